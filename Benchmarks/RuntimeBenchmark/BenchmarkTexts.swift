import CompiledTables
import Foundation
import LanguageData

/// The texts that all programs show, invented from their numbers, in every form that a program reads.
struct BenchmarkTexts {
  let count: Int

  /// With gettext's rules, for its files; the runtime and ICU have CLDR's.
  static let languages: [(name: String, pluralForms: String, forms: [PluralCategory])] = {
    let two = "nplurals=2; plural=(n != 1);"
    let twoOfFrench = "nplurals=2; plural=(n > 1);"
    let one = "nplurals=1; plural=0;"
    let slavic =
      "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"
    let polish = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"
    let czech = "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;"
    let arabic =
      "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);"
    let plain: [PluralCategory] = [.one, .other]
    let slavicForms: [PluralCategory] = [.one, .few, .many]
    return [
      ("de", two, plain), ("fr", twoOfFrench, plain), ("es", two, plain), ("it", two, plain),
      ("pt", twoOfFrench, plain),
      ("nl", two, plain), ("sv", two, plain), ("da", two, plain), ("nb", two, plain), ("fi", two, plain),
      ("pl", polish, slavicForms), ("ru", slavic, slavicForms), ("uk", slavic, slavicForms),
      ("cs", czech, [.one, .few, .other]), ("tr", two, plain), ("ja", one, [.other]), ("ko", one, [.other]),
      ("hu", two, plain), ("ar", arabic, [.zero, .one, .two, .few, .many, .other]), ("el", two, plain),
    ]
  }()

  private static let screens = ["order", "ticket", "account", "payment", "concert", "seat map", "gift card", "profile"]

  static func key(_ number: Int) -> String {
    "Title of button \(number) on the \(screens[number % screens.count]) screen"
  }

  private static func text(_ number: Int, _ language: String) -> String {
    "[\(language)] Beschriftung der Taste \(number) im Fenster \(screens[number % screens.count])"
  }

  static let greeting = (key: "Hello, %@!", text: "Hallo, %@, schön dich zu sehen!")
  static let points = (key: "You have %lld points", text: "Du hast %lld Punkte")
  static let files = "%lld files in the folder"

  private static func file(_ form: PluralCategory) -> String {
    form == .one ? "%lld Datei im Ordner" : "%lld Dateien im Ordner (\(form.rawValue))"
  }

  /// - Parameter folder: gets `runtime/`, `foundation/` and `po/`, and the keys, one a line.
  func write(to folder: String) throws {
    let manager = FileManager.default
    for (language, pluralForms, forms) in Self.languages {
      for kind in ["runtime", "foundation"] {
        try manager.createDirectory(
          atPath: "\(folder)/\(kind)/\(language).lproj", withIntermediateDirectories: true)
      }
      try manager.createDirectory(atPath: "\(folder)/po", withIntermediateDirectories: true)
      try Data(try compiled(language, forms)).write(
        to: URL(fileURLWithPath: "\(folder)/runtime/\(language).lproj/Tables.dragoman"))
      try Data(strings(language).utf8).write(
        to: URL(fileURLWithPath: "\(folder)/foundation/\(language).lproj/Localizable.strings"))
      try Data(gettext(language, pluralForms, forms).utf8).write(
        to: URL(fileURLWithPath: "\(folder)/po/\(language).po"))
    }
    // Foundation outside Apple's systems knows of no user's language but English: it gets the texts under that name.
    try? manager.removeItem(atPath: "\(folder)/foundation-de")
    try manager.createDirectory(atPath: "\(folder)/foundation-de", withIntermediateDirectories: true)
    try manager.copyItem(
      atPath: "\(folder)/foundation/de.lproj", toPath: "\(folder)/foundation-de/en.lproj")
    try Data((0..<count).map(Self.key).joined(separator: "\n").utf8).write(
      to: URL(fileURLWithPath: "\(folder)/keys.txt"))
  }

  private func compiled(_ language: String, _ forms: [PluralCategory]) throws -> [UInt8] {
    var writer = CompiledTableWriter(language: language, isSourceLanguage: language == "de")
    var messages = (0..<count).map { (key: Self.key($0), message: TableMessage.format(Self.text($0, language))) }
    messages.append((Self.greeting.key, .format(Self.greeting.text)))
    messages.append((Self.points.key, .format(Self.points.text)))
    let branches = Dictionary(
      uniqueKeysWithValues: Set(forms + [.other]).map { ($0, TableMessage.format(Self.file($0))) })
    messages.append((Self.files, .plural(TableMessage.Plural(position: 1, branches: branches))))
    writer.add(table: "Localizable", messages)
    return try writer.file().bytes
  }

  private func strings(_ language: String) -> String {
    var text = ""
    for number in 0..<count { text += "\"\(Self.key(number))\" = \"\(Self.text(number, language))\";\n" }
    for message in [Self.greeting, Self.points] { text += "\"\(message.key)\" = \"\(message.text)\";\n" }
    return text
  }

  /// With C's specifiers.
  private func gettext(_ language: String, _ pluralForms: String, _ forms: [PluralCategory]) -> String {
    var text =
      "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: \(pluralForms)\\n\"\n\n"
    func add(_ key: String, _ value: String) { text += "msgid \"\(key)\"\nmsgstr \"\(value)\"\n\n" }
    for number in 0..<count { add(Self.key(number), Self.text(number, language)) }
    add("Hello, %s!", Self.greeting.text.replacingOccurrences(of: "%@", with: "%s"))
    add(Self.points.key, Self.points.text)
    text += "msgid \"%lld file in the folder\"\nmsgid_plural \"\(Self.files)\"\n"
    for (number, form) in forms.enumerated() { text += "msgstr[\(number)] \"\(Self.file(form))\"\n" }
    return text
  }
}
