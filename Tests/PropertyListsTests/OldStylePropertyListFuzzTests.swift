import Findings
import PropertyLists
import SourceText
import TestSupport
import Testing

/// Damaged lists are refused or read, never more: each refusal names a place in the text.
@Suite struct OldStylePropertyListFuzzTests {
  private static let sample = Array(
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1; /* comment */
      objects = {
        A1 /* App */ = {isa = PBXNativeTarget; name = "Ticket \\"Shop\\" \\U00e9\\101"; files = (A2, 'b c', ); };
        A2 = { data = <00ff 10>; empty = (); nothing = {}; alone; };
      };
      "Größe 🎫" = "x\\
    y";
    }
    """.utf8)

  private func readsOrRefuses(_ bytes: [UInt8]) {
    do {
      _ = try OldStylePropertyListReader.propertyList(in: bytes, path: "x")
    } catch {
      let range = error.findings.first?.location?.range
      #expect(range.map { $0.lowerBound.offset.value <= bytes.count } ?? (bytes.first ?? 0 >= 0xFE))
    }
  }

  @Test func everyTruncationIsRefused() {
    let end = Self.sample.lastIndex(of: UInt8(ascii: "}")) ?? 0
    // A lone slash, the start of the comment, is a bare string.
    for length in 0...end where length != 1 {
      #expect(throws: RefusedInput.self, "cut at \(length)") {
        try OldStylePropertyListReader.propertyList(in: Array(Self.sample[..<length]), path: "x")
      }
    }
  }

  @Test(arguments: 0..<20)
  func mutationsNeverCrash(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let structural = Array("{}()<>=;,\"'\\/*U0 \n".utf8)
    for _ in 0..<300 {
      var bytes = Self.sample
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.insert(structural.randomElement(using: &random) ?? 0, at: place)
        case 2: bytes.remove(at: place)
        default:
          let end = Int.random(in: place...min(bytes.count, place + 20), using: &random)
          bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
        }
      }
      readsOrRefuses(bytes)
    }
  }

  @Test func randomBytesNeverCrash() {
    var random = SeededRandom(seed: 7)
    for length in 0..<400 {
      readsOrRefuses((0..<length).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }
}
