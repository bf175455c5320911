/// The modules of `Package.swift` and what each may import, read from the manifest's text: asking SwiftPM would wait
/// for the build that runs the tests.
struct DeclaredModules {
  static let all = Result { try DeclaredModules() }

  /// In the manifest's order, the lowest layer first.
  private(set) var names: [String] = []
  private(set) var dependencies: [String: [String]] = [:]
  /// The list that a module stands in: `layer0`, `layer1`, …, `runtime`, `faces`.
  private(set) var layers: [String: String] = [:]

  private init() throws {
    let list = /let (?<layer>layer\d|runtime|faces): \[Target\] = \[(?<body>.*?)\n\]/.dotMatchesNewlines()
    let target =
      /(?:module\(\s*|name: )"(?<name>[\w-]+)"(?:,\s*(?:dependencies: )?\[(?<dependencies>[^\]]*)\])?/
      .dotMatchesNewlines()
    for match in try RepositoryFiles.text(of: "Package.swift").matches(of: list) {
      for module in match.body.matches(of: target) {
        let name = String(module.name)
        names.append(name)
        layers[name] = String(match.layer)
        dependencies[name] = (module.dependencies ?? "").matches(of: /"(\w+)"/).map { String($0.1) }
      }
    }
  }
}
