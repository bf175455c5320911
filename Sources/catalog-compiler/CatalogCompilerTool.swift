import CommandLineInterface

/// The command line of `catalog-compiler`, which plugins write and people read in build logs.
enum CatalogCompilerTool {
  static let catalogs = ArgumentDeclaration("CATALOG", .oneOrMore, "String Catalogs")
  static let outputDirectory = OptionDeclaration.value("output-directory", "FOLDER", "where the files go")
  static let outputs = OptionDeclaration.values(
    "output", "PATH", "a file to write, below the folder; whatever the catalog has, it is written")

  static let tables = CommandDeclaration(
    name: "tables", summary: "write .strings and .stringsdict tables and symbols of a catalog",
    arguments: [catalogs], options: [outputDirectory, outputs])
  static let compiledTables = CommandDeclaration(
    name: "compiled-tables", summary: "write the compiled tables of languages, with all catalogs in each",
    arguments: [catalogs], options: [outputDirectory, outputs])

  static let declaration = ToolDeclaration(
    name: "catalog-compiler", version: "0.1.0", summary: "compiles String Catalogs in builds of Swift packages",
    commands: [compiledTables, tables])

  /// Symbols are members of a type that Foundation has on Apple's systems only; elsewhere they wait for a module that
  /// has it, or for a package that says that it has one of its own.
  static func guarded(_ symbols: String) -> String {
    guard !symbols.isEmpty else { return "" }
    return """
      #if canImport(Darwin) || canImport(FoundationLocalization) || LOCALIZED_STRING_RESOURCE
      \(symbols)
      #endif

      """
  }
}
