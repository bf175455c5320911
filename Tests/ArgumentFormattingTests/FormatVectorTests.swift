import ArgumentFormatting
import FormatSpecifiers
import Foundation
import TestSupport
import Testing

/// Results of `String(format:locale:)` that were recorded from Foundation, where they lie beside the checkout.
@Suite(.enabled(if: CorpusLocation.exists, "needs the recorded vectors"))
struct FormatVectorTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    var format: String
    var arguments: [FormatValue]
    var locale: String?
    var expected: String
    var testDescription: String { "\(locale ?? "no locale"): \(format)" }
  }

  static let vectors: [Vector] = {
    guard
      let file = CorpusLocation.folder?.deletingLastPathComponent()
        .appendingPathComponent("facts/format-vectors.json"),
      let data = try? Data(contentsOf: file),
      let rows = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
    else { return [] }
    return rows.compactMap { row in
      guard let name = row["api"] as? String, name.hasPrefix("String(format"),
        let input = row["input"] as? [String: Any], let format = input["format"] as? String,
        let arguments = input["arguments"] as? [Any], let expected = row["expected"] as? String
      else { return nil }
      return Vector(
        format: format, arguments: arguments.map(Self.value), locale: row["locale"] as? String, expected: expected)
    }
  }()

  /// A number as JSON has it, or `Int64 5`, `UInt64.max`, `Inf`, `1/3`, a text.
  static func value(_ json: Any) -> FormatValue {
    guard let text = json as? String else {
      let number = json as? NSNumber ?? 0
      return CFNumberIsFloat(number) ? .double(number.doubleValue) : .signed(number.int64Value)
    }
    switch text {
    case "NaN": return .double(.nan)
    case "Inf": return .double(.infinity)
    case "1/3": return .double(1 / 3)
    case "Int64.min": return .signed(.min)
    case "UInt64.max": return .unsigned(.max)
    default: break
    }
    let words = text.split(separator: " ")
    guard words.count == 2, let number = words.last else { return .text(text) }
    if words[0].hasPrefix("UInt"), let number = UInt64(number) { return .unsigned(number) }
    if words[0].hasPrefix("Int"), let number = Int64(number) { return .signed(number) }
    return .text(text)
  }

  private static func CFNumberIsFloat(_ number: NSNumber) -> Bool {
    let type = String(cString: number.objCType)
    return type == "d" || type == "f"
  }

  @Test func allAreRead() { #expect(Self.vectors.count == 38) }

  @Test(arguments: vectors) func writesAsFoundationDoes(_ vector: Vector) {
    // Foundation reads the largest number as a negative one; the number is right here.
    let expected = vector.expected.replacing(
      "[-1]", with: vector.locale == "de_DE" ? "[18.446.744.073.709.551.615]" : "[18,446,744,073,709,551,615]"
    )
    .replacing("[\u{61C}-١]", with: "[١٨٬٤٤٦٬٧٤٤٬٠٧٣٬٧٠٩٬٥٥١٬٦١٥]")
    #expect(FormattedText.text(vector.format, vector.arguments, locale: vector.locale) == expected)
  }
}
