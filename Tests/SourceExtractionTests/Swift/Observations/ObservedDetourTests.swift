import SourceExtraction
import SourceObservations
import Testing

@Suite("Observations that stand behind a variable, a cast or a container")
struct ObservedDetourTests {
  @Test(
    "locales that a view is given",
    arguments: [
      ("Text(1.5, format: .number.locale(Locale(identifier: \"en_US\")))", true),
      ("Text(verbatim: \"a\").environment(\\.locale, Locale(identifier: \"de\"))", true),
      ("Row(locale: Locale(identifier: \"de\"))", false),
    ])
  func locales(view: String, isShown: Bool) throws {
    let found = try observations(
      in: """
        import SwiftUI
        struct Row: View {
          let locale: Locale
          var body: some View { EmptyView() }
        }
        struct Page: View {
          var body: some View { \(view) }
        }
        """
    ).fixedLocales
    #expect(found.count == 1)
    #expect((found.first?.destination != nil) == isShown)
  }

  @Test(
    "languages that a variable holds",
    arguments: [
      (
        "let code = Locale.current.languageCode ?? \"en\"\n  switch code { case \"de\": print(1)\n  default: print(2) }",
        true
      ),
      ("guard let code = Locale.current.languageCode else { return }\n  print(code == \"de\")", true),
      ("let code = Locale.current.languageCode\n  print(names[code ?? \"\"])", true),
      ("let code = Locale.current.languageCode\n  send(code, \"language\")", false),
    ])
  func languages(body: String, isCompared: Bool) throws {
    let found = try observations(
      in: """
        import Foundation
        func f(names: [String: Int]) {
          \(body)
        }
        """
    ).languageChoices
    #expect(found.map(\.isCompared) == [isCompared])
  }

  @Test(
    "numbers that a variable compares",
    arguments: [
      "var text = \"\\(n) pages\"\n  if n == 1 { text = \"\\(n) page\" }\n  return text",
      "let isSingle = n == 1\n  return isSingle ? \"\\(n) page\" : \"\\(n) pages\"",
      "let isSingle = n == 1\n  if isSingle { return \"\\(n) page\" }\n  return \"\\(n) pages\"",
    ])
  func counts(body: String) throws {
    let found = try observations(
      in: """
        func f(n: Int) -> String {
          \(body)
        }
        """
    ).countBranches
    #expect(found.map(\.comparedWith) == [1])
    #expect(found.first?.branches.map(\.condition) == ["true", "false"])
    #expect(found.first?.branches.flatMap(\.texts).count == 2)
  }

  @Test(
    "changes of the locale away from the main actor",
    arguments: [("Task.detached", false), ("Task", true)])
  func detached(task: String, isOnMainActor: Bool) throws {
    let found = try observations(
      in: """
        import SwiftUI
        struct Page: View {
          var body: some View { EmptyView() }
          func watch() {
            \(task) {
              for await _ in NotificationCenter.default.notifications(named: NSLocale.currentLocaleDidChangeNotification) {
                print("changed")
              }
            }
          }
        }
        """
    ).localeChangeObservers
    #expect(found.map(\.isOnMainActor) == [isOnMainActor])
  }

  @Test("images behind an optional", arguments: ["?", "!"])
  func images(mark: String) throws {
    let found = try observations(
      in: """
        import UIKit
        let image = UIImage(systemName: "timer")\(mark).imageFlippedForRightToLeftLayoutDirection()
        """
    ).imageUses
    #expect(found.map(\.modifiers) == [["imageFlippedForRightToLeftLayoutDirection"]])
  }

  @Test("a style without a formatter of its own")
  func style() throws {
    let found = try observations(
      in: """
        import Foundation
        func f(n: NSNumber) -> String { NumberFormatter.localizedString(from: n, number: .currency) }
        """
    ).handMadeFormats
    #expect(found.map(\.property) == ["numberStyle"])
    #expect(found.map(\.text) == [".currency"])
  }

  @Test("a phone number that a constant holds")
  func phoneNumber() throws {
    let found = try observations(
      in: """
        import SwiftUI
        struct Page: View {
          private let service = "+1 555 0100 200"
          var body: some View { Label(service, systemImage: "phone") }
        }
        """
    ).directionSensitiveTexts
    #expect(found.map(\.content) == [.phoneNumber])
  }

  @Test("texts in a text")
  func texts() throws {
    let found = try observations(
      in: """
        import SwiftUI
        func f(name: String) -> Text { Text("\\(Text("You read").bold()) \\(name)") }
        """
    ).joinedTexts
    #expect(found.first?.pieces.map(\.kind) == [.localized, .literal, .value])
  }
}
