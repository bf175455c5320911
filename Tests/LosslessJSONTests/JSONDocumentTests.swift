import LosslessJSON
import Testing

@Suite struct JSONDocumentTests {
  @Test func readsEveryKindOfValue() throws {
    let text = #"{"a": [1, -2.5e+3, true, false, null, "x\n\u00e9\ud83d\ude00"], "b\/": {}, "": "é"}"#
    let document = try JSONDocument(bytes: Array(text.utf8), path: "a.json")
    let expected = JSONValue.object([
      JSONMember(
        "a", .array([.number("1"), .number("-2.5e+3"), .boolean(true), .boolean(false), .null, .string("x\né😀")])),
      JSONMember("b/", .object([])), JSONMember("", .string("é")),
    ])
    #expect(document.value(of: document.root) == expected)
    #expect(document.member("b/", of: document.root).map { document.kind(of: $0) } == .object)
    #expect(document.member("c", of: document.root) == nil)
  }
}
