import Findings
import LocalizableReferences
import SourceExtraction
import Testing

@Suite("Storyboards and nib files")
struct InterfaceFileExtractorTests {
  private let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
        <label text="Hall" id="a1b-2c-d3E"/>
    </document>
    """

  @Test("a text becomes a reference to the file's own table")
  func reference() throws {
    let result = try ExtractionFixture(files: ["Base.lproj/Hall Plan.storyboard": storyboard])
      .result(InterfaceFileExtractor())
    #expect(
      result.references == [
        LocalizableReference(
          key: "a1b-2c-d3E.text", table: "Hall Plan",
          comment: #"Class = "UILabel"; text = "Hall"; ObjectID = "a1b-2c-d3E";"#, defaultValue: "Hall",
          location: ReferenceLocation(path: "Base.lproj/Hall Plan.storyboard", line: 3, column: 18),
          reason: "UILabel.text", origin: .interfaceFile)
      ])
    #expect(result.findings.isEmpty && result.incompleteFiles.isEmpty)
  }

  @Test("files that cannot be read are incomplete, and others are not theirs to read")
  func incomplete() throws {
    var fixture = ExtractionFixture(files: ["A.xib": "<document><label", "B.swift": "Text(\"b\")", "C.xib": storyboard])
    fixture.missing = ["D.xib"]
    let result = try fixture.result(InterfaceFileExtractor())
    #expect(result.references.map(\.table) == ["C"])
    #expect(result.incompleteFiles == ["A.xib", "D.xib"])
    #expect(result.findings.map(\.id.rawValue) == ["truncated-file", "unreadable-source"])
    #expect(result.findings[0].location?.path == "A.xib")
  }

  @Test("a file in one long line is read, though its places are all in that line", .timeLimit(.minutes(1)))
  func longLine() throws {
    let labels = (0..<60_000).map { #"<label id="\#($0)" text="Seat"/>"# }.joined()
    let result = try ExtractionFixture(files: ["A.xib": "<document>" + labels + "</document>"])
      .result(InterfaceFileExtractor())
    #expect(result.references.count == 60_000)
    #expect(result.references.last?.location.line == 1)
    #expect(result.references.last?.location.column == 10 + labels.utf8.count - "Seat\"/>".utf8.count + 1)
  }
}
