import Foundation
import PackagePlugin

/// Compiles the String Catalogs of a target into its resource bundle, and generates their symbols.
///
/// The commands are planned here, without the catalogs' contents being understood; `catalog-compiler` does the work, and
/// only for what changed.
@main
struct CompileCatalogs: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let catalogs = module.sourceFiles.map(\.url).filter { $0.pathExtension == "xcstrings" }
      .sorted { $0.path < $1.path }
    guard !catalogs.isEmpty else { return [] }
    let folder = context.pluginWorkDirectoryURL
    let tool = try context.tool(named: "catalog-compiler").url
    var outlines = CatalogOutlineCache(in: folder)
    var commands: [Command] = []
    var languages: Set<String> = []
    var pathOfTable: [String: String] = [:]
    for catalog in catalogs {
      let table = catalog.deletingPathExtension().lastPathComponent
      if let other = pathOfTable.updateValue(catalog.path, forKey: table) {
        Diagnostics.error("\(catalog.path) has the name of \(other), expected one catalog for each table of a target")
        continue
      }
      let outline = outlines.outline(of: catalog)
      languages.formUnion(outline.languages)
      #if !os(macOS)
        // On a Mac the build itself compiles catalogs into these, and two must not make the same file.
        commands.append(
          Self.tablesCommand(
            catalog, table: table, outline, hasSymbols: outline.hasSymbols && module is SwiftSourceModuleTarget,
            folder: folder, tool: tool))
      #endif
    }
    outlines.save()
    commands.append(Self.compiledTablesCommand(catalogs, languages: languages, folder: folder, tool: tool))
    return commands
  }

  /// `.strings`, `.stringsdict` and symbols of one catalog.
  private static func tablesCommand(
    _ catalog: URL, table: String, _ outline: CatalogOutline, hasSymbols: Bool, folder: URL, tool: URL
  ) -> Command {
    var outputs = outline.languages.map { "\($0).lproj/\(table).strings" }
    outputs += outline.varyingLanguages.map { "\($0).lproj/\(table).stringsdict" }
    if hasSymbols { outputs.append("GeneratedStringSymbols_\(table).swift") }
    return .buildCommand(
      displayName: "Compile \(catalog.lastPathComponent)", executable: tool,
      arguments: ["tables", "--output-directory", folder.path] + outputs.flatMap { ["--output", $0] }
        + ["--", catalog.path],
      inputFiles: [catalog], outputFiles: outputs.map { folder.appending(path: $0) })
  }

  /// One file a language, with the tables of all catalogs.
  private static func compiledTablesCommand(
    _ catalogs: [URL], languages: Set<String>, folder: URL, tool: URL
  ) -> Command {
    let outputs = languages.sorted().map { "\($0).lproj/Tables.dragoman" }
    return .buildCommand(
      displayName: "Compile tables of \(catalogs.count == 1 ? "1 catalog" : "\(catalogs.count) catalogs")",
      executable: tool,
      arguments: ["compiled-tables", "--output-directory", folder.path] + outputs.flatMap { ["--output", $0] }
        + ["--"] + catalogs.map(\.path),
      inputFiles: catalogs, outputFiles: outputs.map { folder.appending(path: $0) })
  }
}
