import SourceText

/// Writes the source file of a table's symbols, to the byte as Xcode 26 does where no option is set.
struct SymbolFileWriter {
  let table: String
  let sourceLanguage: String
  let options: SymbolOptions

  private static let availability = "@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)"

  func text(of symbols: [CatalogSymbol]) -> String {
    guard !symbols.isEmpty else { return "" }
    var lines = header
    lines.append(Self.availability)
    lines.append("nonisolated extension LocalizedStringResource {")
    // Texts may have lines of their own, which are then indented or not with the others.
    let members = symbols.map { member($0).joined(separator: "\n") }.joined(separator: "\n\n")
    if let namespace = SymbolName.namespace(ofTable: table) {
      lines.append("    /// Namespace for strings in file “\(tableInLine).xcstrings”.")
      lines.append("    \(modifier)enum \(SwiftIdentifier.written(namespace)) {")
      for line in members.split(separator: "\n", omittingEmptySubsequences: false) {
        lines.append(line.isEmpty ? "" : "    " + line)
      }
      lines.append("    }")
    } else {
      lines.append(members)
    }
    lines.append("}")
    return lines.joined(separator: "\n")
  }

  /// The name of the table in a comment of one line, which a line break in it would end.
  private var tableInLine: String { String(Self.inComment(table).map { $0.isNewline ? " " : $0 }) }

  private var modifier: String { options.access == .internal ? "" : options.access.rawValue + " " }

  private var header: [String] {
    var lines = [
      "// ",
      "// \(SymbolGenerator.fileName(ofTable: tableInLine))",
      "// Auto-Generated symbols for localized strings defined in “\(tableInLine).xcstrings”.",
      "// ",
      "",
    ]
    lines += importing("Foundation")
    for module in options.importedModules {
      lines += ["#if canImport(\(module))"] + importing(module) + ["#endif"]
    }
    lines += [
      "",
      "#if SWIFT_PACKAGE",
      "private nonisolated let resourceBundle = Foundation.Bundle.module",
      Self.availability,
      "private nonisolated let resourceBundleDescription = "
        + "LocalizedStringResource.BundleDescription.atURL(resourceBundle.bundleURL)",
      "#else",
      "",
      "private class ResourceBundleClass {}",
      Self.availability,
      "private nonisolated let resourceBundleDescription = "
        + "LocalizedStringResource.BundleDescription.forClass(ResourceBundleClass.self)",
      "#endif",
      "",
    ]
    return lines
  }

  /// What others are to see is made of the module's types, so they have to see those. Where imports are public by
  /// default, on the other hand, one file may not say otherwise.
  private func importing(_ module: String) -> [String] {
    guard options.access != .internal else { return ["import \(module)"] }
    return [
      "#if hasFeature(InternalImportsByDefault)", "\(modifier)import \(module)", "#else", "import \(module)", "#endif",
    ]
  }

  private func member(_ symbol: CatalogSymbol) -> [String] {
    let key = SwiftStringLiteral.text(symbol.key)
    var declaration = "    \(modifier)static "
    var arguments = key
    if symbol.parameters.isEmpty {
      declaration += "var \(symbol.writtenName): LocalizedStringResource {"
    } else {
      let parameters = symbol.parameters.map(\.declaration).joined(separator: ", ")
      declaration += "func \(symbol.writtenName)(\(parameters)) -> LocalizedStringResource {"
      arguments += ", defaultValue: \"" + symbol.parameters.map(\.interpolation).joined() + "\""
    }
    arguments += ", table: \(SwiftStringLiteral.text(table)), bundle: resourceBundleDescription"
    return documentation(of: symbol) + [declaration, "        LocalizedStringResource(\(arguments))", "    }"]
  }

  /// Only the first line of a comment is indented: Xcode puts it in as it is.
  private func documentation(of symbol: CatalogSymbol) -> [String] {
    var lines = ["    /**"]
    if let comment = symbol.comment { lines += ["     " + Self.inComment(comment), "     "] }
    if options.documentsSourceText, let text = symbol.sourceText {
      lines += ["     Text in “\(Self.inComment(sourceLanguage))”: “\(Self.inComment(text))”", "     "]
    }
    lines.append("     Localized string for key “\(Self.inComment(symbol.key))” in table “\(tableInLine).xcstrings”.")
    return lines + ["     */"]
  }

  /// A text that neither ends the comment nor opens another one.
  private static func inComment(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "*")) || text.utf8.contains(0) else { return text }
    // By scalars: an accent behind the stroke does not keep it from ending the comment.
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars where scalar != "\0" {
      if (previous == "*" && scalar == "/") || (previous == "/" && scalar == "*") { result.append(" ") }
      result.append(scalar)
      previous = scalar
    }
    return String(result)
  }
}
