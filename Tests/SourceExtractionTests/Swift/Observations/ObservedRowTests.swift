import SourceExtraction
import SourceObservations
import Testing

@Suite("Texts beside each other in a row of views")
struct ObservedRowTests {
  @Test(
    "a run of texts, links and buttons is one row",
    arguments: [
      (#"Text("Delete"); Text(verbatim: "\(n)"); Text("files?")"#, [["localized", "value", "localized"]]),
      (#"Text("By borrowing you accept the"); Link("rules", destination: url)"#, [["localized", "localized"]]),
      (#"Text("Written by"); Button { go() } label: { Text("her").bold() }"#, [["localized", "localized"]]),
      (#"Image(systemName: "book"); Text("Borrowed by"); Text(name).bold()"#, [["localized", "value"]]),
      (
        #"Text("a b"); Text(name); Divider(); Text("c d"); Text(name)"#,
        [["localized", "value"], ["localized", "value"]]
      ),
      (#"Text("Open"); Spacer(); Text("today")"#, []),
      (#"Text(name); Text(verbatim: "–")"#, []),
      (#"Button("Sign in") { }; Button("Sign up") { }"#, []),
    ])
  func rows(content: String, kinds: [[String]]) throws {
    let found = try observations(
      in: """
        import SwiftUI
        struct V: View {
          let n: Int
          let name: String
          let url: URL
          func go() {}
          var body: some View {
            HStack { \(content) }
          }
        }
        """
    ).joinedTexts.filter { $0.way == .rowOfViews }
    #expect(found.map { $0.pieces.map(\.kind.rawValue) } == kinds)
  }

  @Test("what an extension of String looks up, where its literal stands")
  func lookedUpTexts() throws {
    let found = try observations(
      in: #"""
        import Foundation
        extension String {
          var translated: String { NSLocalizedString(self, comment: "") }
          var shouted: String { uppercased() }
          func translated(_ n: Int) -> String { String(format: NSLocalizedString(self, tableName: "Books", comment: ""), n) }
        }
        func title(_ key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: nil) }
        let texts = ["desk.title".translated, "desk.\(n)".translated, "desk.count".translated(3), "loud".shouted]
        let other = title("desk.mail") + "desk.phone".localized + Bundle.main.localizedString(forKey: "desk.name", value: nil, table: "Desk")
        """#
    ).lookedUpTexts
    #expect(
      found.map(\.pattern.description).sorted()
        == ["desk.*", "desk.count", "desk.mail", "desk.name", "desk.phone", "desk.title"])
    #expect(found.first { $0.key == "desk.count" }?.table == "Books")
    #expect(found.first { $0.key == "desk.name" }?.table == "Desk")
  }
}
