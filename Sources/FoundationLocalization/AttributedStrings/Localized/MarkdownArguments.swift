#if !canImport(Darwin)
  internal import ArgumentFormatting
  internal import Foundation

  /// The values of a message while its text is read as Markdown.
  ///
  /// Each place of a value is one character of Unicode's private plane 15, which Markdown treats as a letter: no value
  /// can be taken for markup, and markup around it works. Characters of that plane in a translation become values too,
  /// so that none can be mistaken.
  struct MarkdownArguments {
    struct Value {
      var text: String
      /// The 1-based place among the arguments; nil for a character of the translation.
      var position: Int?
      var attributed: AttributedString?
      /// Whether the attributes around it do not hold for it.
      var standsAlone = false
      var number: FormatValue?
      var isIsolated = false
    }

    enum Segment {
      case text(Substring)
      case value(Value)
    }

    private static let first: UInt32 = 0xF0000
    /// The last two code points of a plane are no characters.
    private static let most = 0xFFFE
    /// Every character of the plane begins with this byte in UTF-8, and few others do.
    private static let leadingByte: UInt8 = 0xF3

    private(set) var values: [Value] = []

    /// The character that stands for a value; nil where there are too many.
    mutating func placeholder(for value: Value) -> Unicode.Scalar? {
      guard values.count < Self.most else { return nil }
      values.append(value)
      return Unicode.Scalar(Self.first + UInt32(values.count - 1))
    }

    static func isPlaceholder(_ scalar: Unicode.Scalar) -> Bool { scalar.value >> 16 == 0xF }

    /// Whether a text may have places; says no quickly.
    static func mayHavePlaces(_ bytes: some Sequence<UInt8>) -> Bool { bytes.contains(leadingByte) }

    private func value(at scalar: Unicode.Scalar) -> Value? {
      guard scalar.value >= Self.first else { return nil }
      let index = Int(scalar.value - Self.first)
      return index < values.count ? values[index] : nil
    }

    /// The text, cut at its values.
    func segments(of text: String) -> [Segment] {
      guard !values.isEmpty, Self.mayHavePlaces(text.utf8) else { return text.isEmpty ? [] : [.text(text[...])] }
      var result: [Segment] = []
      var start = text.startIndex
      var index = start
      let scalars = text.unicodeScalars
      while index < scalars.endIndex {
        let next = scalars.index(after: index)
        if let value = value(at: scalars[index]) {
          if start < index { result.append(.text(text[start..<index])) }
          result.append(.value(value))
          start = next
        }
        index = next
      }
      if start < text.endIndex { result.append(.text(text[start...])) }
      return result
    }

    /// With the values as they read.
    func plainText(_ text: String) -> String {
      segments(of: text).map { segment in
        switch segment {
        case .text(let text): String(text)
        case .value(let value): value.isIsolated ? "\u{2068}\(value.text)\u{2069}" : value.text
        }
      }.joined()
    }

    /// An address with values: a value at its beginning may be an address itself, any other is one piece of a path or a
    /// query, whatever it holds.
    func address(_ text: String) -> String {
      var result = ""
      for segment in segments(of: text) {
        switch segment {
        case .text(let text): result += text
        case .value(let value):
          result +=
            result.isEmpty
            ? value.text : value.text.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? ""
        }
      }
      return result
    }

    /// RFC 3986, section 2.3.
    private static let unreserved = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    /// JSON5 with values: in a string as text, elsewhere as a number or a string.
    func attributes(_ text: String) -> String {
      guard !values.isEmpty, Self.mayHavePlaces(text.utf8) else { return text }
      var result = String.UnicodeScalarView()
      var quote: Unicode.Scalar?
      var isEscaped = false
      for scalar in text.unicodeScalars {
        if let value = value(at: scalar) {
          let literal = value.literal(isQuoted: quote != nil)
          result.append(contentsOf: literal.unicodeScalars)
          isEscaped = false
          continue
        }
        result.append(scalar)
        if isEscaped {
          isEscaped = false
        } else if scalar == "\\" {
          isEscaped = true
        } else if scalar == quote {
          quote = nil
        } else if quote == nil, scalar == "'" || scalar == "\"" {
          quote = scalar
        }
      }
      return String(result)
    }
  }

  extension MarkdownArguments.Value {
    /// The value in JSON5; all that could end a string, or begin anything in it, is written by its number.
    fileprivate func literal(isQuoted: Bool) -> String {
      if !isQuoted {
        switch number {
        case .signed(let number): return String(number)
        case .unsigned(let number): return String(number)
        case .double(let number) where number.isFinite: return String(number)
        default: break
        }
      }
      var escaped = ""
      for unit in text.utf16 {
        switch unit {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x20: escaped.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
        default:
          let digits = String(unit, radix: 16)
          escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
      return isQuoted ? escaped : "\"\(escaped)\""
    }
  }
#endif
