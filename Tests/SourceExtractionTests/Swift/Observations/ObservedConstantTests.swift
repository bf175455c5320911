import SourceExtraction
import SourceObservations
import Testing

@Suite("Observations of what constants stand for")
struct ObservedConstantTests {
  @Test(
    "offsets that are known from somewhere else",
    arguments: [
      ("offset(x: 12)", 12),
      ("offset(x: CGFloat(12), y: 3)", 12),
      ("offset(x: -(12))", -12),
      ("offset(x: 2 * 8 - 4)", 12),
      ("offset(x: shift)", 22),
      ("offset(x: -Self.width)", -240),
      ("offset(x: Metrics.inset, y: 2)", 14),
      ("offset(x: isOpen ? 0 : -240)", -240),
      ("offset(x: chosen)", 30),
      ("offset(x: global)", 7),
      ("offset(Metrics.size)", 11),
      ("position(CGPoint(x: shift, y: 0))", 22),
      ("offset(x: width - 4)", 4), ("offset(x: CGFloat(round) * 12)", 12),
      ("transformEffect(.init(translationX: 5, y: 0))", 5),
      ("transformEffect(CGAffineTransform(translationX: shift, y: 0))", 22),
    ])
  func offsets(call: String, value: Double) throws {
    #expect(try offsets(call) == [value])
  }

  @Test(
    "offsets that nothing is known of",
    arguments: [
      "offset(x: dragged)", "offset(x: round - 4)", "offset(x: 0, y: 4)", "offset(x: round)", "offset(12)",
      "offset(by: 3)", "offset(x: reader.size.width)",
    ])
  func openOffsets(call: String) throws {
    #expect(try offsets(call).isEmpty)
  }

  private func offsets(_ call: String) throws -> [Double?] {
    try observations(
      in: """
        import SwiftUI
        let global: CGFloat = 7
        struct Row: View {
          enum Metrics {
            static let inset: CGFloat = 14
            static let size = CGSize(width: 11, height: 0)
          }
          private static let width = 240.0
          private let shift: CGFloat = 22
          @State private var dragged: CGFloat = 0
          @Binding var isOpen: Bool
          let width: CGFloat
          private let round: CGFloat = other
          private let other: CGFloat = round
          private var chosen: CGFloat { isOpen ? 0 : 30 }
          var body: some View { Circle().\(call) }
        }
        """
    ).directionalLayouts.map(\.value)
  }

  @Test(
    "conditions that are named",
    arguments: [
      ("isSingle", "==", "count"), ("!isSingle", "!=", "count"), ("isShort", "<=", "count"), ("isGiven", "!=", "count"),
    ])
  func conditions(name: String, comparison: String, counted: String) throws {
    let found = try observations(
      in: """
        struct Row {
          let count: Int
          var isSingle: Bool { count == 1 }
          var isShort: Bool { get { count <= 1 } }
          var isGiven: Bool {
            return count != 1
          }
          var text: String { \(name) ? "\\(count) page" : "\\(count) pages" }
        }
        """
    ).countBranches
    #expect(found.map(\.comparison) == [comparison])
    #expect(found.map(\.counted.source) == [counted])
    #expect(found.map(\.counted.type) == ["Int"])
  }

  @Test(
    "languages and regions of a locale with a name",
    arguments: [
      ("locale.language.languageCode?.identifier == \"fr\"", ["Locale.current.language.languageCode"]),
      ("ownLocale.languageCode == \"fi\"", ["Locale.autoupdatingCurrent.languageCode"]),
      ("Locale.current.regionCode == \"DE\"", ["Locale.current.regionCode"]),
      ("shownLocale.languageCode == \"el\"", ["Locale.current.languageCode"]),
      ("[\"de\"].contains(Locale.current.languageCode ?? \"\")", ["Locale.current.languageCode"]),
      (
        "(Locale.current as NSLocale).object(forKey: .languageCode) as? String == \"he\"",
        ["Locale.current.languageCode"]
      ),
      ("Locale.current.region?.identifier == other", []),
      ("shown.region == .japan", []),
    ])
  func locales(condition: String, names: [String]) throws {
    let found = try observations(
      in: """
        import Foundation
        struct Page {
          let ownLocale: Locale = .autoupdatingCurrent
          let shown: Locale
          @Environment(\\.locale) private var shownLocale
          let other: String
          var isChosen: Bool {
            let locale = Locale.current
            return \(condition)
          }
        }
        """
    ).languageChoices
    #expect(found.filter(\.isCompared).map(\.name) == names)
  }

  @Test(
    "phone numbers that have a name",
    arguments: [
      "ForEach(phoneNumbers, id: \\.self) { Text($0) }",
      "ForEach(phoneNumbers, id: \\.self) { entry in Text(entry) }",
      "Text(phone ?? \"\")", "Text(verbatim: \"+45 \\(rest)\")", "Text(local)",
    ])
  func phoneNumbers(view: String) throws {
    let found = try observations(
      in: """
        import SwiftUI
        struct Page: View {
          let phoneNumbers: [String]
          let phone: String?
          let rest: String
          var body: some View {
            let local = "+30 21 0555 0123"
            \(view)
          }
        }
        """
    ).directionSensitiveTexts
    #expect(found.map(\.content) == [.phoneNumber])
  }

  @Test("telephones that are no numbers", arguments: ["sendToPhone", "useIPhone", "needsPhone", "microphone"])
  func telephones(name: String) throws {
    let found = try observations(
      in: """
        import SwiftUI
        struct Page: View {
          let \(name): String
          var body: some View { Text(\(name)) }
        }
        """
    ).directionSensitiveTexts
    #expect(found.isEmpty)
  }

  @Test("the keys of a shortcut that is chosen")
  func shortcuts() throws {
    let found = try observations(
      in: """
        import SwiftUI
        struct Page: View {
          let isLast: Bool
          private var key: KeyEquivalent { isLast ? "[" : "]" }
          var body: some View { Button("Go") {}.keyboardShortcut(key) }
        }
        """
    ).keyboardShortcuts
    #expect(found.map(\.key) == ["[", "]"])
  }

  @Test(
    "changes of the locale whose name is a constant",
    arguments: [
      "let change = NSLocale.currentLocaleDidChangeNotification\n    center.addObserver(forName: change, object: nil, queue: nil) { _ in }",
      "center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in }",
    ])
  func changes(body: String) throws {
    let found = try observations(
      in: """
        import Foundation
        final class Watcher {
          private static let name = NSLocale.currentLocaleDidChangeNotification
          let center = NotificationCenter.default
          func start() {
            \(body)
          }
        }
        """
    ).localeChangeObservers
    #expect(found.compactMap(\.function) == ["addObserver(forName:object:queue:)"])
    #expect(found.allSatisfy { !$0.isOnMainActor })
  }

  @Test(
    "labels whose text stands elsewhere",
    arguments: [
      ("label.widthAnchor.constraint(equalToConstant: 80).isActive = true", false),
      ("label.numberOfLines = 1", false),
      ("label.frame = CGRect(x: 0, y: 0, width: 80, height: 20)", false),
      ("label.numberOfLines = 1\n    label.adjustsFontSizeToFitWidth = true", true),
    ])
  func labels(statement: String, mayShrink: Bool) throws {
    let found = try observations(
      in: """
        import UIKit
        final class Cell: UITableViewCell {
          let label = UILabel()
          let other = UILabel()
          func fill() {
            other.text = NSLocalizedString("Other", comment: "")
            label.text = NSLocalizedString("Settings", comment: "")
          }
          func lay() {
            \(statement)
          }
        }
        """
    ).fixedDimensions.filter { $0.content != nil }
    #expect(found.map(\.content?.lowerBound.line) == [7])
    #expect(found.map(\.mayShrink) == [mayShrink])
  }
}
