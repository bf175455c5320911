import Findings
import InterfaceBuilder
import TestSupport
import Testing

/// Damaged files are refused or give fewer texts; none may end the process.
@Suite struct InterfaceFileFuzzTests {
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects>
    <window title="Box Office" id="win"><segmentedCell id="sgc"><segments><segment label="A" toolTip="B"/></segments>
    <string key="toolTip" base64-UTF8="YES">w6kK</string></segmentedCell>
    <textField id="ctl"><textFieldCell key="cell" title="&quot;" id="cel"/>
    <attributedString key="userComments"><fragment><string key="content">hint</string></fragment></attributedString>
    </textField><binding id="bnd"><dictionary key="options"><string key="NSNullPlaceholder">none</string></dictionary>
    </binding></window></objects></document>
    """

  @Test func everyTruncationIsRefused() throws {
    let bytes = Array(Self.document.utf8)
    #expect(try InterfaceFileReader.file(in: bytes, path: "A.xib").texts.count == 6)
    for length in 0..<(bytes.count - 1) {
      #expect(throws: RefusedInput.self) { try InterfaceFileReader.file(in: Array(bytes[..<length]), path: "A.xib") }
    }
  }

  @Test(arguments: 0..<20)
  func mutationsDoNoHarm(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let tokens = [
      "id=\"\"", "key=", "YES", "=====", "<string", "</string>", "title", "\"", "<", "\u{FFFF}", "w6k", "[0]",
    ]
    for _ in 0..<100 {
      var bytes = Array(Self.document.utf8)
      for _ in 0..<3 {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...8, using: &random))
        bytes.replaceSubrange(start..<end, with: Array((tokens.randomElement(using: &random) ?? "").utf8))
      }
      let file = try? InterfaceFileReader.file(in: bytes, path: "A.xib")
      #expect(file?.texts.allSatisfy { !$0.text.isEmpty && !$0.comment.isEmpty } != false)
    }
  }

  @Test func deepNestingIsNoHarm() throws {
    let count = 500
    let nested =
      "<document type=\"x.CocoaTouch.XIB\">" + String(repeating: "<view id=\"v\" toolTip=\"t\">", count: count)
      + String(repeating: "</view>", count: count) + "</document>"
    #expect(try InterfaceFileReader.file(in: Array(nested.utf8), path: "A.xib").texts.count == count)
  }
}
