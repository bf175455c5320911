import Testing

@testable import SourceExtraction

@Suite("Sources as they were read")
struct SwiftSourceFileTests {
  @Test(
    "what the parser would read for ever is told from its bytes",
    arguments: [
      (String(repeating: "[", count: 40), true), (String(repeating: "a<", count: 400), true),
      (String(repeating: "\\\\(", count: 200), true),
      // With literals between them, closed or not.
      (String(repeating: "\"\\\\(", count: 400), true), (String(repeating: "\"\\(", count: 400), true),
      (String(repeating: "\"\\(a) and \\(b)\" + ", count: 400), false),
      ("[" + String(repeating: "\"\\\\(x\\\\)\",\n", count: 400) + "]", false),
      (String(repeating: "[a[0]], ", count: 400), false),
      (String(repeating: "@A(", count: 400), true), (String(repeating: "@A(b) ", count: 400), false),
      (String(repeating: "#if A\n", count: 400), true), (String(repeating: "#if A\n#endif\n", count: 400), false),
    ])
  func nesting(source: String, isTooDeep: Bool) {
    #expect(SwiftSourceFile(path: "A.swift", bytes: Array(source.utf8)).nestsBracketsTooDeep == isTooDeep)
  }
}
