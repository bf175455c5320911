import LocalizableReferences
import TestSupport
import Testing

@testable import SourceExtraction

@Suite("Damaged data models")
struct DataModelFuzzTests {
  private let model = DataModelTests.model(
    """
    <entity name="House" representedClassName="House" parentEntity="Place" codeGenerationType="class">
      <attribute name="floors" optional="YES" attributeType="Integer 16" usesScalarValueType="YES"/>
      <attribute name="sizes" optional="YES" attributeType="Transformable" customClassName="[String: [Double]]"/>
      <relationship name="rows" optional="YES" toMany="YES" destinationEntity="Row"/>
      <userInfo><entry key="a" value="&lt;b&#38;"/></userInfo>
    </entity>
    <entity name="Place" representedClassName=".Place" codeGenerationType="category"/>
    """)

  private func read(_ bytes: [UInt8]) -> DataModelDeclarations {
    DataModelDeclarations(in: bytes, path: DataModelTests.path, origin: .project, number: 3)
  }

  /// What every model has to hold, so that the index can be built on it.
  private func isSound(_ read: DataModelDeclarations) -> Bool {
    let declarations = read.declarations
    let members = declarations.pieces.flatMap(\.members)
    guard members == Array(declarations.declarations.indices), declarations.file == 3 else { return false }
    guard read.isIncomplete != read.findings.isEmpty else { return false }
    return declarations.pieces.allSatisfy { !$0.path.isEmpty }
      && declarations.declarations.allSatisfy { !$0.name.isEmpty && $0.file == 3 }
  }

  @Test("cut off anywhere, it is refused")
  func truncated() {
    let bytes = Array(model.utf8)
    for end in 0..<(bytes.count - 1) {
      let found = read(Array(bytes.prefix(end)))
      #expect(isSound(found))
      #expect(found.isIncomplete && found.declarations.pieces.isEmpty, "\(end)")
    }
    #expect(read(bytes).findings.isEmpty)
    #expect(read(bytes).declarations.pieces.count == 3)
  }

  @Test("with random changes, it is read or refused", arguments: 1...4)
  func mutated(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let bytes = Array(model.utf8)
    let pieces: [[UInt8]] = [
      "<", ">", "\"", "&", "/>", "</entity>", "<entity ", "[[[[", "class", "name=", "\u{0}", "\u{FEFF}", "é",
    ].map { Array($0.utf8) }
    for _ in 0..<800 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<changed.count, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: changed[place] = UInt8.random(in: 0...255, using: &random)
        case 1: changed.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
        case 2: changed.remove(at: place)
        default: changed.removeSubrange(place..<min(changed.count, place + 40))
        }
      }
      let found = read(changed)
      #expect(isSound(found), "\(String(decoding: changed, as: UTF8.self))")
      _ = DeclarationIndex().merging([found.declarations])
    }
  }

  @Test("nested without end, it is refused")
  func nested() {
    let deep = "<model>" + String(repeating: "<entity>", count: 20_000)
    #expect(read(Array(deep.utf8)).isIncomplete)
  }
}
