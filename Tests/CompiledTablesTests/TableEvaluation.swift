@testable import CompiledTables
import FormatSpecifiers
import Foundation
import LanguageData

/// What a message is to say, by the description of the format and without its files: German numbers.
enum TableEvaluation {
  /// The arguments are a number shown as "#", the text "@", and 1.
  static func text(_ message: TableMessage, _ number: Double, device: String, width: Int) -> String {
    let numbers: [Int: Double] = [1: number, 3: 1]
    let texts: [Int: String] = [1: "#", 2: "@", 3: "1"]
    switch message {
    case .text(let pieces):
      return pieces.map { piece in
        switch piece {
        case .text(let text): text
        case .percentSign: "%"
        case .argument(let argument): texts[argument.position] ?? argument.text
        case .message(let message, _): Self.text(message, number, device: device, width: width)
        }
      }.joined()
    case .plural(let plural):
      let value = numbers[plural.position]
      let category: PluralCategory = value == 1 ? .one : .other
      let order = (value == 0 ? [PluralCategory.zero] : []) + [category, .other]
      let chosen = order.compactMap { plural.branches[$0] }.first
      return chosen.map { Self.text($0, number, device: device, width: width) } ?? ""
    case .number(let choice):
      let smallest = choice.branches.keys.min() ?? 0
      let value = numbers[choice.position].map { Int($0) }
      return (value.flatMap { choice.branches[$0] } ?? choice.branches[smallest])
        .map { Self.text($0, number, device: device, width: width) } ?? ""
    case .device(let branches):
      return (branches[device] ?? branches["other"]).map { Self.text($0, number, device: device, width: width) } ?? ""
    case .width(let branches):
      let sorted = branches.sorted { $0.key < $1.key }
      return (sorted.last { $0.key <= width } ?? sorted.first)
        .map { Self.text($0.value, number, device: device, width: width) } ?? ""
    }
  }
}

enum DataFile {
  static func write(_ bytes: [UInt8], to path: String) throws { try Data(bytes).write(to: URL(fileURLWithPath: path)) }
}
