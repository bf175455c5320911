import Foundation
import LanguageData
import StringCatalog
import TableCompiler
import TestSupport

/// Compares what a catalog says with what its tables say.
struct PairComparison {
  static let numbers: [Double] = [0, 1, 2, 3, 5, 11, 21, 100, 1.5]

  var comparisons = 0
  var differences: [String] = []

  /// Compiles a catalog and evaluates each key in each language both ways.
  ///
  /// - Parameter devices: nil asks for none.
  mutating func compare(_ catalog: StringCatalog, devices: [String?], options: TableCompilerOptions = .init()) {
    for language in CompiledCatalog(catalog, options: options).languages {
      // XML has no form for control characters, which a few texts hold by accident; they are told by a warning.
      let files = language.files(table: "Table", serialization: language.hasControlCharacters ? .binary : .text)
      let identifier = LanguageIdentifier(language.folder)
      for device in devices {
        let pair = TablePairEvaluator(
          strings: files.first { $0.path.hasSuffix(".strings") }.map { Data($0.bytes) },
          stringsdict: files.first { $0.path.hasSuffix(".stringsdict") }.map { Data($0.bytes) },
          language: identifier, device: device)
        let context = CatalogMessageContext(language: identifier, device: device)
        for entry in language.entries {
          // Without rules the device makes no difference.
          if device != devices.first, entry.content.rules == nil { continue }
          compare(entry, in: language.folder, pair, context)
        }
      }
    }
  }

  private mutating func compare(
    _ entry: CompiledEntry, in language: String, _ pair: TablePairEvaluator, _ context: CatalogMessageContext
  ) {
    let message = entry.message
    // Where nothing stands for a number, one is as good as nine.
    let isPlain = entry.content.rules == nil && entry.content.text?.utf8.contains(UInt8(ascii: "%")) != true
    for number in isPlain ? Array(Self.numbers.prefix(1)) : Self.numbers {
      // Every argument of its own, so that a wrong position shows; and all the same, so that each is counted for each.
      for step in [0.0, 7.0] {
        let values = (0..<12).map { number + step * Double($0) }
        let expected = message?.text(of: values.map(Self.argument), in: context)
        let found = pair.text(of: entry.key, values)
        comparisons += 1
        if expected != found {
          differences.append(
            "\(language) \(context.device ?? "") \(entry.key) \(values): \(expected ?? "nil") ≠ \(found ?? "nil")")
        }
      }
    }
  }

  private static func argument(_ value: Double) -> MessageArgument {
    value == value.rounded() ? .integer(Int(value)) : .number(value)
  }
}

extension CompiledLanguage {
  fileprivate var hasControlCharacters: Bool {
    entries.contains { entry in
      entry.localization.stringUnits.contains { unit in
        unit.unit.value.utf8.contains { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
      }
    }
  }
}
