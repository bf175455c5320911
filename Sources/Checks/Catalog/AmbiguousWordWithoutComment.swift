import Findings
import LosslessJSON
import StringCatalog

/// A single word that can be a noun or a verb, without a word on which it is.
package enum AmbiguousWordWithoutComment: EntryRule {
  package static let description = RuleDescription(
    "a single word with several meanings has no comment that says which it is",
    rationale: """
      "Order" is a request, a sequence or a command; "Open" a state or an action. Most languages have a word for each, and \
      the translator sees the word alone. A comment says where it stands and whether it is an action: "Button that sends \
      the order". A key such as `order.button` helps too, and is enough where it is symbolic.
      """,
    severity: .advice,
    options: [
      RuleOption(
        "words", .array([]), "words of the source language that are ambiguous, besides the English ones that are known")
    ],
    bad: [
      .key("↓Order", ["de": "Bestellen"]),
      .key("↓Open", comment: "No comment provided by engineer.", ["de": "Öffnen"]),
      .key("↓Balcony", ["de": "Balkon"], options: ["words": .array([.string("balcony")])]),
    ],
    good: [
      .key("Order", comment: "Button that sends the order", ["de": "Bestellen"]),
      .key("Orchestra", ["de": "Orchester"]),
      .key("Order tickets", ["de": "Karten bestellen"]), .key("ticket.order", ["en": "Order", "de": "Bestellen"]),
    ])

  /// English words that are noun and verb, or adjective and verb, and that interfaces use as both.
  private static let words: Set<String> = [
    "address", "may",
    "access", "archive", "back", "book", "call", "change", "charge", "check", "clear", "clip", "close", "contact",
    "copy",
    "cover", "cut", "default", "delay", "design", "display", "download", "draft", "edit", "empty", "even", "export",
    "fast", "favorite", "file", "fill", "filter", "fit", "flag", "flat", "focus", "follow", "free", "home", "hold",
    "import", "input", "invite", "key", "lead", "left", "light", "like", "limit", "link", "list", "live",
    "load", "lock", "log", "mark", "match", "mean", "mine", "minute", "mute", "note", "notice", "object", "open",
    "order", "output", "pack", "park", "past", "patch", "pause", "pin", "place", "plan", "play", "point", "post",
    "present", "press", "preview", "print", "process", "produce", "project", "quote", "rate", "record", "refresh",
    "release", "repeat", "reply", "report", "request", "reserve", "reset", "rest", "return", "review", "right", "run",
    "sample", "save", "scale", "schedule", "scroll", "search", "second", "select", "send", "sense", "separate", "set",
    "shape", "share", "show", "sign", "sort", "sound", "spring", "stamp", "stand", "star", "start", "state", "step",
    "still", "stop", "store", "subject", "swipe", "switch", "table", "tag", "tap", "target", "tear", "test",
    "tie", "time", "tip", "touch", "track", "transfer", "turn", "type", "update", "upload", "use", "view",
    "visit", "volume", "watch", "wave", "wind", "work", "zoom",
  ]

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, !entry.isStale, entry.key.utf8.count <= 40, let source = entry.sourceTexts.first,
      entry.sourceTexts.count == 1, !source.bytes.contains(" "),
      source.value == entry.key || !KeyShape(of: entry.key).isSymbolic, !entry.commentQuality.explains
    else { return }
    // A colon makes it the name of what follows.
    let word = source.value.hasSuffix(":") ? "" : source.value.lowercased().filter { $0.isLetter || $0 == " " }
    guard !word.contains(" "), !word.isEmpty else { return }
    let isEnglish = entry.catalog.sourceLanguage.hasPrefix("en")
    let isAmbiguous =
      (isEnglish && words.contains(word)) || report.options.texts("words").contains { $0.lowercased() == word }
    guard isAmbiguous else { return }
    report.add(
      entry.place, "'\(source.value)' has several meanings, and no comment says which it is",
      suggestion: "say where it stands, and whether it is an action")
  }
}
