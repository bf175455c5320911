import Findings
import SourceText
import TestSupport
import Testing
import TranslationFormats

struct POFileTests {
  static let sample = """
    # Translators of the harbour.
    msgid ""
    msgstr ""
    "Language: ru\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\\n"

    #. shown on the quay
    #: Harbour.swift:12 Quay.swift:7
    #, fuzzy, objc-format
    #| msgid "%lld boat"
    #| msgid_plural "%lld boats"
    msgctxt "boats"
    msgid "%lld ship"
    msgid_plural "%lld ships"
    msgstr[0] "%lld корабль"
    msgstr[1] "%lld корабля"
    msgstr[2] ""
    "%lld "
    "кораблей"

      msgid "Tab\\tand \\"quotes\\" \\\\ \\303"
    msgstr ""


    #~ msgctxt "old"
    #~ msgid "Lighthouse"
    #~ msgstr "Маяк"

    # the last words
    """

  @Test func readsAllThatAnEntryHas() throws {
    let file = try POFile(bytes: Array(Self.sample.utf8), path: "ru.po")
    #expect(file.entries.count == 4)
    #expect(file.headerField("language") == "ru")
    #expect(file.entries[0].translatorComments == [" Translators of the harbour."])
    let entry = file.entries[1]
    #expect(entry.extractedComments == ["shown on the quay"])
    #expect(entry.references == ["Harbour.swift:12 Quay.swift:7"])
    #expect(entry.flags == ["fuzzy", "objc-format"])
    #expect(entry.previous == POPreviousMessage(id: "%lld boat", pluralID: "%lld boats"))
    #expect(entry.context == "boats")
    #expect(entry.texts == ["%lld корабль", "%lld корабля", "%lld кораблей"])
    #expect(file.entries[2].id == "Tab\tand \"quotes\" \\ Ã")
    #expect(file.entries[3].isObsolete)
    #expect(file.entries[3].context == "old")
    #expect(file.line(ofEntry: 1) == 13)
  }

  @Test func comesBackToTheByte() throws {
    for text in [
      Self.sample, Self.sample.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"),
    ] {
      let file = try POFile(bytes: Array(text.utf8), path: "ru.po")
      #expect(file.bytes() == Array(text.utf8))
    }
  }

  @Test func writesAChangedEntryAndLeavesTheOthers() throws {
    var file = try POFile(bytes: Array(Self.sample.utf8), path: "ru.po")
    var entry = file.entries[2]
    entry.texts = ["Лист\n\"один\""]
    file.replaceEntry(at: 2, with: entry)
    let written = String(decoding: file.bytes(), as: UTF8.self)
    #expect(written.contains("msgstr \"\"\n\"Лист\\n\"\n\"\\\"один\\\"\"\n"))
    #expect(written.hasPrefix(String(Self.sample.prefix(400))))
    #expect(written.hasSuffix("# the last words"))
    #expect(try POFile(bytes: file.bytes(), path: "ru.po").entries == file.entries)
  }

  @Test func readsLatinOneByTheHeadersWord() throws {
    var bytes = Array(
      "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-1\\n\"\n\nmsgid \"a\"\nmsgstr \"".utf8)
    bytes += [0xE9] + Array("\"\n".utf8)
    #expect(try POFile(bytes: bytes, path: "fr.po").entries[1].texts == ["é"])
  }

  @Test(arguments: [
    ("msgid \"a\"\n", "truncated-file", 2), ("msgid \"a\nmsgstr \"\"\n", "malformed-po", 1),
    ("msgid \"a\"\nmsgstr \"b\n", "malformed-po", 2), ("msgid \"a\"\nmsgstr \"b", "truncated-file", 2),
    ("\"a\"\n", "malformed-po", 1), ("msgid \"a\"\nmsgstr \"\\q\"\n", "malformed-po", 2),
    ("msgid \"a\"\nmsgstr[1] \"\"\n", "malformed-po", 2), ("hello\n", "malformed-po", 1),
    ("msgid \"a\"\nmsgstr \"\"\n\nmsgid \"a\"\nmsgstr \"\"\n", "duplicate-message", 4),
  ])
  func refusesWithThePlace(text: String, id: String, line: Int) {
    let refused = #expect(throws: RefusedInput.self) { try POFile(bytes: Array(text.utf8), path: "x.po") }
    #expect(refused?.findings.first?.id.rawValue == id)
    #expect(refused?.findings.first?.location?.range?.lowerBound.line == line)
  }

  @Test func survivesDamage() {
    let inputs =
      ParserFuzzing.truncations(of: Self.sample) + ParserFuzzing.mutations(of: Self.sample, count: 3000, seed: 1)
    for bytes in inputs {
      guard let file = try? POFile(bytes: bytes, path: "x.po") else { continue }
      if String(validating: bytes, as: UTF8.self) != nil { #expect(file.bytes() == bytes) }
      // Written anew, it says the same.
      #expect((try? POFile(bytes: POFile(entries: file.entries).bytes(), path: "x.po"))?.entries == file.entries)
    }
  }

  @Test func keepsWhatPeoplePutIntoAnOlderFile() throws {
    let old = """
      # by hand
      msgid ""
      msgstr "Last-Translator: Ada\\nLanguage: de\\n"

      # careful
      #, fuzzy
      msgctxt "greet"
      msgid "Hello"
      msgstr "Hallo"

      msgid "Gone"
      msgstr "Fort"

      """
    let new = POFile(entries: [
      POEntry(id: "", texts: ["Last-Translator: \nLanguage: de\n"]),
      fuzzy(POEntry(context: "greet", id: "Good day", texts: ["Hallo"])),
    ])
    let updated = new.updating(try POFile(bytes: Array(old.utf8), path: "de.po"))
    #expect(updated.headerField("Last-Translator") == "Ada")
    #expect(updated.entries[1].translatorComments == [" careful"])
    #expect(updated.entries[1].previous == POPreviousMessage(id: "Hello"))
    #expect(updated.entries[2].isObsolete && updated.entries[2].id == "Gone")
    #expect(try POFile(bytes: updated.bytes(), path: "de.po").entries == updated.entries)
  }

  private func fuzzy(_ entry: POEntry) -> POEntry {
    var entry = entry
    entry.flags = ["fuzzy"]
    return entry
  }
}
