import Foundation
import LanguageData
import TestSupport
import Testing

/// The judge of tables, judged by what Apple's documents say and by real tables.
@Suite struct TablePairEvaluatorTests {
  private func evaluator(
    _ entry: String, strings: String = "", language: String = "en", device: String? = nil, width: Int? = nil
  ) -> TablePairEvaluator {
    func list(_ members: String) -> Data {
      Data("<plist version=\"1.0\"><dict>\(members)</dict></plist>".utf8)
    }
    return TablePairEvaluator(
      strings: list(strings), stringsdict: list(entry), language: LanguageIdentifier(language), device: device,
      width: width)
  }

  private func pairs(_ members: KeyValuePairs<String, String>) -> String {
    members.map { "<key>\($0.key)</key>" + ($0.value.hasPrefix("<") ? $0.value : "<string>\($0.value)</string>") }
      .joined()
  }

  private func plural(_ type: String, _ cases: KeyValuePairs<String, String>) -> String {
    "<dict>"
      + pairs(["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": type])
      + pairs(cases) + "</dict>"
  }

  /// The example of the release notes for OS X 10.9.
  @Test(arguments: [(0, "No file is selected"), (1, "A file is selected"), (3, "3 files are selected")])
  func aPluralOfOneArgument(count: Double, text: String) {
    let entry = pairs([
      "%d files are selected": "<dict>"
        + pairs([
          "NSStringLocalizedFormatKey": "%#@num_files_are@ selected",
          "num_files_are": plural("d", ["one": "A file is", "zero": "No file is", "other": "%d files are"]),
        ]) + "</dict>"
    ])
    #expect(evaluator(entry).text(of: "%d files are selected", [count]) == text)
  }

  /// The other one there: a variable of a case counts another argument.
  @Test(arguments: [
    (0, 0, "There is no file"), (0, 1, "There is a file, and it is not selected"),
    (1, 1, "There is a file, and it is selected"), (3, 5, "3 in 5 files are selected"),
  ])
  func aPluralInAPlural(selected: Double, count: Double, text: String) {
    let entry = pairs([
      "key": "<dict>"
        + pairs([
          "NSStringLocalizedFormatKey": "%2$#@files@",
          "files": plural(
            "d", ["zero": "There is no file", "one": "There is a file, and it is %1$#@one@", "other": "%1$#@several@"]),
          "one": plural("d", ["zero": "not selected", "other": "selected"]),
          "several": plural("d", ["other": "%1$d in %2$d files are selected"]),
        ]) + "</dict>"
    ])
    #expect(evaluator(entry).text(of: "key", [selected, count]) == text)
  }

  /// Unnumbered specifiers of a case begin with the argument that chose it.
  @Test func casesGoOnFromTheirOwnArgument() {
    let entry = pairs([
      "key": "<dict>"
        + pairs([
          "NSStringLocalizedFormatKey": "%2$#@v@ and %d", "v": plural("d", ["other": "%d, %d, %1$d"]),
        ]) + "</dict>"
    ])
    #expect(evaluator(entry).text(of: "key", [10, 20, 30]) == "20, 30, 10 and 10")
  }

  /// The example of WWDC 2015, session 227, and what NSBundle.h says of widths between.
  @Test(arguments: [(10, "Hi"), (20, "Hi"), (25, "Welcome"), (40, "Welcome"), (50, "Welcome to the store!")])
  func widths(width: Int, text: String) {
    let rule = pairs(["20": "Hi", "25": "Welcome", "50": "Welcome to the store!"])
    let entry = pairs(["key": "<dict><key>NSStringVariableWidthRuleType</key><dict>\(rule)</dict></dict>"])
    #expect(evaluator(entry, width: width).text(of: "key", []) == text)
  }

  @Test func devicesComeBeforeTheirFallback() {
    let rule = pairs(["mac": "Click", "iphone": plural("d", ["other": "x"])])
    let entry = pairs(["key": "<dict><key>NSStringDeviceSpecificRuleType</key><dict>\(rule)</dict></dict>"])
    let strings = pairs(["key": "Press"])
    #expect(evaluator(entry, strings: strings, device: "mac").text(of: "key", []) == "Click")
    #expect(evaluator(entry, strings: strings, device: "appletv").text(of: "key", []) == "Press")
    #expect(evaluator(entry, strings: strings).text(of: "absent", []) == nil)
  }

  @Test func genderChoosesByTheNumberItself() {
    let variable =
      "<dict>"
      + pairs([
        "NSStringFormatSpecTypeKey": "NSStringGenderRuleType", "0": "they", "1": "she", "2": "he",
      ]) + "</dict>"
    let entry = pairs([
      "key": "<dict>" + pairs(["NSStringLocalizedFormatKey": "%#@who@", "who": variable]) + "</dict>"
    ])
    #expect([0, 1, 2, 7].map { evaluator(entry).text(of: "key", [$0]) } == ["they", "she", "he", "they"])
  }

  /// Real tables are read whole, and no reference is left where its variable is there.
  @Test(.enabled(if: CorpusLocation.exists, "needs the corpus"))
  func realTablesAreEvaluated() throws {
    let folder = try #require(CorpusLocation.folder).appendingPathComponent("stringsdict")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "stringsdict" }
    var texts = 0
    var chosen = 0
    for file in files {
      let data = try Data(contentsOf: file)
      guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
        continue
      }
      let name = file.lastPathComponent.split(separator: "__").first { $0.hasSuffix(".lproj") }
      let language = name.flatMap { LanguageIdentifier(String($0.dropLast(6))) } ?? LanguageIdentifier("en")
      let evaluator = TablePairEvaluator(strings: nil, stringsdict: data, language: language)
      for (key, entry) in list {
        // One real table has two rules in one entry, which nothing documents.
        guard let rules = entry as? [String: Any], let format = rules["NSStringLocalizedFormatKey"] as? String,
          rules["NSStringVariableWidthRuleType"] == nil
        else { continue }
        for number in PairComparison.numbers {
          let text = try #require(evaluator.text(of: key, Array(repeating: number, count: 6)), "\(file): \(key)")
          texts += 1
          // A format that is one variable alone gives the text of the case, its specifiers filled in.
          guard let match = format.wholeMatch(of: /%(?:1\$)?#@(\w+)@/),
            let variable = rules[String(match.1)] as? [String: String], let language
          else { continue }
          let isWhole = number == number.rounded()
          let category = isWhole ? language.pluralCategory(of: Int(number)) : language.pluralCategory(of: number)
          let expected =
            (number == 0 ? variable["zero"] : nil) ?? category.flatMap { variable[$0.rawValue] } ?? variable["other"]
          guard let expected, !expected.contains("%") else { continue }
          #expect(text == expected, "\(file.lastPathComponent): \(key)")
          chosen += 1
        }
      }
    }
    #expect(files.count > 30 && texts > 2000 && chosen > 50, "\(files.count) \(texts) \(chosen)")
  }
}
