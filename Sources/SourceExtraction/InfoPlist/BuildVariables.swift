import Foundation

/// Replaces build settings in a text, as the build does in property lists: `$(PRODUCT_NAME)` and `${PRODUCT_NAME}`.
struct BuildVariables {
  /// References replaced for one text; settings that name each other several times could ask for billions.
  private static let limit = 1000

  let values: [String: String]

  /// Nil where the text names a setting that is not known, or an operator that is not: what the build would make of it
  /// must not be guessed.
  func expanded(_ text: String) -> String? {
    var count = 0
    return expanded(text, depth: 0, count: &count)
  }

  private func expanded(_ text: String, depth: Int, count: inout Int) -> String? {
    guard text.contains("$") else { return text }
    guard depth < 16 else { return nil }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let opening = rest.index(after: dollar)
      guard opening < rest.endIndex, rest[opening] == "(" || rest[opening] == "{" else {
        result += "$"
        rest = rest[opening...]
        continue
      }
      guard let closing = rest[opening...].firstIndex(of: rest[opening] == "(" ? ")" : "}") else { return nil }
      let reference = rest[rest.index(after: opening)..<closing].split(separator: ":").map(String.init)
      count += 1
      guard count <= Self.limit, let name = reference.first, let value = values[name],
        var made = expanded(value, depth: depth + 1, count: &count)
      else { return nil }
      for operation in reference.dropFirst() {
        guard let changed = Self.applying(operation, to: made) else { return nil }
        made = changed
      }
      result += made
      rest = rest[rest.index(after: closing)...]
    }
    return result + rest
  }

  private static func applying(_ operation: String, to text: String) -> String? {
    switch operation {
    case "c99extidentifier": String(text.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    case "rfc1034identifier":
      String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
    case "lower": text.lowercased()
    case "upper": text.uppercased()
    default: nil
    }
  }
}
