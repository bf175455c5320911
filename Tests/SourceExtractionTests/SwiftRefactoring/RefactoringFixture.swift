import LocalizableReferences
import SourceExtraction
import SourceText

/// A source in which uses of keys become symbols, or the other way round.
struct RefactoringFixture {
  var source: String
  /// Symbols by their keys.
  var symbols: [SymbolForm]

  /// What is left of the source, and the reasons of what stays.
  struct Result: Equatable {
    var source: String
    var refusals: [String]
  }

  init(_ source: String, _ symbols: SymbolForm...) {
    self.source = source
    self.symbols = symbols
  }

  func withSymbols() throws -> Result {
    let references = try ExtractionFixture(source).result(SwiftSymbolRefactoring().extractor).references
    let wanted = references.map { reference in
      (reference, symbols.first { $0.key == reference.key && $0.table == reference.table ?? "Localizable" })
    }
    return result(SwiftSymbolRefactoring().symbols(for: wanted, in: Array(source.utf8)))
  }

  func withStrings() throws -> Result {
    let members = try ExtractionFixture(source).result(SwiftSymbolRefactoring().extractor).resourceMembers
    let wanted = members.compactMap { member -> (ResourceMemberReference, SymbolForm)? in
      let symbol = symbols.first { symbol in
        (symbol.namespace.map { [$0] } ?? []) + [symbol.name] == member.names
          && symbol.parameters.map(\.label) == member.argumentLabels
      }
      return symbol.map { (member, $0) }
    }
    return result(SwiftSymbolRefactoring().strings(for: wanted, in: Array(source.utf8)))
  }

  private func result(_ places: [RefactoredPlace?]) -> Result {
    var edits: [TextEdit] = []
    var refusals: [String] = []
    for place in places {
      switch place {
      case .edits(let own)?: edits += own
      case .refused(let reason)?: refusals.append(reason)
      case nil: break
      }
    }
    let bytes = edits.applied(to: Array(source.utf8)) ?? Array("edits overlap".utf8)
    return Result(source: String(decoding: bytes, as: UTF8.self), refusals: refusals)
  }
}

extension SymbolForm {
  static func plain(_ key: String, _ name: String, table: String = "Localizable", comment: String? = nil) -> Self {
    Self(
      key: key, table: table, namespace: table == "Localizable" ? nil : table, name: name, parameters: [],
      comment: comment)
  }

  static func counting(_ key: String, _ name: String, label: String? = nil, text: String? = nil) -> Self {
    Self(
      key: key, table: "Localizable", namespace: nil, name: name,
      parameters: [.init(label: label, type: "Int", specifier: "%lld")], sourceText: text)
  }

  static func naming(_ key: String, _ name: String) -> Self {
    Self(
      key: key, table: "Localizable", namespace: nil, name: name,
      parameters: [.init(label: nil, type: "String", specifier: nil)])
  }
}
