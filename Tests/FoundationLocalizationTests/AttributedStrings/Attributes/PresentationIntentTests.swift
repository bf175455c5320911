import FoundationLocalization
import Testing

@Suite("Presentation intents")
struct PresentationIntentTests {
  private let list = PresentationIntent(.unorderedList, identity: 1)

  @Test("list the innermost block first")
  func order() {
    let item = PresentationIntent(.listItem(ordinal: 2), identity: 2, parent: list)
    let paragraph = PresentationIntent(.paragraph, identity: 3, parent: item)
    #expect(paragraph.components.map(\.kind) == [.paragraph, .listItem(ordinal: 2), .unorderedList])
    #expect(paragraph.components.map(\.identity) == [3, 2, 1])
    #expect(paragraph.count == 3)
    #expect(paragraph.indentationLevel == 1)
    #expect(paragraph.isValid)
  }

  @Test("know what can stand in what")
  func validity() {
    #expect(!PresentationIntent(.paragraph, identity: 2, parent: list).isValid)
    #expect(!PresentationIntent(.listItem(ordinal: 1), identity: 2).isValid)
    #expect(!PresentationIntent(.tableCell(columnIndex: 0), identity: 2).isValid)
    let table = PresentationIntent(.table(columns: [.init(alignment: .left)]), identity: 1)
    let row = PresentationIntent(.tableRow(rowIndex: 1), identity: 2, parent: table)
    #expect(PresentationIntent(.tableCell(columnIndex: 0), identity: 3, parent: row).isValid)
    let quote = PresentationIntent(.blockQuote, identity: 1)
    #expect(PresentationIntent(.header(level: 2), identity: 2, parent: quote).isValid)
  }

  @Test("survive being encoded")
  func coding() throws {
    let item = PresentationIntent(.listItem(ordinal: 2), identity: 2, parent: list)
    let block = PresentationIntent(.codeBlock(languageHint: "swift"), identity: 3, parent: item)
    let copy = try JSONDecoder().decode(PresentationIntent.self, from: JSONEncoder().encode(block))
    #expect(copy == block)
  }
}
