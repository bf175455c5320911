import Checks
import TestSupport
import Testing

@Suite struct SourceMentionsTests {
  private func mentions(_ source: String, hasComments: Bool = true) -> SourceMentions {
    var mentions = SourceMentions()
    mentions.add(Array(source.utf8), hasComments: hasComments)
    return mentions
  }

  @Test(arguments: [
    (#"let a = ["Stalls": 1]"#, "Stalls", true), (#"// "Stalls""#, "Stalls", false),
    (#"/* "Stalls" */ let a = "Foyer""#, "Stalls", false), (#"/* "Stalls" */ let a = "Foyer""#, "Foyer", true),
    (#"let a = "say \"Stalls\"""#, #"say "Stalls""#, true), (#"NSString *a = @"Stalls";"#, "Stalls", true),
    (#"let a = "menu.\(name).title""#, "menu.file.title", true), (#"let a = "menu.\(name)""#, "window.file", false),
    (#"let a = "menu." + name"#, "menu.file", true), (#"let a = "a\(b)""#, "apple", false),
    (#"let a = "\(b ? "Stalls" : "Foyer") seats""#, "Foyer", true), (#"let a = "Seat \(b)""#, "Seat %lld", true),
    ("let a = \"\"\"\n  Stalls \"rear\"\n  \"\"\"", "Stalls", false), (#"let a = "Line\nbreak""#, "Line\nbreak", true),
    (#"let a = "https://example.com""#, "https://example.com", true),
  ])
  func findsLiterals(_ source: String, _ key: String, _ isMentioned: Bool) {
    #expect(mentions(source).mentions(key: key) == isMentioned)
  }

  @Test func findsElementsAndAttributesOfFiles() {
    let file = #"<plist><string>Stalls</string><attribute value="Foyer"/></plist>"#
    #expect(mentions(file, hasComments: false).mentions(key: "Stalls"))
    #expect(mentions(file, hasComments: false).mentions(key: "Foyer"))
    #expect(!mentions(file, hasComments: false).mentions(key: "string"))
  }

  @Test func findsMembers() {
    #expect(mentions(#"Text(.menuTitle(count: 2))"#).mentions(member: "menuTitle"))
    #expect(mentions(#"Text("\(user.fullName)")"#).mentions(member: "fullName"))
    #expect(!mentions("let menuTitle = 1").mentions(member: "menuTitle"))
  }

  /// Whatever the bytes are, the reading ends.
  @Test func readsAnything() {
    var random = SeededRandom(seed: 7)
    let parts = ["\"", "\"\"\"", "\\(", "\\", ")", "//", "/*", "*/", "\n", "<", ">", ".", "menu", "é", "@"]
    for _ in 0..<400 {
      let source = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        parts[Int.random(in: 0..<parts.count, using: &random)]
      }.joined()
      for end in 0...source.utf8.count {
        var mentions = SourceMentions()
        mentions.add(Array(source.utf8.prefix(end)), hasComments: end.isMultiple(of: 2))
        #expect(!mentions.mentions(key: "nothing of the kind"))
      }
    }
  }
}
