import Testing

/// What the fixes of texts that are not localized leave alone.
@Suite struct TextFixTests {
  private func fixed(_ name: String, _ text: String) throws -> (text: String, said: String) {
    let harness = try CheckHarness([name: text])
    let run = harness.run("check", "--fix=all")
    return (try harness.text(name), run.output + run.errors)
  }

  @Test(arguments: [
    #"name + " Graph of seats""#, #"(name + "Graph of seats")"#, #"name + (isOpen ? "is open now" : "is closed now")"#,
    #""Doors of ".appending(name)"#, #"[name, "Graph of seats"].joined()"#, #"isOpen ? "Doors of " + name : name"#,
  ])
  func piecesAreNotAskedForOneByOne(_ expression: String) throws {
    let source = """
      import UIKit
      func show(_ label: UILabel, _ name: String, _ isOpen: Bool) {
        label.text = \(expression)
      }

      """
    let result = try fixed("A.swift", source)
    #expect(result.text == source)
    #expect(result.said.contains("[hard-coded-text]"), "\(result.said)")
    #expect(result.said.contains("write one localized text with values in it"), "\(result.said)")
  }

  /// What is joined may come from somewhere else: a variable, a property, a parameter.
  @Test(arguments: [
    "let word = \"Doors are open\"\n  label.text = word + \" \" + name",
    "let word = \"Doors are open\"\n  label.text = \"\\(word), \\(name)\"",
    "let word = \"Doors are open\"\n  let other = word\n  label.text = name + other",
    "var word = \"Doors are open\"\n  word += name\n  label.text = word",
    "var word = \"Doors are open\"\n  word.append(name)\n  label.text = word",
    "let word = \"Doors are open\"\n  label.text = [word, name].joined(separator: \" \")",
    "showGreeting(\"Doors are open\")",
  ])
  func piecesAreNotAskedForThroughVariables(_ body: String) throws {
    let source = """
      import UIKit
      let door = UILabel()
      func show(_ label: UILabel, _ name: String) {
        \(body)
      }
      func showGreeting(_ word: String) { door.text = word + NSUserName() }

      """
    let result = try fixed("A.swift", source)
    #expect(result.text == source)
    #expect(result.said.contains("write one localized text with values in it"), "\(result.said)")
  }

  @Test(arguments: [
    "print(\"shown: \" + word)", "print(\"shown: \\(word)\")", "other.text = word",
  ])
  func whatIsJoinedForALogIsNoPiece(_ use: String) throws {
    func source(_ text: String) -> String {
      """
      import UIKit
      func show(_ label: UILabel, _ other: UILabel) {
        let word = \(text)
        label.text = word
        \(use)
      }

      """
    }
    let text = "\"Doors are open\""
    #expect(try fixed("A.swift", source(text)).text == source("String(localized: \(text))"))
  }

  @Test(arguments: [
    (#"isOpen ? "Doors are open" : name"#, #"isOpen ? String(localized: "Doors are open") : name"#),
    (#"count + 1 > 2 ? "Doors are open" : name"#, #"count + 1 > 2 ? String(localized: "Doors are open") : name"#),
  ])
  func choicesAre(_ expression: String, _ outcome: String) throws {
    func source(_ expression: String) -> String {
      """
      import UIKit
      func show(_ label: UILabel, _ name: String, _ isOpen: Bool, _ count: Int) {
        label.text = \(expression)
      }

      """
    }
    #expect(try fixed("A.swift", source(expression)).text == source(outcome))
  }

  @Test func wordsOfCodeAreNoTexts() throws {
    let source = """
      import AppKit
      import UIKit
      func show(_ label: UILabel, _ isOpen: Bool, _ button: NSButton) {
        label.text = isOpen ? "true" : "false"
        label.accessibilityValue = "nil"
        button.image = NSImage(systemSymbolName: "gearshape", accessibilityDescription: "gearshape")
      }

      """
    let result = try fixed("A.swift", source)
    #expect(result.text == source)
    #expect(!result.said.contains("hard-coded"), "\(result.said)")
  }

  @Test func objectiveCGetsNoSwift() throws {
    let source = """
      #import <UIKit/UIKit.h>
      void show(UILabel *label) {
        label.text = @"Doors open at seven";
      }

      """
    let result = try fixed("A.m", source)
    #expect(result.text == source)
    #expect(result.said.contains("write NSLocalizedString"), "\(result.said)")
  }
}
