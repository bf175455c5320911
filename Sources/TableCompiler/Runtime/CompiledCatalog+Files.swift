import StringsTables

extension CompiledCatalog {
  /// A file that a build expects whatever is in the catalog, so that it is empty where there is nothing for it.
  ///
  /// - Parameter path: `de.lproj/Localizable.strings`, the language as the catalog or its folder spells it.
  package func file(table: String, at path: String) -> [UInt8] {
    let parts = path.split(separator: "/")
    let spelled = parts.dropLast().last.map { $0.hasSuffix(".lproj") ? String($0.dropLast(6)) : String($0) } ?? ""
    let folder = LanguageFolder.name(of: spelled)
    let ending = parts.last?.split(separator: ".").last.map(String.init) ?? ""
    if let language = languages.first(where: { $0.folder == folder }),
      let file = language.files(table: table, serialization: .text).first(where: { $0.path.hasSuffix("." + ending) })
    {
      return file.bytes
    }
    return XMLPropertyListWriter.bytes(of: .dictionary([]), order: .utf16)
  }
}
