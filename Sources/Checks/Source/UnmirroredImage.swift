import Findings
import LocalizableReferences
import SourceObservations
import SourceText

/// A symbol that points back or forward in left-to-right languages, and the wrong way in others.
package enum UnmirroredImage: SourceRule {
  package static let description = RuleDescription(
    "an image that points to a side does not follow the direction of the language",
    rationale: """
      In Arabic and Hebrew, back is to the right. SF Symbols called `backward` and `forward` turn around, those called \
      `left` and `right` do not; other images need `flipsForRightToLeftLayoutDirection(true)`, or the direction \
      "Mirrors" in the asset catalog. A side that is meant, as for the edge of a window, is right as it is.
      """,
    severity: .warning,
    milder: [
      .advice: "for images of the asset catalog, and where no language of the project is written from right to left"
    ],
    bad: [
      .swift(
        """
        import SwiftUI
        struct Row: View {
          var body: some View { Image(systemName: ↓"chevron.right") }
        }
        """,
        catalog: """
          { "sourceLanguage" : "en", "strings" : { "Row" : { "localizations" : { "ar" : { "stringUnit" : {
          "state" : "translated", "value" : "صف" } } } } }, "version" : "1.0" }
          """,
        fixed: """
          import SwiftUI
          struct Row: View {
            var body: some View { Image(systemName: "chevron.forward") }
          }
          """),
      .swift(
        """
        import SwiftUI
        struct Row: View {
          let isOpen: Bool
          var body: some View {
            Image(systemName: ↓isOpen ? "chevron.down" : "chevron.right")
            Label("Continue", systemImage: ↓"arrow.right.circle.fill")
            Image(↓"back_arrow")
            Image(systemName: ↓"chevron." + (isOpen ? "down" : "right"))
          }
        }
        """),
      .swift(
        """
        import AppKit
        func images() -> [NSImage] {
          ["arrow.left", "circle"].compactMap { NSImage(systemSymbolName: ↓$0, accessibilityDescription: nil) }
        }
        """),
    ],
    good: [
      .swift(
        """
        import SwiftUI
        struct Row: View {
          @Environment(\\.layoutDirection) var layoutDirection
          var body: some View {
            Image(systemName: "chevron.forward")
            Image(systemName: "arrow.left.and.right")
            Image("back_arrow").flipsForRightToLeftLayoutDirection(true)
            Label("Dock to the Right", systemImage: "arrow.right.square")
            Image(systemName: layoutDirection == .rightToLeft ? "chevron.left" : "chevron.right")
            Image("background")
          }
          func moveLeft() -> Image { Image(systemName: "arrow.left") }
        }
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    let limit: FindingSeverity = project.shipsRightToLeft(target) ? .error : .advice
    for image in target.observations.imageUses where image.place.circumstances.isEmpty {
      // Few images point anywhere, and the rest of the questions takes longer.
      guard image.names.contains(where: { pointsToSide($0, image.source) }),
        !image.modifiers.contains(where: { turns.contains($0) }), !Self.choosesByDirection(image.place.source),
        !meansSide(image.place.enclosingDeclaration ?? "")
      else { continue }
      // A text beside the image may say which side is meant.
      let isNamed =
        target.referencesByPath[image.place.path]?.contains {
          abs($0.location.line - image.place.range.lowerBound.line) <= 1 && meansSide($0.defaultValue ?? $0.key)
        } ?? false
      guard !isNamed else { continue }
      for name in image.names {
        switch image.source {
        case .system:
          guard let mirroring = DirectionalSymbol.mirroring(name) else { continue }
          report.add(
            .observed(image.place), "'\(name)' points to the same side in right-to-left languages",
            suggestion: "use '\(mirroring)'", fix: fix(image.place, name, mirroring), atMost: limit)
        case .asset:
          guard isDirectional(name) else { continue }
          report.add(
            .observed(image.place), "the image '\(name)' points to the same side in right-to-left languages",
            suggestion: "add flipsForRightToLeftLayoutDirection(true), or let the asset catalog mirror it",
            atMost: .advice)
        }
      }
    }
  }

  private static let turns: Set<String> = [
    "flipsForRightToLeftLayoutDirection", "imageFlippedForRightToLeftLayoutDirection", "layoutDirectionBehavior",
    "scaleEffect", "rotation3DEffect",
  ]

  private static func choosesByDirection(_ source: String) -> Bool {
    let source = source.lowercased()
    return source.contains("layoutdirection") || source.contains("rtl") || source.contains("righttoleft")
      || source.contains("lefttoright")
  }

  /// Whether a name or a text speaks of left or right as such.
  private static func pointsToSide(_ name: String, _ source: ImageUse.Source) -> Bool {
    switch source {
    case .system: DirectionalSymbol.mirroring(name) != nil
    case .asset: isDirectional(name)
    }
  }

  private static let directionFilter = WordFilter([
    "arrow", "chevron", "caret", "back", "forward", "next", "previous", "left", "right",
  ])

  private static func meansSide(_ text: String) -> Bool {
    words(of: text).contains { ["left", "right", "leftmost", "rightmost"].contains($0) }
  }

  /// `back_arrow`, `iconArrowRight`: an arrow, and a side.
  private static func isDirectional(_ name: String) -> Bool {
    guard directionFilter.mayOccur(in: name) else { return false }
    let words = words(of: name)
    if words.contains(where: { ["arrow", "chevron", "caret"].contains($0) }) {
      return words.contains { ["left", "right", "back", "backward", "forward", "next", "previous"].contains($0) }
    }
    // `ic_back`, `NSImage.goLeftTemplateName`.
    return words.contains { ["ic", "icn", "btn", "nav"].contains($0) }
      && words.contains { ["back", "forward"].contains($0) }
      || words.last == "name" && words.contains("template") && words.contains { $0 == "left" || $0 == "right" }
  }

  /// The words of a name in camel case or with other signs between them, and of a text, in lower case.
  private static func words(of text: String) -> [String] {
    var words = [""]
    for character in text {
      if !character.isLetter {
        words.append("")
      } else if character.isUppercase, words[words.count - 1].last?.isLowercase == true {
        words.append(character.lowercased())
      } else {
        words[words.count - 1] += character.isUppercase ? character.lowercased() : String(character)
      }
    }
    return words
  }

  /// Another name in the literal that has it.
  private static func fix(_ place: ObservedPlace, _ name: String, _ other: String) -> CheckFix? {
    guard let range = place.source.firstRange(of: "\"" + name + "\"") else { return nil }
    let distance = place.source.utf8.distance(from: place.source.startIndex, to: range.lowerBound)
    let start = place.range.lowerBound.offset.value + distance + 1
    return CheckFix(
      "name the symbol that follows the direction", isSafe: true,
      .edit(
        path: place.path,
        [
          TextEdit(
            range: UTF8Offset(start)..<UTF8Offset(start + name.utf8.count), replacement: other)
        ]))
  }
}
