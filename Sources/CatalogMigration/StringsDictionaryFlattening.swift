import FormatSpecifiers
import StringsTables

/// Variables whose texts name other variables, put beside each other: a substitution of a catalog holds plain texts.
///
/// `%1$#@files@` with `one file in %2$#@folders@` and `%1$lld files in %2$#@folders@` becomes
/// `%1$#@files@%2$#@folders@`, and `files` is left with `one file in ` and `%1$lld files in `. What stands behind the
/// inner variable becomes a variable of its own where it differs.
struct StringsDictionaryFlattening {
  private(set) var format: String
  private(set) var variables: [StringsDictionaryVariable]
  /// The variable that could not be taken apart, since its texts name different ones.
  private(set) var unflattened: String?

  /// How often variables may be nested; a variable that names itself would never end.
  private static let depthLimit = 8

  init(_ format: String, _ variables: [StringsDictionaryVariable]) {
    self.format = format
    self.variables = variables
    var depth = 0
    while let variable = nestingVariable() {
      depth += 1
      guard depth <= Self.depthLimit, flatten(variable) else {
        unflattened = variable.name
        return
      }
    }
  }

  /// A variable that the text names, and that names others.
  private func nestingVariable() -> StringsDictionaryVariable? {
    for argument in FormatString(format).arguments where argument.kind == .substitution {
      let variable = variables.last { $0.name == argument.name }
      if let variable, variable.cases.contains(where: { !names(in: $0.text).isEmpty }) { return variable }
    }
    return nil
  }

  private func names(in text: String) -> [String] {
    FormatString(text).arguments.filter { $0.kind == .substitution }.compactMap(\.name)
      .filter { name in variables.contains { $0.name == name } }
  }

  private mutating func flatten(_ variable: StringsDictionaryVariable) -> Bool {
    let places = FormatString(format).arguments.filter { $0.kind == .substitution && $0.name == variable.name }
    guard let position = places.first?.position, places.allSatisfy({ $0.position == position }) else { return false }
    let cases = variable.cases.map { parts(of: $0.text, from: position) }
    guard let first = cases.first, cases.allSatisfy({ $0.references == first.references }),
      // What other texts name has to stay, and what names itself in the end has no end.
      !variables.contains(where: { $0.cases.contains { names(in: $0.text).contains(variable.name) } })
    else { return false }

    var replacement = ""
    var made: [StringsDictionaryVariable] = []
    for index in first.texts.indices {
      let texts = cases.map { $0.texts[index] }
      if Set(texts).count == 1 {
        replacement += texts[0]
      } else {
        let name = made.isEmpty ? variable.name : unusedName(variable.name, made)
        var part = variable
        part.name = name
        part.cases = zip(variable.cases, texts).map { StringsDictionaryCase($0.name, $1) }
        made.append(part)
        replacement += "%\(position)$#@\(name)@"
      }
      if index < first.references.count {
        replacement += "%\(first.references[index].position)$#@\(first.references[index].name)@"
      }
    }
    format = Self.numbered(format) { $0.name == variable.name ? replacement : nil }
    variables.removeAll { $0.name == variable.name }
    variables += made
    return true
  }

  private struct Reference: Hashable {
    var name: String
    var position: Int
  }

  /// The texts between the variables that a text names, all arguments numbered: those without number count on from that
  /// of the text's own variable.
  private func parts(of text: String, from position: Int) -> (texts: [String], references: [Reference]) {
    var texts = [""]
    var references: [Reference] = []
    var next = position
    for piece in FormatString(text).pieces {
      switch piece {
      case .text(let text): texts[texts.count - 1] += text
      case .percentSign: texts[texts.count - 1] += "%%"
      case .argument(let argument):
        let place = argument.writtenPosition ?? next
        if argument.writtenPosition == nil { next += 1 }
        if argument.kind == .substitution, let name = argument.name, variables.contains(where: { $0.name == name }) {
          references.append(Reference(name: name, position: place))
          texts.append("")
        } else {
          texts[texts.count - 1] += argument.text(withPosition: place)
        }
      }
    }
    return (texts, references)
  }

  private func unusedName(_ name: String, _ made: [StringsDictionaryVariable]) -> String {
    let taken = Set((variables + made).map(\.name))
    var number = 2
    while taken.contains("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }

  /// The text with every argument numbered, and some replaced.
  private static func numbered(_ text: String, replacing replacement: (FormatArgument) -> String?) -> String {
    FormatString(text).pieces.reduce(into: "") { result, piece in
      switch piece {
      case .text(let text): result += text
      case .percentSign: result += "%%"
      case .argument(let argument):
        let isReplaced = argument.kind == .substitution ? replacement(argument) : nil
        result += isReplaced ?? argument.text(withPosition: argument.position)
      }
    }
  }
}
