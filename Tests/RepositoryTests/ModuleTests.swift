import Testing

/// The modules' layers, which the compiler does not guard: SwiftPM lets a target import whatever was built before.
@Suite struct ModuleTests {
  let modules: DeclaredModules

  init() throws { modules = try DeclaredModules.all.get() }

  @Test func findsTheModules() {
    #expect(modules.names.count > 12)
    #expect(modules.names.contains("SourceExtraction"))
    #expect(modules.dependencies["StringCatalog"]?.contains("LosslessJSON") == true)
  }

  @Test func dependsOnLowerModulesOnly() {
    for (place, name) in modules.names.enumerated() {
      for dependency in modules.dependencies[name] ?? [] where modules.names.contains(dependency) {
        #expect(
          modules.names[..<place].contains(dependency),
          "\(name) depends on \(dependency), which the manifest lists below it")
      }
    }
  }

  @Test(arguments: RepositoryFiles.sources)
  func importsWhatTheManifestDeclares(path: String) throws {
    let module = String(path.split(separator: "/")[1])
    let allowed = modules.dependencies[module] ?? []
    for imported in try imports(of: path) where modules.names.contains(imported) {
      #expect(allowed.contains(imported), "\(path) imports \(imported), which \(module) does not depend on")
    }
  }

  @Test(arguments: RepositoryFiles.sources)
  func importsSwiftSyntaxInOneModuleOnly(path: String) throws {
    let syntax = try imports(of: path).filter {
      $0.wholeMatch(of: /Swift(Syntax|Parser|Operators|IfConfig|Diagnostics)\w*/) != nil
    }
    #expect(
      syntax.isEmpty || path.hasPrefix("Sources/SourceExtraction/"),
      "\(path) imports \(syntax.joined(separator: ", ")): whoever imports it, needs its flags")
  }

  @Test(arguments: RepositoryFiles.sources)
  func callsICUInOneModuleOnly(path: String) throws {
    let isICU = try imports(of: path).contains("_FoundationICU")
    #expect(!isICU || path.hasPrefix("Sources/LanguageData/"), "\(path) calls ICU: ask LanguageData instead")
  }

  @Test func describesEachModuleOnce() throws {
    let page = try RepositoryFiles.text(of: "Documentation/Contributors/Modules.md")
    var described: [(layer: String, name: String)] = []
    var layer = ""
    for line in page.split(separator: "\n") {
      if let heading = line.wholeMatch(of: /## (.+)/) { layer = String(heading.1) }
      if let paragraph = line.prefixMatch(of: /\*\*([\w-]+)\*\*/) { described.append((layer, String(paragraph.1))) }
    }
    #expect(described.map(\.name).sorted() == modules.names.sorted())
    for (layer, name) in described {
      let expected =
        switch modules.layers[name] {
        case "faces": "Faces"
        case "runtime": "The runtime"
        case let layer: "Layer \(layer?.last ?? "?")"
        }
      #expect(layer == expected, "Modules.md has \(name) under \(layer)")
    }
  }

  private func imports(of path: String) throws -> [String] {
    let kinds = ["struct", "class", "enum", "func", "protocol", "typealias", "var", "let"]
    return try RepositoryFiles.text(of: path).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), words[..<place].allSatisfy(isModifier) else { return nil }
      let names = words[(place + 1)...].drop { kinds.contains(String($0)) }
      return names.first.map { String($0.prefix { $0 != "." }) }
    }
  }

  private func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains(String(word))
  }
}
