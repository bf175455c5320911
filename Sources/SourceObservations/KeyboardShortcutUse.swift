/// A keyboard shortcut.
package struct KeyboardShortcutUse: SourceObservation {
  package static let kind = "keyboard-shortcut"

  package var place: ObservedPlace
  /// The character, or the name of a key (`return`).
  package var key: String
  /// Whether the key is the character that it types.
  package var isCharacter: Bool
  /// `command`, `shift`, …; Command where nothing is written.
  package var modifiers: [String]
  /// `automatic`, `custom`, `withoutMirroring`, where it is written.
  package var localization: String?
  /// What takes it.
  package var function: String

  package init(
    place: ObservedPlace, key: String, isCharacter: Bool, modifiers: [String], localization: String?, function: String
  ) {
    self.place = place
    self.key = key
    self.isCharacter = isCharacter
    self.modifiers = modifiers
    self.localization = localization
    self.function = function
  }

  package var details: [ObservationDetail] {
    [
      .text("key", key),
      .flag("isCharacter", isCharacter),
      .texts("modifiers", modifiers),
      .text("localization", localization),
      .text("function", function),
    ].compactMap { $0 }
  }
}
