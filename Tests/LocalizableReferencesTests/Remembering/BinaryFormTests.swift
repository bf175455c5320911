import ContentCache
import Findings
import SourceText
import TestSupport
import Testing

@testable import LocalizableReferences

@Suite struct BinaryFormTests {
  private static let texts = ["", "Order", "%lld tickets", "é", "e\u{301}", "line\nbreak", "🎟️", "Sources/A.swift"]

  private static func reference(_ random: inout SeededRandom) -> LocalizableReference {
    func text() -> String { texts.randomElement(using: &random) ?? "" }
    func optional() -> String? { Bool.random(using: &random) ? text() : nil }
    return LocalizableReference(
      key: text(), table: optional(), bundle: optional(), comment: optional(), defaultValue: optional(),
      arguments: (0..<Int.random(in: 0...3, using: &random)).map { _ in
        LocalizableArgument(
          expression: text(), type: optional(), specifier: text(), isGuessed: Bool.random(using: &random))
      },
      phrases: (0..<Int.random(in: 0...2, using: &random)).map { _ in text() },
      location: ReferenceLocation(
        path: text(), line: Int.random(in: 1...5000, using: &random), column: Int.random(in: 1...200, using: &random)),
      enclosingDeclaration: optional(), reason: text(), isFoundByName: Bool.random(using: &random),
      origin: [.code, .interfaceFile, .propertyList, .settingsBundle].randomElement(using: &random) ?? .code,
      literalType: optional(), isGivenToSystem: Bool.random(using: &random), addsKey: Bool.random(using: &random),
      bundlelessUse: Bool.random(using: &random) ? bundlelessUse(&random) : nil)
  }

  private static func bundlelessUse(_ random: inout SeededRandom) -> BundlelessUse {
    let column = Int.random(in: 1...100, using: &random)
    let start = SourcePosition(offset: UTF8Offset(column + 40), line: 3, column: column, utf16Column: column)
    let end = SourcePosition(offset: UTF8Offset(column + 47), line: 3, column: column + 7, utf16Column: column + 6)
    return BundlelessUse(literal: start..<end, insertion: UTF8Offset(column + 60))
  }

  private static func member(_ random: inout SeededRandom) -> ResourceMemberReference {
    func text() -> String { texts.randomElement(using: &random) ?? "" }
    return ResourceMemberReference(
      names: (0..<Int.random(in: 1...2, using: &random)).map { _ in text() },
      argumentLabels: (0..<Int.random(in: 0...2, using: &random)).map { _ in
        Bool.random(using: &random) ? text() : nil
      },
      isExplicit: Bool.random(using: &random), literalType: Bool.random(using: &random) ? text() : nil,
      location: ReferenceLocation(path: text(), line: Int.random(in: 1...9, using: &random), column: 2))
  }

  /// A property that somebody adds must be varied here, so that the test below sees whether it comes back.
  @Test func variesEveryProperty() {
    var random = SeededRandom(seed: 8)
    var values: [String: Set<String>] = [:]
    for _ in 0..<200 {
      for value: Any in [Self.reference(&random), Self.member(&random), Self.finding(&random)] {
        for child in Mirror(reflecting: value).children {
          values["\(type(of: value)).\(child.label ?? "")", default: []].insert(String(reflecting: child.value))
        }
      }
    }
    #expect(values.filter { $0.value.count < 2 }.keys.sorted() == [])
  }

  private static func finding(_ random: inout SeededRandom) -> Finding {
    func text() -> String { texts.randomElement(using: &random) ?? "" }
    func location() -> FindingLocation? {
      guard Bool.random(using: &random) else { return nil }
      let start = SourcePosition(offset: UTF8Offset(4), line: 1, column: 5, utf16Column: 5)
      let end = SourcePosition(offset: UTF8Offset(9), line: 2, column: 1, utf16Column: 1)
      return FindingLocation(path: text(), range: Bool.random(using: &random) ? start..<end : nil)
    }
    var finding = Finding(
      FindingID(rawValue: text()), FindingSeverity.allCases.randomElement(using: &random) ?? .error, at: location(),
      text(), suggestion: Bool.random(using: &random) ? text() : nil,
      notes: (0..<Int.random(in: 0...2, using: &random)).map { _ in FindingNote(text(), at: location()) },
      fixIts: (0..<Int.random(in: 0...2, using: &random)).map { _ in
        FixIt(
          text(),
          edits: [text(): [TextEdit(range: UTF8Offset(1)..<UTF8Offset(3), replacement: text())], "other": []])
      })
    finding.fingerprint = Bool.random(using: &random) ? text() : nil
    return finding
  }

  @Test func comesBackAsItWas() throws {
    var random = SeededRandom(seed: 3)
    for _ in 0..<500 {
      let reference = Self.reference(&random)
      let finding = Self.finding(&random)
      let member = Self.member(&random)
      var writer = BinaryWriter()
      writer.write(reference, in: "Sources/A.swift")
      writer.write(finding, in: "Sources/A.swift")
      writer.write(member, in: "Sources/A.swift")
      var reader = BinaryReader(writer.bytes)
      let read = try reader.reference(in: "Sources/A.swift")
      #expect(read == reference)
      #expect(Array(read.key.utf8) == Array(reference.key.utf8))
      #expect(try reader.finding(in: "Sources/A.swift") == finding)
      #expect(try reader.resourceMember(in: "Sources/A.swift") == member)
      #expect(reader.isAtEnd)
    }
  }

  @Test func goesWithTheFileUnderAnotherName() throws {
    var writer = BinaryWriter()
    let location = ReferenceLocation(path: "Old.swift", line: 3, column: 1)
    writer.write(LocalizableReference(key: "Order", location: location, reason: "Text(_:)"), in: "Old.swift")
    var reader = BinaryReader(writer.bytes)
    #expect(try reader.reference(in: "New.swift").location.path == "New.swift")
  }

  @Test func isRefusedWhereItIsCutOff() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<40 {
      var writer = BinaryWriter()
      writer.write(Self.reference(&random), in: "A.swift")
      writer.write(Self.finding(&random), in: "A.swift")
      for count in 0..<writer.bytes.count {
        #expect(throws: DamagedEntry.self) {
          var reader = BinaryReader(Array(writer.bytes[..<count]))
          _ = try reader.reference(in: "A.swift")
          _ = try reader.finding(in: "A.swift")
        }
      }
      for _ in 0..<100 {
        var bytes = writer.bytes
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        var reader = BinaryReader(bytes)
        _ = try? reader.reference(in: "A.swift")
        _ = try? reader.finding(in: "A.swift")
      }
    }
  }
}
