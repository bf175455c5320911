import CompiledTables
import Foundation
import Testing

@Suite("Strings of texts that are asked for again")
struct MadeTextsTests {
  private func table(_ count: Int) throws -> CompiledTable {
    var writer = CompiledTableWriter(language: "en", isSourceLanguage: true)
    writer.add(table: "T", (0..<count).map { (key: "\($0)", message: .format(text($0))) })
    return try #require(try CompiledTableFile(bytes: writer.file().bytes).table(named: "T"))
  }

  private func text(_ number: Int) -> String {
    // Short ones, long ones, and ones that are too long to be kept.
    "text \(number) " + String(repeating: "é", count: [0, 20, 600][number % 3])
  }

  @Test("are those of their messages, however many there are")
  func manyTexts() throws {
    let table = try table(5000)
    for _ in 0..<3 {
      for number in 0..<5000 { #expect(table.message(forKey: "\(number)")?.plainText == text(number)) }
    }
  }

  @Test("are the same on all threads")
  func threads() async throws {
    let table = try table(300)
    await withTaskGroup(of: Int.self) { group in
      for start in 0..<8 {
        group.addTask {
          var wrong = 0
          for step in 0..<3000 {
            let number = (start * 37 + step) % 300
            if table.message(forKey: "\(number)")?.plainText != text(number) { wrong += 1 }
          }
          return wrong
        }
      }
      for await wrong in group { #expect(wrong == 0) }
    }
  }

  @Test("outlive their file")
  func lifetime() throws {
    var kept: [String?] = []
    for _ in 0..<10 {
      let table = try table(4)
      kept.append(table.message(forKey: "1")?.plainText)
      kept.append(table.message(forKey: "1")?.plainText)
    }
    #expect(kept.allSatisfy { $0 == text(1) })
  }
}
