import Findings
package import LocalizableReferences
import PropertyLists
import SourceText

/// Extracts the localizable texts of `Info.plist` files and of the build settings that become a part of one.
package struct InfoPlistExtractor: Extractor {
  package init() {}

  package var fileExtensions: Set<String> { ["plist"] }

  package func references(
    in units: [ExtractionUnit], context: [ExtractableFile], access: SourceAccess,
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) throws -> [ExtractionResult] {
    units.map { unit in
      let variables = BuildVariables(values: unit.infoPlist?.variables ?? [:])
      var result = ExtractionResult()
      for file in Self.lists(of: unit) {
        Self.add(file, variables, access, to: &result)
      }
      if let settings = unit.infoPlist, settings.isGenerated {
        // Configurations may have lists of their own, each with its table.
        let tables = Self.lists(of: unit).map { InfoPlistTable.name(forFile: $0.path) }
        for table in tables.isEmpty ? [InfoPlistTable.defaultName] : tables {
          Self.add(settings, variables, table: table, to: &result)
        }
      }
      return result
    }
  }

  private static func lists(of unit: ExtractionUnit) -> [ExtractableFile] {
    unit.files.filter { $0.path.lowercased().hasSuffix(".plist") && !SettingsBundleExtractor.isPage($0.path) }
  }

  // MARK: Files

  private static func add(
    _ file: ExtractableFile, _ variables: BuildVariables, _ access: SourceAccess, to result: inout ExtractionResult
  ) {
    guard let bytes = access.bytes(of: file) else {
      result.findings.append(ExtractionFindings.unreadable(file.path))
      result.incompleteFiles.append(file.path)
      return
    }
    let places = PropertyListPlaces(bytes: bytes, path: file.path)
    do {
      let list = try PropertyListReader.propertyList(in: places.bytes, path: file.path)
      let table = InfoPlistTable.name(forFile: file.path)
      for entry in list.dictionary?.entries ?? [] {
        guard let text = entry.value.string else { continue }
        let isLocalizable = InfoPlistKeys.isLocalizable(entry.key)
        result.references.append(
          LocalizableReference(
            key: entry.key, table: table, comment: InfoPlistKeys.comments[entry.key],
            defaultValue: variables.expanded(text), location: places.location(ofKey: entry.key), reason: entry.key,
            origin: .propertyList, addsKey: isLocalizable))
      }
      for (text, name, addsKey) in textKeys(in: list) {
        result.references.append(
          LocalizableReference(
            key: text, table: table, location: places.location(ofText: text), reason: name, origin: .propertyList,
            addsKey: addsKey))
      }
    } catch {
      result.findings += error.findings
      result.incompleteFiles.append(file.path)
    }
  }

  /// Texts that are keys themselves. Xcode takes the descriptions of types; names of document types and titles of
  /// shortcuts are looked up in the table too, but public catalogs have them only where somebody added them.
  private static func textKeys(in list: PropertyListNode) -> [(text: String, name: String, addsKey: Bool)] {
    func texts(_ name: String, in listNames: [String], addsKey: Bool) -> [(String, String, Bool)] {
      listNames.flatMap { list[$0]?.array ?? [] }.compactMap { $0[name]?.string }.filter { !$0.isEmpty }
        .map { ($0, name, addsKey) }
    }
    let types = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"]
    return texts("UTTypeDescription", in: types, addsKey: true)
      + texts("CFBundleTypeName", in: ["CFBundleDocumentTypes"], addsKey: false)
      + texts("UIApplicationShortcutItemTitle", in: ["UIApplicationShortcutItems"], addsKey: false)
      + texts("UIApplicationShortcutItemSubtitle", in: ["UIApplicationShortcutItems"], addsKey: false)
  }

  // MARK: Build settings

  private static func add(
    _ settings: InfoPlistSource, _ variables: BuildVariables, table: String, to result: inout ExtractionResult
  ) {
    // The file's own texts come first; a generated list has a name in any case.
    let present = Set(result.references.filter { $0.table == table }.map(\.key))
    var values = settings.values
    values["CFBundleName"] = values["CFBundleName"] ?? "$(PRODUCT_NAME)"
    for (key, text) in values.sorted(by: { $0.key < $1.key }) where !present.contains(key) {
      let setting = settings.values[key] == nil ? "PRODUCT_NAME" : "INFOPLIST_KEY_" + key
      result.references.append(
        LocalizableReference(
          key: key, table: table, comment: InfoPlistKeys.comments[key], defaultValue: variables.expanded(text),
          location: ReferenceLocation(
            path: settings.definedIn, line: settings.places[setting]?.line ?? 1,
            column: settings.places[setting]?.column ?? 1),
          reason: setting,
          origin: .propertyList, addsKey: InfoPlistKeys.isLocalizable(key)))
    }
  }
}
