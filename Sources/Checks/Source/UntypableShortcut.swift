import Findings
import LanguageData
import SourceObservations

/// A keyboard shortcut whose character a shipped language's keyboard does not have without more keys.
package enum UntypableShortcut: SourceRule {
  package static let description = RuleDescription(
    "a keyboard shortcut cannot be typed on the keyboard of a shipped language",
    rationale: """
      Shortcuts are written for the American keyboard. Where another needs Option for a character (`[` on a German \
      one) or has none, the system gives the shortcut another key since macOS 12 and iOS 15, unless it is told not to \
      (`localization: .custom`). Apple documents that it does so, and as an example Command-Ö for Command-[ in German, \
      but not which key it takes elsewhere; reported is the key in the same place. A shortcut that is replaced is \
      advice: menus show the right key, help texts should not name it. Layouts come from xkeyboard-config, in the \
      variant for Apple's keyboards where it has one. A layout without Latin letters types those of a Latin one while \
      Command is held.
      """,
    severity: .warning,
    milder: [.advice: "for a shortcut that the system replaces"],
    bad: [
      .swift(
        """
        import SwiftUI
        struct Zoom: View {
          var body: some View {
            Button("Zoom In") {}.↓keyboardShortcut("+", modifiers: .command, localization: .custom)
            Button("Back") {}.↓keyboardShortcut("[")
            ForEach(["["], id: \\.self) { key in
              Button("Go") {}.↓keyboardShortcut(KeyEquivalent(Character(key)), modifiers: .command)
            }
          }
        }
        """,
        catalog: """
          { "sourceLanguage" : "en", "strings" : { "Back" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Zurück" } },
          "lt" : { "stringUnit" : { "state" : "translated", "value" : "Atgal" } } } } }, "version" : "1.0" }
          """)
    ],
    good: [
      .swift(
        """
        import SwiftUI
        struct Zoom: View {
          var body: some View {
            Button("Zoom In") {}.keyboardShortcut("+")
            Button("New") {}.keyboardShortcut("n")
            Button("First") {}.keyboardShortcut("1")
            Button("Done") {}.keyboardShortcut(.return)
          }
        }
        """,
        catalog: """
          { "sourceLanguage" : "en", "strings" : { "Done" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Fertig" } },
          "ru" : { "stringUnit" : { "state" : "translated", "value" : "Готово" } } } } }, "version" : "1.0" }
          """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    let shortcuts = target.observations.keyboardShortcuts.filter { $0.isCharacter && $0.place.circumstances.isEmpty }
    guard !shortcuts.isEmpty, let american = KeyboardLayouts.american else { return }
    var names: Set<String> = []
    let layouts = project.shippedLanguages(of: target).compactMap { language in
      LanguageIdentifier(language).flatMap { KeyboardLayouts.layout(of: $0) }
    }.filter { names.insert($0.identifier).inserted }
    for shortcut in shortcuts {
      guard shortcut.key.unicodeScalars.count == 1, let character = shortcut.key.unicodeScalars.first,
        character.isASCII, character.value > 0x20, character.value < 0x7F, !character.properties.isAlphabetic
      else { continue }
      let holdsOption = shortcut.modifiers.contains { ["option", "alternate"].contains($0) }
      let missing = layouts.filter { layout in
        guard let level = layout.level(of: character) else { return true }
        return level > (holdsOption ? .option : .shift)
      }
      guard !missing.isEmpty else { continue }
      let keys = missing.map { layout -> String in
        let way = layout.level(of: character) == nil ? "has no '\(character)'" : "needs Option for it"
        let key = layout.character(inPlaceOf: character, on: american).map { ", the key in its place is '\($0)'" } ?? ""
        return "\(layout.name) (\(way)\(key))"
      }.joined(separator: ", ")
      let isReplaced = shortcut.localization != "custom"
      report.add(
        .observed(shortcut.place),
        "'\(character)' cannot be typed with the shortcut's keys on these keyboards: \(keys)",
        suggestion: isReplaced
          ? "the system takes another key there; do not name this one in texts"
          : "leave localization: .custom out, so that the system takes another key there",
        atMost: isReplaced ? .advice : .error)
    }
  }
}
