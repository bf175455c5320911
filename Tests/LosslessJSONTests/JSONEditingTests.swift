import LosslessJSON
import TestSupport
import Testing

@Suite struct JSONEditingTests {
  private let order: JSONNameOrder = { $0.lexicographicallyPrecedes($1) }

  private func reconciled(_ text: String, to new: JSONValue) throws -> String {
    let document = try JSONDocument(bytes: Array(text.utf8), path: "x")
    var editing = JSONEditing(document, style: JSONStyle(detectedIn: document), orders: [order])
    editing.reconcile(document.root, from: document.value(of: document.root), to: new)
    return String(decoding: editing.bytes(), as: UTF8.self)
  }

  struct Case: Sendable, CustomStringConvertible {
    var before: String
    var value: JSONValue
    var after: String
    var description: String { "\(before) → \(after)" }
  }

  private static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { JSONMember($0.key, $0.value) })
  }

  static let cases = [
    Case(
      before: "{\n  \"a\": 1,\n  \"c\": 3\n}\n", value: object(["a": .number("1"), "b": .null, "c": .number("3")]),
      after: "{\n  \"a\": 1,\n  \"b\": null,\n  \"c\": 3\n}\n"),
    Case(before: "{\n  \"a\": 1,\n  \"c\": 3\n}", value: object(["c": .number("3")]), after: "{\n  \"c\": 3\n}"),
    Case(before: "{\n  \"a\": 1,\n  \"c\": 3\n}", value: object(["a": .number("1")]), after: "{\n  \"a\": 1\n}"),
    Case(before: "{\n  \"a\": 1,\n  \"c\": 3\n}", value: object([:]), after: "{}"),
    Case(before: "{\n  \"a\" : 1,\n  \"c\" : 3\n}", value: object([:]), after: "{\n\n}"),
    Case(
      before: "{\n  \"b\" : 1\n}", value: object(["a": .boolean(true), "c": object(["d": .array([])])]),
      after: "{\n  \"a\" : true,\n  \"c\" : {\n    \"d\" : [\n\n    ]\n  }\n}"),
    Case(
      before: "{\"a\":1,\"c\":3}", value: object(["a": .number("1"), "b": object(["x": .null]), "c": .number("3")]),
      after: "{\"a\":1,\"b\":{\"x\":null},\"c\":3}"),
    Case(
      before: "{\"a\":{},\"b\":[]}\n", value: object(["a": object(["x": object(["y": .null])]), "b": .array([.null])]),
      after: "{\"a\":{\"x\":{\"y\":null}},\"b\":[null]}\n"),
    Case(
      before: "{\"a\": {}, \"b\": 1}\r\n",
      value: object(["a": object(["x": .null, "y": .null]), "b": object(["z": .null])]),
      after: "{\"a\": {\"x\": null, \"y\": null}, \"b\": {\"z\": null}}\r\n"),
    Case(
      before: "{\n  \"a\": {\"x\": 1}\n}", value: object(["a": object(["x": .null, "y": object(["z": .null])])]),
      after: "{\n  \"a\": {\"x\": null, \"y\": {\"z\": null}}\n}"),
    Case(
      before: "{\n  \"a\" : { \"x\" : 1 }\n}", value: object(["a": object(["x": .number("1"), "y": .string("é")])]),
      after: "{\n  \"a\" : { \"x\" : 1, \"y\" : \"é\" }\n}"),
    Case(
      before: "{\n\t\"a\": 1.50,\r\n\t\"b\": \"\\u0041\\/\"\n}",
      value: object([
        "a": .number("1.50"), "b": .string("A/"),
        "c": .string("é/"),
      ]), after: "{\n\t\"a\": 1.50,\r\n\t\"b\": \"\\u0041\\/\",\n\t\"c\": \"é\\/\"\n}"),
    Case(
      before: "{\n  \"z\": 1,\n  \"m\": 2,\n  \"a\": 3\n}",
      value: object(["z": .number("1"), "m": .number("2"), "a": .number("3"), "b": .null]),
      after: "{\n  \"b\": null,\n  \"z\": 1,\n  \"m\": 2,\n  \"a\": 3\n}"),
    Case(before: "[\n  1,\n  2,\n  3\n]", value: .array([.number("1"), .number("3")]), after: "[\n  1,\n  3\n]"),
    Case(
      before: "[\n  1,\n  3\n]", value: .array([.number("1"), .number("2"), .number("3")]),
      after: "[\n  1,\n  2,\n  3\n]"),
    Case(before: "[\n  1,\n  3\n]", value: .array([.number("4"), .number("3")]), after: "[\n  4,\n  3\n]"),
    Case(before: "[\n  1,\n  3\n]", value: .array([]), after: "[\n\n]"),
  ]

  @Test(arguments: cases)
  func changesOnlyWhatDiffers(edit: Case) throws { #expect(try reconciled(edit.before, to: edit.value) == edit.after) }

  @Test(arguments: UInt64(0)..<200)
  func anyValueCanBecomeAnyOther(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let styles = [
      JSONStyle.xcode,
      JSONStyle(
        indentation: [0x09], colon: Array(": ".utf8), lineEnd: [0x0D, 0x0A], emptyContainer: .closed,
        escaping: JSONEscaping(escapesSlashes: true, escapesNonASCII: true)),
    ]
    for style in styles {
      let old = randomValue(3, &random)
      let new = randomValue(3, &random)
      var writer = JSONWriter(style: style)
      writer.append(old, base: [])
      let document = try JSONDocument(bytes: writer.result, path: "x")
      #expect(document.value(of: document.root) == old)
      var editing = JSONEditing(document, style: style, orders: [order])
      editing.reconcile(document.root, from: old, to: new)
      let edited = try JSONDocument(bytes: editing.bytes(), path: "x")
      #expect(sorted(edited.value(of: edited.root)) == sorted(new))
      var back = JSONEditing(edited, style: style, orders: [order])
      back.reconcile(edited.root, from: edited.value(of: edited.root), to: old)
      // Sorted objects of one style leave only one way to write a value: back and forth is no change.
      #expect(back.bytes() == document.bytes)
    }
  }

  private func randomValue(_ depth: Int, _ random: inout SeededRandom) -> JSONValue {
    switch Int.random(in: depth > 0 ? 0...6 : 2...5, using: &random) {
    case 0, 6:
      let names = ["", "a", "b", "ç", "long name", "x/y", "z\"\\"].filter { _ in Bool.random(using: &random) }
      var members: [JSONMember] = []
      for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        members.append(JSONMember(name, randomValue(depth - 1, &random)))
      }
      return .object(members)
    case 1:
      var elements: [JSONValue] = []
      for _ in 0..<Int.random(in: 0...3, using: &random) { elements.append(randomValue(depth - 1, &random)) }
      return .array(elements)
    case 2: return .string(["", "text", "é😀\n\u{1}", "a/b", "\u{FEFF}x"].randomElement(using: &random) ?? "")
    case 3: return .number(["0", "-1.50", "1e400"].randomElement(using: &random) ?? "0")
    case 4: return .boolean(Bool.random(using: &random))
    default: return .null
    }
  }

  private func sorted(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let members):
      .object(members.map { JSONMember($0.name, sorted($0.value)) }.sorted { $0.name < $1.name })
    case .array(let elements): .array(elements.map { sorted($0) })
    default: value
    }
  }
}
