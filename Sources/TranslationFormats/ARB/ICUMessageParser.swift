/// Takes a message apart.
struct ICUMessageParser {
  private let scalars: [Unicode.Scalar]
  private let isQuoting: Bool
  private var index = 0
  /// No message nests deeper; each level is a few calls.
  private static let depthLimit = 32

  init(_ text: String, isQuoting: Bool) {
    scalars = Array(text.unicodeScalars)
    self.isQuoting = isQuoting
  }

  mutating func message() -> [ICUMessage.Part]? {
    guard let parts = parts(isInPlural: false, depth: 0), index == scalars.count else { return nil }
    return parts
  }

  /// Up to a closing brace or the end.
  private mutating func parts(isInPlural: Bool, depth: Int) -> [ICUMessage.Part]? {
    guard depth < Self.depthLimit else { return nil }
    var parts: [ICUMessage.Part] = []
    var text = String.UnicodeScalarView()
    func flush(_ parts: inout [ICUMessage.Part], _ text: inout String.UnicodeScalarView) {
      if !text.isEmpty { parts.append(.text(String(text))) }
      text = String.UnicodeScalarView()
    }
    while index < scalars.count, scalars[index] != "}" {
      let scalar = scalars[index]
      if scalar == "{" {
        flush(&parts, &text)
        guard let argument = argument(isInPlural: isInPlural, depth: depth) else { return nil }
        parts.append(argument)
      } else if scalar == "#", isInPlural {
        flush(&parts, &text)
        parts.append(.number)
        index += 1
      } else if scalar == "'", isQuoting {
        readQuotation(into: &text, isInPlural: isInPlural)
      } else {
        text.append(scalar)
        index += 1
      }
    }
    flush(&parts, &text)
    return parts
  }

  private mutating func readQuotation(into text: inout String.UnicodeScalarView, isInPlural: Bool) {
    index += 1
    if take("'") {
      text.append("'")
      return
    }
    // An apostrophe quotes only before what has a meaning.
    guard index < scalars.count, scalars[index] == "{" || scalars[index] == "}" || (isInPlural && scalars[index] == "#")
    else {
      text.append("'")
      return
    }
    while index < scalars.count {
      if take("'") {
        guard take("'") else { return }
        text.append("'")
      } else {
        text.append(scalars[index])
        index += 1
      }
    }
  }

  /// From the opening brace on.
  private mutating func argument(isInPlural: Bool, depth: Int) -> ICUMessage.Part? {
    index += 1
    skipSpace()
    guard let name = word() else { return nil }
    skipSpace()
    if take("}") { return .argument(name: name, format: nil) }
    guard take(",") else { return nil }
    skipSpace()
    let start = index
    guard let kind = word() else { return nil }
    skipSpace()
    switch kind {
    case "plural", "selectordinal":
      guard take(","), let branches = branches(isInPlural: true, depth: depth) else { return nil }
      return .plural(name: name, isOrdinal: kind == "selectordinal", branches: branches)
    case "select":
      guard take(","), let branches = branches(isInPlural: isInPlural, depth: depth) else { return nil }
      return .select(name: name, branches: branches)
    default:
      while index < scalars.count, scalars[index] != "}", scalars[index] != "{" { index += 1 }
      let format = String(String.UnicodeScalarView(scalars[start..<index]))
      return take("}") ? .argument(name: name, format: format) : nil
    }
  }

  private mutating func branches(isInPlural: Bool, depth: Int) -> [ICUMessage.Branch]? {
    var branches: [ICUMessage.Branch] = []
    while true {
      skipSpace()
      if take("}") { return branches.contains { $0.selector == "other" } ? branches : nil }
      let isExact = take("=")
      guard let selector = word() else { return nil }
      skipSpace()
      guard take("{"), let parts = parts(isInPlural: isInPlural, depth: depth + 1), take("}") else { return nil }
      branches.append(ICUMessage.Branch((isExact ? "=" : "") + selector, parts))
    }
  }

  private mutating func word() -> String? {
    let start = index
    while index < scalars.count, Self.isWordScalar(scalars[index]) { index += 1 }
    return index > start ? String(String.UnicodeScalarView(scalars[start..<index])) : nil
  }

  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || ["_", "-", "$", "."].contains(scalar)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard index < scalars.count, scalars[index] == scalar else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
  }
}
