import LosslessXML

/// White space, quotation marks and backslashes in Android's texts.
package enum AndroidText {
  /// The text that an app gets of an element's content.
  static func text(of element: XMLTree.Element) -> String {
    var decoder = Decoder()
    decoder.append(element)
    return decoder.finished()
  }

  /// A text as the content of an element.
  package static func xml(of text: String) -> String {
    var result = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "'": result += "\\'"
      case "@" where index == 0, "?" where index == 0: result += "\\" + String(scalar)
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case " ":
        // Spaces at the ends, and all but one of several, would be taken away.
        let isKept = index > 0 && index + 1 < scalars.count && scalars[index - 1] != " "
        result += isKept ? " " : "\\u0020"
      case "\u{0}"..<"\u{20}", "\u{7F}", "\u{FFFE}", "\u{FFFF}": result += escaped(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private struct Decoder {
    private var result = String.UnicodeScalarView()
    /// Whether white space is kept, between quotation marks.
    private var isQuoted = false
    /// Whether white space was read that counts as one space if something follows.
    private var hasPendingSpace = false
    /// Half of a character that was written as two `\u`.
    private var highSurrogate: UInt16?

    mutating func append(_ element: XMLTree.Element) {
      for child in element.children {
        switch child {
        case .text(let text, _): append(text)
        case .comment: continue
        case .element(let inner) where inner.name == "xliff:g" || inner.name.hasSuffix(":g"): append(inner)
        case .element(let inner):
          let attributes = inner.attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
          put("<\(inner.name)\(attributes)\(inner.contentRange == nil ? "/" : "")>".unicodeScalars)
          append(inner)
          if inner.contentRange != nil { put("</\(inner.name)>".unicodeScalars) }
        }
      }
    }

    mutating func finished() -> String {
      String(result)
    }

    private mutating func append(_ text: String) {
      var scalars = text.unicodeScalars.makeIterator()
      while let scalar = scalars.next() {
        switch scalar {
        case "\\":
          guard let next = scalars.next() else { return }
          appendEscape(next, &scalars)
        case "\"": isQuoted.toggle()
        case " ", "\n", "\t", "\r", "\u{B}", "\u{C}":
          if isQuoted { put(CollectionOfOne(scalar)) } else { hasPendingSpace = !result.isEmpty }
        default: put(CollectionOfOne(scalar))
        }
      }
    }

    private mutating func appendEscape(_ letter: Unicode.Scalar, _ rest: inout String.UnicodeScalarView.Iterator) {
      switch letter {
      case "n": put(CollectionOfOne("\n"))
      case "t": put(CollectionOfOne("\t"))
      case "u":
        var unit: UInt16 = 0
        for _ in 0..<4 {
          guard let digit = rest.next().flatMap({ Character($0).hexDigitValue }) else { return }
          unit = unit << 4 | UInt16(digit)
        }
        appendCodeUnit(unit)
      default: put(CollectionOfOne(letter))
      }
    }

    private mutating func appendCodeUnit(_ unit: UInt16) {
      if unit & 0xFC00 == 0xD800 {
        highSurrogate = unit
      } else if unit & 0xFC00 == 0xDC00 {
        guard let high = highSurrogate else { return }
        highSurrogate = nil
        let value = 0x10000 + (UInt32(high & 0x3FF) << 10 | UInt32(unit & 0x3FF))
        if let scalar = Unicode.Scalar(value) { put(CollectionOfOne(scalar)) }
      } else if let scalar = Unicode.Scalar(unit) {
        put(CollectionOfOne(scalar))
      }
    }

    private mutating func put(_ scalars: some Collection<Unicode.Scalar>) {
      if hasPendingSpace { result.append(" ") }
      hasPendingSpace = false
      result.append(contentsOf: scalars)
    }
  }
}
