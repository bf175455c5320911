import FormatSpecifiers

/// Placeholders of gettext's formats as specifiers of a catalog.
struct PlaceholderConversion {
  private enum Kind {
    case none, c, named(open: String, close: String)
  }

  private var kind = Kind.none
  private var arguments = ForeignArguments()
  /// A format that is not converted.
  private(set) var unknown: String?

  init(flags: [String], message: String) {
    let formats = flags.filter { $0.hasSuffix("-format") && !$0.hasPrefix("no-") && !$0.hasPrefix("possible-") }
    switch formats.first {
    case nil, "objc-format": kind = .none
    case "c-format", "php-format", "qt-plural-format", "sh-printf-format", "perl-format": kind = .c
    case "python-format":
      kind = message.contains("%(") ? .named(open: "%(", close: ")") : .c
    case "python-brace-format", "perl-brace-format": kind = .named(open: "{", close: "}")
    case let other: unknown = other
    }
    if case .named = kind {
      for piece in pieces(message) {
        if let name = piece.name { arguments.add(name, type: piece.type) }
      }
    }
  }

  func converted(_ text: String) -> String {
    switch kind {
    case .none: return text
    case .c:
      return FormatString(text).pieces.map { piece in
        switch piece {
        case .text(let text): text
        case .percentSign: "%%"
        case .argument(let argument): Self.converted(argument)
        }
      }.joined()
    case .named:
      return pieces(text).map { piece in
        guard let name = piece.name else { return piece.text }
        return arguments.position(of: name) == nil ? piece.text : arguments.specifier(of: name)
      }.joined()
    }
  }

  static func converted(_ argument: FormatArgument) -> String {
    guard argument.kind == .value else { return argument.text }
    var argument = argument
    switch argument.conversion {
    case "s", "S":
      argument.conversion = "@"
      argument.length = ""
    case "d", "i", "D":
      argument.conversion = "d"
      argument.length = "ll"
    case "u", "U":
      argument.conversion = "u"
      argument.length = "ll"
    default: break
    }
    return argument.text(withPosition: argument.writtenPosition)
  }

  /// Texts and names: `%(count)d` is `count` of the type `lld`.
  private func pieces(_ text: String) -> [(text: String, name: String?, type: String?)] {
    guard case .named(let open, let close) = kind else { return [(text, nil, nil)] }
    var pieces: [(text: String, name: String?, type: String?)] = []
    var rest = Substring(text)
    while let start = rest.firstRange(ofASCII: open), let end = rest[start.upperBound...].firstRange(ofASCII: close) {
      if start.lowerBound > rest.startIndex { pieces.append((String(rest[..<start.lowerBound]), nil, nil)) }
      var name = String(rest[start.upperBound..<end.lowerBound])
      var stop = end.upperBound
      var type: String?
      if open == "%(" {
        let letter = rest[stop...].prefix { "0123456789.-+ #".contains($0) }
        stop = letter.endIndex
        if stop < rest.endIndex {
          type = ["d": "lld", "i": "lld", "s": "@", "r": "@"][rest[stop]] ?? String(rest[stop])
          stop = rest.index(after: stop)
        }
      } else if let colon = name.firstIndex(where: { $0 == ":" || $0 == "!" }) {
        name = String(name[..<colon])
      }
      pieces.append((String(rest[start.lowerBound..<stop]), name, type))
      rest = rest[stop...]
    }
    if !rest.isEmpty { pieces.append((String(rest), nil, nil)) }
    return pieces
  }
}
