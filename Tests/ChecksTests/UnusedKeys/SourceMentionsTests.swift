import Checks
import TestSupport
import Testing

@Suite struct SourceMentionsTests {
  private func mentions(_ source: String, _ language: SourceMentions.Language = .swift) -> SourceMentions {
    var mentions = SourceMentions()
    mentions.add(Array(source.utf8), language, path: "a")
    return mentions
  }

  @Test(arguments: [
    (#"let a = ["Stalls": 1]"#, "Stalls", true), (#"// "Stalls""#, "Stalls", false),
    (#"/* "Stalls" */ let a = "Foyer""#, "Stalls", false), (#"/* "Stalls" */ let a = "Foyer""#, "Foyer", true),
    (#"let a = "say \"Stalls\"""#, #"say "Stalls""#, true), (#"NSString *a = @"Stalls";"#, "Stalls", true),
    (#"let a = "menu.\(name).title""#, "menu.file.title", true), (#"let a = "menu.\(name)""#, "window.file", false),
    (#"let a = "menu." + name"#, "menu.file", true), (#"let a = "a\(b)""#, "apple", false),
    (#"let a = "\(b ? "Stalls" : "Foyer") seats""#, "Foyer", true), (#"let a = "Seat \(b)""#, "Seat %lld", true),
    ("let a = \"\"\"\n  Stalls \"rear\"\n  \"\"\"", "Stalls", false),
    (
      "let a = \"\"\"\n  Stalls \"rear\"\n    Foyer\n  \"\"\"", "Stalls \"rear\"\n  Foyer", true
    ), ("let a = \"\"\"\n  act.\\(name).first\n  \"\"\"", "act.one.first", true),
    (#"let a = "Line\nbreak""#, "Line\nbreak", true),
    (#"let a = "https://example.com""#, "https://example.com", true),
  ])
  func findsLiterals(_ source: String, _ key: String, _ isMentioned: Bool) {
    #expect(mentions(source).mentions(key: key) == isMentioned)
  }

  @Test(arguments: [
    (##"let a = #"say "Stalls""#"##, #"say "Stalls""#, true), (##"let a = #"act.\#(n).end"#"##, "act.1.end", true),
    (##"let a = #"act.\(n)"#"##, "act.1", false), (#"let a = "caf\u{e9}""#, "café", true),
    (#"let a = "Fo" + "yer""#, "Foyer", true), (#"let a = "act_" + name"#, "act_1", true),
    (#"let a = name + "_end""#, "act_end", true), (#"let a = "\(name)_end""#, "act_end", true),
    (#"let a = "\(a)_mid_\(b)""#, "x_mid_y", true), (#"let a = "act_".appending(name)"#, "act_1", true),
    (#"let a = name.appending("_end")"#, "act_end", true), (#"a += "_end""#, "act_end", true),
    (#"let a = String(format: "act_%d_end", 2)"#, "act_2_end", true), (#"let a = "Act %d of it""#, "Act one", false),
    ("enum A: String { case first, second_one }", "second_one", true), ("let first = 1", "first", false),
    ("let a = String(describing: FoyerView.self)", "FoyerView", true),
    ("let a = L10n.Menu.title", "menu.title", true), ("let a = R.string.localizable.menuTitle()", "menu_title", true),
    ("let a = Strings.cancel", "Cancel", true), ("let a = view.cancel", "Cancel", false),
    ("enum Strings { case ok }; let a = Strings.cancel", "Cancel", false),
    ("let a = Color.red, b = Color.blue, c = Color.green", "Red", false),
    ("let a = L10n.Menu.title.uppercased()", "menu.title", true),
    (#"let a = "The \(b) is""#, "The stalls", false), (#"let a = "The \(b) is""#, "The x is", true),
    ("let a = Text(.menuTitle)", "menu-title", true), ("let a = L10n.Menu.title", "menu.other", false),
  ])
  func findsWhatMayBecomeAKey(_ source: String, _ key: String, _ isMentioned: Bool) {
    #expect(mentions(source).mentions(key: key) == isMentioned)
  }

  /// Without a look-up of what comes from somewhere, a value in a sentence is a text of the program, and names are none.
  @Test(arguments: [
    (#"let a = "Delete \(b)"; let c = "act""#, "Delete act", true), (#"let a = "Delete \(b)""#, "Delete act", false),
    (#"let a = "Delete \(b)""#, "Delete %@", true), (#"let a = "The \(b) has \(c)""#, "The act has an end", false),
    (#"let a = "The \(b) has \(c)""#, "The %@ has %lld", true), (#"let a = "menu.\(b)""#, "menu.act", true),
    ("struct Act {}", "Act", false), ("enum A: String { case act }", "act", false),
  ])
  func knowsWhatCanBePutTogether(_ source: String, _ key: String, _ isMentioned: Bool) {
    #expect(mentions(source).mentions(key: key, lookups: false) == isMentioned)
  }

  @Test(arguments: [
    ("app.registerForRemoteNotifications()", true), ("import FirebaseMessaging", true),
    ("func f(_ a: A, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {}", true),
    ("for await token in activity.pushTokenUpdates {}", true), ("center.requestAuthorization()", false),
  ])
  func seesPushNotifications(_ source: String, _ isFound: Bool) {
    #expect(mentions(source).showsPushNotifications == isFound)
  }

  @Test(arguments: [
    (#"show(@"Fo" @"yer");"#, "Foyer", true), (#"show(@"caf\u00e9");"#, "café", true),
    (#"show(@"caf\303\251");"#, "café", true), (#"[@"act_" stringByAppendingString:name]"#, "act_1", true),
    (#"[name stringByAppendingString:@"_end"]"#, "act_end", true), (#"f('"'); f(@"Foyer");"#, "Foyer", true),
    (#"[NSString stringWithFormat:@"act_%@_end", n]"#, "act_1_end", true), (#"f(@"a", @"b");"#, "ab", false),
  ])
  func readsObjectiveC(_ source: String, _ key: String, _ isMentioned: Bool) {
    #expect(mentions(source, .objectiveC).mentions(key: key) == isMentioned)
  }

  @Test(arguments: [
    ("names.map(LocalizedStringKey.init)", true), ("Text(LocalizedStringKey(name))", false),
    ("let all: [LocalizedStringKey] = names.map { .init($0) }", true), ("let all = names.map { .init($0) }", false),
    ("NSString.localizedUserNotificationString(forKey: name, arguments: nil)", true),
    (#"NSString.localizedUserNotificationString(forKey: "Foyer", arguments: nil)"#, false),
    ("names.map(name.localized)", true), ("Text(name.translated)", true),
    ("name.localized(); func localized() {}", false),
    (#""Foyer".localized()"#, false), ("CFCopyLocalizedString(name, nil)", true),
    ("extension LocalizedStringKey { init(_ a: A) { self.init(a.name) } }", true),
    ("extension String.LocalizationValue { init(_ a: A) { self.init(a.name) } }", true),
    ("extension Hall { init(_ a: A) { self.init(a.name) } }; let b: LocalizedStringKey", false),
    ("typealias Key = SwiftUI.LocalizedStringKey", true), ("let a: Any = LocalizedStringKey.self", false),
    ("info.alertLocalizationKey = name", true), (#"info.alertLocalizationKey = "act""#, false),
    ("T(stringLiteral: name)", true), (#"T(stringLiteral: "Foyer")"#, false),
  ])
  func findsLookupsThatAreNotFollowed(_ source: String, _ isFound: Bool) {
    #expect(!mentions(source).unknownLookups.isEmpty == isFound)
  }

  @Test(arguments: [
    ("NSString *t = NSLocalizedString(name, nil);", true), (#"NSString *t = NSLocalizedString(@"Foyer", nil);"#, false),
    ("[bundle localizedStringForKey:name value:nil table:nil]", true),
    ("[bundle localizedStringForKey:@\"Foyer\" value:nil table:nil]", false),
    ("#define L(x) NSLocalizedString(x, nil)\nshow(L(@\"Foyer\"));", false),
    ("#define L(x) \\\n  NSLocalizedString(x, nil)\nshow(L(name));", true),
    (#"NSLocalizedStringFromTable(CFSTR("Foyer"), nil, nil)"#, false),
  ])
  func findsLookupsOfObjectiveC(_ source: String, _ isFound: Bool) {
    #expect(!mentions(source, .objectiveC).unknownLookups.isEmpty == isFound)
  }

  @Test(arguments: [
    ("tr('Stalls')", "Stalls", true), ("tr(`act.${number}.end`)", "act.2.end", true),
    (#"tr('a \'b\'')"#, "a 'b'", true), ("// 'Stalls'", "Stalls", false), ("tr(\"Stalls\")", "Stalls", true),
  ])
  func readsScripts(_ source: String, _ key: String, _ isMentioned: Bool) {
    #expect(mentions(source, .script).mentions(key: key) == isMentioned)
  }

  @Test func anObjectOfAnInterfaceFileHasItsTexts() {
    let file = mentions(#"<window title="Window" id="abc-de-fgh"/>"#, .markup)
    #expect(file.mentions(key: "abc-de-fgh.title"))
    #expect(!file.mentions(key: "abc-de-fgi.title"))
  }

  @Test func seesTheRightToPush() {
    let right = "<dict><key>aps-environment</key><string>production</string></dict>"
    #expect(mentions(right, .markup).showsPushNotifications)
    // It is there for the cloud.
    let cloud = "<dict><key>com.apple.developer.icloud-services</key><array/></dict>"
    #expect(!mentions(right + cloud, .markup).showsPushNotifications)
  }

  @Test func readsWhatIsNested() {
    let source = String(repeating: #""\("#, count: 20_000) + #""Foyer""#
    #expect(!mentions(source).mentions(key: "Stalls"))
    #expect(mentions(source + "\n\"Stalls\"").mentions(key: "Stalls"))
  }

  @Test func findsElementsAndAttributesOfFiles() {
    let file = #"<plist><string>Stalls</string><attribute value="Foyer"/></plist>"#
    #expect(mentions(file, .markup).mentions(key: "Stalls"))
    #expect(mentions(file, .markup).mentions(key: "Foyer"))
    #expect(!mentions(file, .markup).mentions(key: "string"))
  }

  @Test func findsMembers() {
    #expect(mentions(#"Text(.menuTitle(count: 2))"#).mentions(member: "menuTitle"))
    #expect(mentions(#"Text("\(user.fullName)")"#).mentions(member: "fullName"))
    #expect(!mentions("let menuTitle = 1").mentions(member: "menuTitle"))
  }

  /// Files are read on several cores, and what was read is put together.
  @Test func whatFilesMentionCanBePutTogether() {
    let files: [(String, SourceMentions.Language)] = [
      (#"let a = "Stalls"; let b = L10n.Menu.title // dragoman:keys menu.*"#, .swift),
      (
        "extension LocalizedStringKey { init(_ a: A) { self.init(a.text) } }\nlet a = names.map(LocalizedStringKey.init)",
        .swift
      ),
      ("#define TR(x) NSLocalizedString(x, nil)\nNSString *a = TR(name); NSString *b = TR(other);", .objectiveC),
      (#"enum Act: String { case first }; let b = "act.\(name)"; func f() { text = name.localized }"#, .swift),
      ("<plist><string>aps-environment</string><string>Foyer</string></plist>", .markup),
      (#"let a = "Foyer"; application.registerForRemoteNotifications(); let b = key.localized"#, .swift),
    ]
    func read(_ numbers: Range<Int>) -> SourceMentions {
      var mentions = SourceMentions()
      for number in numbers { mentions.add(Array(files[number].0.utf8), files[number].1, path: "\(number)") }
      return mentions
    }
    let all = read(files.indices)
    #expect(all.unknownLookups.count > 3)
    for cut in 0...files.count {
      var joined = read(0..<cut)
      joined.add(read(cut..<files.count))
      #expect(joined.unknownLookups == all.unknownLookups)
      #expect(joined.lookupComments == all.lookupComments)
      #expect(joined.showsPushNotifications == all.showsPushNotifications)
      for key in ["Stalls", "menu.title", "Foyer", "act.one", "first", "Act", "nothing"] {
        for lookups in [true, false] {
          #expect(joined.mentions(key: key, lookups: lookups) == all.mentions(key: key, lookups: lookups))
        }
      }
      #expect(joined.mentions(member: "localized"))
    }
  }

  /// Whatever the bytes are, the reading ends.
  @Test func readsAnything() {
    var random = SeededRandom(seed: 7)
    let parts = [
      "\"", "\"\"\"", "\\(", "\\", ")", "//", "/*", "*/", "\n", "<", ">", ".", "menu", "é", "@", "'", "`", "${", "}",
      "typealias ", "extension ",
    ]
    for _ in 0..<400 {
      let source = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        parts[Int.random(in: 0..<parts.count, using: &random)]
      }.joined()
      for end in 0...source.utf8.count {
        var mentions = SourceMentions()
        let language = [SourceMentions.Language.swift, .objectiveC, .data, .markup, .script][end % 5]
        mentions.add(Array(source.utf8.prefix(end)), language, path: "a")
        #expect(!mentions.mentions(key: "nothing of the kind"))
      }
    }
  }
}
