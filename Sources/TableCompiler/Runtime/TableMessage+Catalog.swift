import CompiledTables
import FormatSpecifiers
import LanguageData
import StringCatalog

extension TableMessage {
  /// The message of a key in one language; nil where the catalog has no text.
  init?(_ entry: CompiledEntry) {
    guard let message = entry.message else { return nil }
    if case .text = message, entry.localization.substitutions?.isEmpty ?? true, let unit = entry.localization.stringUnit
    {
      // As it was written: without arguments, `%%` is shown as it stands.
      self = .format(FormatString(unit.value).withoutNames)
    } else {
      self.init(message)
    }
  }

  /// A message whose arguments are resolved.
  init(_ message: CatalogMessage) {
    switch message {
    case .text(let pieces):
      self = .text(
        pieces.map { piece in
          switch piece {
          case .text("%"): return .percentSign
          case .text(let text): return .text(text)
          case .argument(let argument): return .argument(argument)
          case .message(let part): return .message(TableMessage(part), written: "%#@…@")
          }
        })
    case .plural(let plural):
      var branches: [PluralCategory: TableMessage] = [:]
      for branch in plural.cases {
        guard let category = PluralCategory(rawValue: branch.name) else { continue }
        branches[category] = TableMessage(branch.message)
      }
      self = .plural(Plural(position: plural.argument, branches: branches))
    case .devices(let branches):
      self = .device(Dictionary(branches.map { ($0.name, TableMessage($0.message)) }) { first, _ in first })
    case .widths(let branches):
      let widths = branches.compactMap { branch in Int(branch.name).map { ($0, TableMessage(branch.message)) } }
      self = .width(Dictionary(widths) { first, _ in first })
    }
  }
}
