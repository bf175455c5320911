import Findings
import SourceObservations

/// An image that is the same in all languages is turned around in some.
package enum MirroredImage: SourceRule {
  package static let description = RuleDescription(
    "an image that is the same in all languages is mirrored in right-to-left languages",
    rationale: """
      Clocks run clockwise everywhere, media are played to the right everywhere, and a logo that is turned around is \
      another one. Only what stands for the direction of reading or of time in a layout is mirrored.
      """,
    severity: .warning,
    bad: [
      .swift(
        """
        import SwiftUI
        struct Player: View {
          @Environment(\\.layoutDirection) var layoutDirection
          var body: some View {
            Image(systemName: ↓"play.fill").flipsForRightToLeftLayoutDirection(true)
            Image(↓"company-logo").resizable().flipsForRightToLeftLayoutDirection(true)
            HStack { Image(systemName: ↓"clock") }.flipsForRightToLeftLayoutDirection(true)
            Image(↓"BrandMark").flipsForRightToLeftLayoutDirection(true)
            Image(systemName: ↓"stopwatch").scaleEffect(x: layoutDirection == .rightToLeft ? -1 : 1)
          }
        }
        """)
    ],
    good: [
      .swift(
        """
        import SwiftUI
        struct Player: View {
          var body: some View {
            Image(systemName: "play.fill")
            Image("back_arrow").flipsForRightToLeftLayoutDirection(true)
          }
        }
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    for image in target.observations.imageUses
    where image.place.circumstances.isEmpty && image.modifiers.contains(where: { flips.contains($0) }) {
      guard let name = image.names.first(where: { isTheSameEverywhere($0) }) else { continue }
      report.add(
        .observed(image.place), "'\(name)' is mirrored, and should look the same in all languages",
        suggestion: "take \(image.modifiers.first { flips.contains($0) && !$0.contains("(") } ?? "the mirroring") away")
    }
  }

  private static let flips: Set<String> = [
    "flipsForRightToLeftLayoutDirection", "imageFlippedForRightToLeftLayoutDirection", "scaleEffect(rightToLeft)",
    "withHorizontallyFlippedOrientation",
  ]

  private static let same: Set<String> = [
    "clock", "alarm", "stopwatch", "timer", "watch", "play", "playpause", "pause", "record", "forward", "backward",
    "gobackward", "goforward", "music", "note", "metronome", "logo", "brand", "checkmark", "photo", "qrcode", "rewind",
    "stop", "hourglass", "camera", "video", "wordmark", "trademark", "avatar", "portrait", "flag", "globe", "barcode",
    "magnifyingglass", "headphones", "emblem", "seal", "wifi", "repeat", "shuffle", "phone", "speaker", "gauge", "map",
    "screenshot", "badge", "sponsor", "mascot", "signature", "banner",
  ]

  /// What stays a clock or a key of a player with an arrow around it.
  private static let rings: Set<String> = ["clock", "alarm", "stopwatch", "timer", "gobackward", "goforward"]

  private static func isTheSameEverywhere(_ name: String) -> Bool {
    // `arrow.forward` is no key of a player.
    let words = words(of: name)
    if let first = words.first, rings.contains(first) || words.contains(where: { $0.hasSuffix("logo") }) { return true }
    guard !words.contains(where: { ["arrow", "chevron", "arrowshape", "list", "text"].contains($0) }) else {
      return false
    }
    return words.contains { same.contains($0) }
      || zip(words, words.dropFirst()).contains { $0 == "app" && $1 == "icon" }
  }

  /// `brand`, `mark` of `BrandMark`, in lower case.
  private static func words(of name: String) -> [String] {
    var words = [""]
    for scalar in name.unicodeScalars {
      if !scalar.properties.isAlphabetic {
        words.append("")
        continue
      }
      if scalar.properties.isUppercase, words[words.count - 1].unicodeScalars.last?.properties.isLowercase ?? false {
        words.append("")
      }
      words[words.count - 1] += String(scalar).lowercased()
    }
    return words.filter { !$0.isEmpty }
  }
}
