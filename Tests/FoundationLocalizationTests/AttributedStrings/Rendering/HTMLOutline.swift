/// HTML as the characters that are seen, each with the elements that it stands in. Two texts with the same outline look
/// the same, whichever of two elements is the outer one.
struct HTMLOutline {
  private(set) var lines: [String] = []
  private var open: [String] = []

  private static let inline: Set<String> = ["a", "em", "strong", "del", "code", "span"]
  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]

  init(_ html: String) {
    var rest = html[...]
    while let character = rest.first {
      if character == "<", let end = rest.firstIndex(of: ">") {
        read(tag: String(rest[rest.index(after: rest.startIndex)..<end]))
        rest = rest[rest.index(after: end)...]
      } else if character == "&", let end = rest.firstIndex(of: ";"),
        let text = Self.entities[String(rest[rest.index(after: rest.startIndex)..<end])]
      {
        add(text)
        rest = rest[rest.index(after: end)...]
      } else {
        if !character.isWhitespace { add(String(character)) }
        rest.removeFirst()
      }
    }
  }

  private mutating func add(_ text: String) {
    let inside = open.contains { $0.hasPrefix("li") }
    let names = open.filter { !(inside && $0 == "p") }
    let inline = Set(names.filter { Self.inline.contains(Self.name(of: $0)) }).sorted()
    let blocks = names.filter { !Self.inline.contains(Self.name(of: $0)) }
    lines.append((blocks + inline).joined(separator: " ") + ": " + text)
  }

  private static func name(of tag: String) -> String { String(tag.prefix { $0 != "[" }) }

  private mutating func read(tag: String) {
    if tag.hasPrefix("/") {
      if !open.isEmpty { open.removeLast() }
      return
    }
    let name = String(tag.prefix { $0.isLetter || $0.isNumber })
    let attributes = tag.matches(of: /([a-z]+)="([^"]*)"/).map { ($0.1, $0.2) }
      .filter { ["href", "src", "alt", "class", "start", "align"].contains($0.0) }
      .map { "\($0)=\($1)" }.sorted().joined(separator: ",")
    let described = attributes.isEmpty ? name : "\(name)[\(attributes)]"
    switch name {
    case "br", "hr", "img": add("<\(described)>")
    default: open.append(described)
    }
  }
}
