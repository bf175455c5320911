import Foundation

/// Open Foundation alone: this file does not import the runtime, so that `localizedString` is Foundation's.
struct FoundationCases {
  private let keys: [String]
  private let bundle: Bundle
  private let locale = Locale(identifier: "de_DE")
  private let names = ["Ana", "Bo", "Chris", "Dana"]

  init(_ folder: BenchmarkFolder) {
    keys = folder.keys
    bundle = Self.bundle(folder.path)
  }

  /// Which language of a bundle it takes is not to be foretold: the language's folder is a bundle of its own.
  private static func bundle(_ folder: String) -> Bundle { Bundle(path: folder + "/foundation-de") ?? .main }

  private func string(_ key: String) -> String { bundle.localizedString(forKey: key, value: nil, table: nil) }

  func measure() {
    guard string("Title of button 7 on the profile screen").hasPrefix("[de]") else {
      return print("the texts are not found")
    }
    Measurement.time("lookup, the same again", count: 5_000) { _ in
      string("Title of button 7 on the profile screen").utf8.count
    }
    Measurement.time("lookup, 20 keys in turn", count: 5_000) { string(keys[$0 % 20]).utf8.count }
    Measurement.time("lookup, all keys", count: keys.count) { string(keys[$0]).utf8.count }
    Measurement.time("lookup, no such key", count: 5_000) { _ in
      string("Title of no button on any screen at all").utf8.count
    }
    Measurement.time("one text put in", count: 5_000) { number in
      String(format: string("Hello, %@!"), locale: locale, names[number & 3]).utf8.count
    }
    Measurement.time("one large number put in", count: 5_000) { number in
      String(format: string("You have %lld points"), locale: locale, 1_000_000 + number).utf8.count
    }
  }

  static func coldStart(_ folder: String) {
    var text = ""
    let other = Bundle(path: folder + "/runtime")
    _ = other?.bundlePath
    Measurement.report(
      "cold start, µs",
      Measurement.nanoseconds {
        text = bundle(folder).localizedString(
          forKey: "Title of button 7 on the profile screen", value: nil, table: nil)
      } / 1000)
    if !text.hasPrefix("[de]") { print("not found") }
  }

  func memory() {
    let before = Measurement.ownKilobytes()
    var sum = 0
    for key in keys { sum &+= string(key).utf8.count }
    if sum > 0 { Measurement.report("memory, kB", Measurement.ownKilobytes() - before) }
  }
}
