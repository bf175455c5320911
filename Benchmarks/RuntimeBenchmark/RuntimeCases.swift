import CompiledTables
import Foundation
import FoundationLocalization
import LanguageData

/// The runtime, as a program uses it.
struct RuntimeCases {
  private let keys: [String]
  private let bundle: Bundle
  private let names = ["Ana", "Bo", "Chris", "Dana"]

  init(_ folder: BenchmarkFolder) {
    keys = folder.keys
    bundle = Bundle(path: folder.path + "/runtime") ?? .main
  }

  private func same(_: Int) -> Int {
    String(localized: "Title of button 7 on the profile screen", bundle: bundle).utf8.count
  }
  private func sameByBundle(_: Int) -> Int {
    bundle.localizedString(forKey: "Title of button 7 on the profile screen", value: nil, table: nil).utf8.count
  }
  /// As a screen shows its texts again and again.
  private func some(_ number: Int) -> Int { all(number % 20) }
  private func all(_ number: Int) -> Int {
    String(localized: String.LocalizationValue(keys[number]), bundle: bundle).utf8.count
  }
  private func miss(_: Int) -> Int {
    String(localized: "Title of no button on any screen at all", bundle: bundle).utf8.count
  }
  private func text(_ number: Int) -> Int {
    String(localized: "Hello, \(names[number & 3])!", bundle: bundle).utf8.count
  }
  private func integer(_ number: Int) -> Int {
    String(localized: "You have \(1_000_000 + number) points", bundle: bundle).utf8.count
  }
  private func plural(_ number: Int) -> Int {
    String(localized: "\(number % 100) files in the folder", bundle: bundle).utf8.count
  }

  func measure() {
    guard String(localized: "Title of button 7 on the profile screen", bundle: bundle).hasPrefix("[de]") else {
      return print("the texts are not found: LANG must be de_DE.UTF-8")
    }
    Measurement.time("lookup, the same again", count: 20_000, same)
    Measurement.time("localizedString(forKey:), the same again", count: 20_000, sameByBundle)
    Measurement.time("lookup, 20 keys in turn", count: 20_000, some)
    Measurement.time("lookup, all keys", count: keys.count, all)
    Measurement.time("lookup, no such key", count: 20_000, miss)
    Measurement.time("one text put in", count: 20_000, text)
    Measurement.time("one large number put in", count: 20_000, integer)
    Measurement.time("plural", count: 20_000, plural)
    measureFoundMessage()
    // Until here no task had a language of its own.
    withLanguage("de") { Measurement.time("lookup, the same again, in a task's language", count: 20_000, same) }
    withLanguage("ru") { Measurement.time("plural, Russian", count: 20_000, plural) }
    let languages = BenchmarkTexts.languages.map(\.name)
    Measurement.time("20 languages in turn", count: 20_000) { number in
      withLanguage(languages[number % languages.count]) { same(number) }
    }
    Measurement.time("20 languages in turn, plural", count: 20_000) { number in
      withLanguage(languages[number % languages.count]) { plural(number) }
    }
  }

  /// What ICU's MessageFormat does: the message is at hand, and the values are values already.
  private func measureFoundMessage() {
    guard let found = bundle.localizedMessage(forKey: BenchmarkTexts.files, table: nil, languages: nil) else { return }
    let numbers = LocalizedNumbers.of(locale: "de_DE")
    Measurement.time("plural, the message at hand", count: 20_000) { number in
      let value = PlainValue.signed(Int64(number % 100))
      let text = found.message.ordinaryText(.one(value), language: found.rules, numbers: numbers)
      guard case .text(let text) = text else { return 0 }
      return text.utf8.count
    }
  }

  func countAllocations() {
    Measurement.allocations("lookup, the same again", count: 10_000, same)
    Measurement.allocations("localizedString(forKey:), the same again", count: 10_000, sameByBundle)
    Measurement.allocations("lookup, 20 keys in turn", count: 10_000, some)
    Measurement.allocations("lookup, all keys", count: keys.count, all)
    Measurement.allocations("one text put in", count: 10_000, text)
    Measurement.allocations("plural", count: 10_000, plural)
  }

  /// From a bundle that nothing has opened to the first text.
  static func coldStart(_ folder: String) {
    var text = ""
    // A bundle of another folder: what Foundation and the dynamic linker do once for a process is no part of it.
    let other = Bundle(path: folder + "/foundation")
    _ = other?.bundlePath
    Measurement.report(
      "cold start, µs",
      Measurement.nanoseconds {
        if let bundle = Bundle(path: folder + "/runtime") {
          text = String(localized: "Title of button 7 on the profile screen", bundle: bundle)
        }
      } / 1000)
    if !text.hasPrefix("[de]") { print("not found") }
  }

  /// What all texts of a language take, when each was shown once.
  func memory() {
    _ = Bundle.main.bundlePath
    let before = Measurement.ownKilobytes()
    var sum = 0
    for number in keys.indices { sum &+= all(number) }
    if sum > 0 { Measurement.report("memory, kB", Measurement.ownKilobytes() - before) }
  }
}
