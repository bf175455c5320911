@testable import CompiledTables
import Findings
@testable import FormatSpecifiers
import LanguageData
import StringCatalog
@testable import TableCompiler

/// Says each key of a catalog through the runtime's table and straight from the catalog.
struct RuntimeTableComparison {
  private(set) var comparisons = 0
  private(set) var differences: [String] = []

  mutating func compare(_ catalog: StringCatalog, table: String = "Localizable") throws {
    let tables = RuntimeTables([(table: table, path: "C.xcstrings", catalog: catalog)])
    guard let compiled = tables.sources.first?.compiled else { return }
    for language in compiled.languages {
      let result = tables.file(ofLanguage: language.folder)
      let file = try CompiledTableFile(bytes: result.bytes)
      differences += result.findings.map { "\(language.folder): \($0.message)" }
      let found = file.table(named: table)
      for entry in language.entries { compare(entry, found?.message(forKey: entry.key), language.folder) }
    }
  }

  private mutating func compare(_ entry: CompiledEntry, _ found: CompiledMessage?, _ language: String) {
    guard let message = entry.message else {
      if found != nil { differences.append("\(language) \(entry.key): a message that the catalog does not have") }
      return
    }
    for value in [MessageArgument.integer(0), .integer(1), .integer(21), .number(1.5)] {
      // The other arguments differ, so that an exchange shows.
      let arguments = [value, .integer(3), value, .text("x"), .integer(1), .text("y")]
      for device in entry.localization.variations?.device == nil ? ["other"] : ["other", "mac"] {
        comparisons += 1
        let expected = message.text(
          of: arguments, in: CatalogMessageContext(language: LanguageIdentifier(language), device: device))
        var visitor = Visitor(arguments: arguments, language: LanguageIdentifier(language), device: device)
        let isSound = found?.accept(&visitor) ?? false
        let actual = isSound ? String(decoding: visitor.result, as: UTF8.self) : nil
        if actual != expected, expected != nil {
          differences.append("\(language) \(entry.key) \(value): \(actual ?? "nothing") for \(expected ?? "nothing")")
        }
      }
    }
  }

  private struct Visitor: CompiledMessageVisitor {
    let arguments: [MessageArgument]
    let language: LanguageIdentifier?
    let device: String
    var width: Int? { nil }
    var result: [UInt8] = []

    func value(at position: Int) -> MessageArgument? {
      arguments.indices.contains(position - 1) ? arguments[position - 1] : nil
    }

    func wholeNumber(at position: Int) -> Int64? { nil }

    func pluralCategory(of choice: CompiledPluralChoice) -> PluralCategory? {
      language.flatMap { value(at: choice.position)?.pluralCategory(in: $0) }
    }

    func isZero(argument position: Int) -> Bool { value(at: position)?.isZero == true }

    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) { result += bytes }

    mutating func argument(_ place: CompiledPlace, specifier written: UnsafeBufferPointer<UInt8>) {
      guard let value = value(at: place.position) else {
        result += written
        return
      }
      let specifier = place.specifier
      let formatted = FormatArgument(
        kind: .value, writtenPosition: place.position, position: place.position, name: nil,
        flags: String(FormatSpecifier.Flags.characters.filter { specifier.flags.contains($0.1) }.map(\.0)),
        width: size(specifier.width), precision: size(specifier.precision), length: specifier.length.text,
        conversion: Character(specifier.conversion), text: "")
      result += value.plainText(for: formatted.withSizes(from: arguments)).utf8
    }

    private func size(_ size: FormatSpecifier.Size) -> String? {
      switch size {
      case .unspecified: nil
      case .fixed(let number): "\(number)"
      case .argument(let position): "*\(position)$"
      }
    }
  }
}
