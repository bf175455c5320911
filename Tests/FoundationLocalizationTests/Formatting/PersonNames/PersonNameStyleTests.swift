import FoundationLocalization
import TestSupport
import Testing

@Suite("Names of persons")
struct PersonNameStyleTests {
  private static let thomas = PersonNameComponents(
    namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark", nameSuffix: "Esq.",
    nickname: "Tom")
  private static let yang = PersonNameComponents(
    namePrefix: "物理学博士", givenName: "振宁", familyName: "杨", nameSuffix: "先生")

  private func written(
    _ name: PersonNameComponents, _ style: PersonNameComponents.FormatStyle.Style, _ locale: String
  ) -> String {
    name.formatted(PersonNameComponents.FormatStyle(style: style, locale: Locale(identifier: locale)))
  }

  /// The samples of Apple's documentation.
  @Test func writesTheDocumentedSamples() {
    #expect(written(Self.thomas, .long, "en_US") == "Dr. Thomas Louis Clark Esq.")
    #expect(written(Self.thomas, .medium, "en_US") == "Thomas Clark")
    #expect(written(Self.thomas, .short, "en_US") == "Tom")
    #expect(written(Self.thomas, .abbreviated, "en_US") == "TC")
    #expect(written(Self.yang, .long, "zh_Hans") == "物理学博士杨振宁先生")
    #expect(written(Self.yang, .abbreviated, "zh_Hans") == "杨")
    let thai = PersonNameComponents(
      namePrefix: "ฯพณฯ", givenName: "สมชาย", middleName: "ปีเตอร์", familyName: "รัตนเรืองรอง")
    #expect(written(thai, .long, "th_TH") == "ฯพณฯ สมชาย ปีเตอร์ รัตนเรืองรอง")
    #expect(written(thai, .abbreviated, "th_TH") == "ส")
    let hindi = PersonNameComponents(namePrefix: "डॉ.", givenName: "रिय", familyName: "साहिल")
    #expect(written(hindi, .long, "hi_IN") == "डॉ. रिय साहिल")
    #expect(written(hindi, .abbreviated, "hi_IN") == "रि")
    let arabic = PersonNameComponents(givenName: "أحمد", familyName: "المصري")
    #expect(written(arabic, .medium, "ar_SA") == "أحمد المصري")
    #expect(written(arabic, .abbreviated, "ar_SA") == "أحمد", "no monograms in Arabic script: the short form")
  }

  @Test(arguments: ["en_US", "de", "ar", "he", "ja", "zh_Hant_TW", "ru"])
  func ordersEastAsianNamesByTheirScript(locale: String) {
    #expect(written(Self.yang, .medium, locale) == "杨振宁")
    let kana = PersonNameComponents(givenName: "さくら", familyName: "ゆき")
    #expect(written(kana, .medium, locale) == "ゆきさくら")
    let korean = PersonNameComponents(givenName: "길동", familyName: "홍")
    #expect(written(korean, .medium, locale) == "홍길동")
  }

  @Test(arguments: [
    ("en", "Eszter Nagy"), ("hu", "Nagy Eszter"), ("vi_VN", "Nagy Eszter"), ("zh_TW", "Nagy Eszter"),
    ("es_MX", "Eszter Nagy"), ("xx", "Eszter Nagy"), ("", "Eszter Nagy"),
  ])
  func ordersLatinNamesByTheLocale(locale: String, expected: String) {
    #expect(written(PersonNameComponents(givenName: "Eszter", familyName: "Nagy"), .medium, locale) == expected)
  }

  @Test func spacesOnlyWhereAScriptDoes() {
    let mixed = PersonNameComponents(
      namePrefix: "Mr.", givenName: "太郎", middleName: "ルーカス", familyName: "山田", nameSuffix: "3世")
    #expect(written(mixed, .long, "ja_JP") == "Mr. 山田太郎ルーカス 3世")
    #expect(written(mixed, .long, "en_US") == "Mr. 山田太郎ルーカス 3世")
  }

  @Test(arguments: [
    (PersonNameComponents.FormatStyle.Style.short), .medium, .long, .abbreviated,
  ])
  func writesWhateverThereIs(style: PersonNameComponents.FormatStyle.Style) {
    #expect(written(PersonNameComponents(), style, "en") == "")
    #expect(written(PersonNameComponents(givenName: " \n", familyName: ""), style, "en") == "")
    for only in [
      PersonNameComponents(givenName: "Ann"), PersonNameComponents(familyName: "Ann"),
      PersonNameComponents(middleName: "Ann"), PersonNameComponents(nickname: "Ann"),
      PersonNameComponents(namePrefix: "Ann"), PersonNameComponents(nameSuffix: "Ann"),
    ] {
      #expect("Ann".hasPrefix(written(only, style, "en")) && !written(only, style, "en").isEmpty)
    }
  }

  @Test func marksTheComponents() {
    let style = PersonNameComponents.FormatStyle(style: .medium, locale: Locale(identifier: "en")).attributed
    let runs = Self.thomas.formatted(style).runs.map { $0.personNameComponent }
    #expect(runs == [.givenName, .delimiter, .familyName])
    let annotated = PersonNameComponentsFormatter().annotatedString(from: Self.thomas)
    let value = annotated.attribute(
      NSAttributedString.Key(rawValue: NSPersonNameComponentKey), at: 0, effectiveRange: nil)
    #expect(value as? String == NSPersonNameComponentGivenName)
  }

  @Test func isAValue() throws {
    let style = PersonNameComponents.FormatStyle(style: .long, locale: Locale(identifier: "fr"))
    let decoded = try JSONDecoder().decode(
      PersonNameComponents.FormatStyle.self, from: try JSONEncoder().encode(style))
    #expect(decoded == style && decoded.hashValue == style.hashValue)
    #expect(style.locale(Locale(identifier: "de")) != style)
    #expect(
      Self.thomas.formatted(.name(style: .long).locale(Locale(identifier: "en"))) == "Dr. Thomas Louis Clark Esq.")
    #expect(withLanguage("hu") { Self.thomas.formatted() } == "Clark Thomas")
  }

  @Test func formatsLikeTheClass() {
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: Self.thomas) == "Thomas Clark")
    formatter.style = .abbreviated
    #expect(formatter.string(for: Self.thomas) == "TC")
    #expect(formatter.string(for: "Thomas") == nil)
    formatter.isPhonetic = true
    #expect(formatter.string(from: Self.thomas) == "")
    var spoken = Self.thomas
    spoken.phoneticRepresentation = PersonNameComponents(givenName: "Tomas", familyName: "Klark")
    #expect(formatter.string(from: spoken) == "TK")
    #expect(
      PersonNameComponentsFormatter.localizedString(from: Self.thomas, style: .long)
        == "Dr. Thomas Louis Clark Esq.")
    #expect(formatter.personNameComponents(from: "Ann Lee")?.familyName == "Lee")
  }
}
