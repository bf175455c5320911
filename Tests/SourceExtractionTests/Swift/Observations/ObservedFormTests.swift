import LocalizableReferences
import SourceObservations
import Testing

/// The less common forms of what is observed, by kind: each source has to give at least one observation of its kind.
@Suite("Rare forms of what is observed")
struct ObservedFormTests {
  private func count(_ kind: String, in source: String) throws -> Int {
    try observations(in: source).kinds.first { $0.kind == kind }?.observations.count ?? 0
  }

  @Test(
    "text that is shown",
    arguments: [
      "class C: UITableViewController { override func tableView(_ t: UITableView, titleForHeaderInSection s: Int)"
        + " -> String? { return \"Words\" } }",
      "func f(_ cell: UITableViewCell) { var content = cell.defaultContentConfiguration(); content.text = \"Words\" }",
      "class C: UIViewController { let s = UISearchController()\n func f() { s.searchBar.placeholder = \"Words\" } }",
      "func f() { var c = UIButton.Configuration.filled(); c.title = \"Words\" }",
      "func f(x: UITextField) { x.attributedPlaceholder = NSAttributedString(string: \"Words\") }",
      "func f(b: UIButton) { b.setAttributedTitle(NSAttributedString(string: \"Words\"), for: .normal) }",
      "class C { let s = UISegmentedControl(items: [\"Words\", \"More\"]) }",
      "func f() { let r = UIRefreshControl(); r.attributedTitle = NSAttributedString(string: \"Words\") }",
      "func f(p: NSPopUpButton) { p.addItems(withTitles: [\"Words\", \"More\"]) }",
      "func f(b: UIButton) { b.accessibilityLabel = \"Words\" }",
      "func f(i: UIImageView) { i.accessibilityHint = \"Words\" }",
      "class C: UIControl { override var accessibilityLabel: String? { get { \"Words\" } set {} } }",
      "func f(b: UIBarButtonItem) { b.accessibilityLabel = \"Words\" }",
      "func f() -> NSError { NSError(domain: \"d\", code: 1, userInfo: [NSLocalizedDescriptionKey: \"Words\"]) }",
      "struct E: CustomNSError { var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: \"Words\"] } }",
      "func f(u: inout [String: Any]) { u[NSLocalizedFailureReasonErrorKey] = \"Words\" }",
      "enum K: String { case one = \"Words\" }\nstruct V: View { let k: K\n var body: some View { Text(k.rawValue) } }",
      "struct V: View { @State var m: String?\n var body: some View { Button(\"A\") { m = \"Words\" }\n"
        + " if let m { Text(m) } } }",
      "struct V: View { let l = [\"Words\", \"More\"]\n var body: some View { ForEach(l, id: \\.self) { i in Text(i) } } }",
      "struct V: View { let l: [String]\n var body: some View { ForEach(l, id: \\.self) { Text($0) } } }\n"
        + "let v = V(l: [\"Words\"])",
      "struct V: View { let h: String = String(\"Words\")\n var body: some View { Text(h) } }",
      "protocol R { var c: String { get } }\nstruct O: R { var c: String { \"Words\" } }\n"
        + "struct V: View { let r: any R\n var body: some View { Text(r.c) } }",
      "struct V: View { var t: [Int: String] = [1: \"Words\"]\n var body: some View { Text(t[1] ?? \"\") } }",
      "enum S { case failed(String) }\nstruct V: View { @State var s = S.failed(\"Words\")\n"
        + " var body: some View { switch s { case .failed(let m): Text(m) } } }",
      "struct V: View { let l: [String]\n func f() { for t in l { label.text = t; show(t) } }\n"
        + " func show(_ t: String) { _ = Text(t) } }\nlet v = V(l: [\"Words\"])",
    ])
  func shown(source: String) throws {
    let texts = try observations(in: source).unlocalizedTexts.map(\.text.description)
    #expect(texts.contains("Words"))
  }

  @Test(
    "joined text",
    arguments: [
      "func f(n: String) -> String { var s = String(localized: \"A\"); s += \", \" + n; return s }",
      "func f(n: String) -> String { var s = String(localized: \"A\"); s.append(n); return s }",
      "func f(n: String) -> String { String(localized: \"A\").appending(n) }",
      "func f(n: String) -> String { String(format: \"%@ %@\", NSLocalizedString(\"A\", comment: \"\"), n) }",
      "func f(n: String) -> String { let p = [String(localized: \"A\"), n]\n return p.joined(separator: \", \") }",
      "func f(n: String) -> String { var p: [String] = []; p.append(String(localized: \"A\")); return p.joined() }",
      "func f(l: UILabel) { l.text? += String(localized: \"A\") }",
      "func f(n: String) -> String { String(format: NSLocalizedString(\"B\", comment: \"\"), String(localized: \"A\"), n) }",
      "func f() { let m = NSMutableAttributedString(string: String(localized: \"A\"));"
        + " m.append(NSAttributedString(string: String(localized: \"B\"))) }",
    ])
  func joined(source: String) throws { #expect(try count(JoinedText.kind, in: source) > 0) }

  @Test(
    "format strings",
    arguments: [
      "func f(n: Int) -> String { .init(format: \"%d items\", n) }",
      "func f(m: NSMutableString, n: Int) { m.appendFormat(\"%d items\", n) }",
      "func f(m: String, n: Int) -> String { m.appendingFormat(\"%d items\", n) }",
    ])
  func formatted(source: String) throws { #expect(try count(FormattedText.kind, in: source) == 1) }

  @Test(
    "formats by hand",
    arguments: [
      "func f(p: Double) -> String { \"$\" + String(p) }", "func f(p: Double) -> String { \"$\" + p.description }",
      "func f(p: Double) -> String { \"€\" + String(format: \"%.2f\", p) }",
      "func f(x: Double) -> String { String(Int(x * 100)) + \"%\" }",
      "func f(s: Int) -> String { \"\\(s / 60):\\(s % 60)\" }",
      "func f(c: DateComponents) -> String { \"\\(c.day!)/\\(c.month!)/\\(c.year!)\" }",
      "func f(d: Date) -> String { d.formatted(.verbatim(\"\\(day: .twoDigits).\", timeZone: .current, calendar: .current)) }",
    ])
  func handMade(source: String) throws { #expect(try count(HandMadeFormat.kind, in: source) > 0) }

  @Test(
    "fixed locales",
    arguments: [
      "func f(x: DateFormatter) { x.locale = .init(identifier: \"de_DE\") }",
      "func f(n: Double) -> String { n.formatted(.number.locale(.init(identifier: \"fr_FR\"))) }",
      "let v = Text(\"A\").environment(\\.locale, .init(identifier: \"en\"))",
      "func f() -> Locale { Locale(languageCode: .german) }",
      "func f(d: Date) -> String { Date.FormatStyle(date: .numeric, locale: .init(identifier: \"fr_FR\")).format(d) }",
    ])
  func locales(source: String) throws { #expect(try count(FixedLocale.kind, in: source) == 1) }

  @Test(
    "keys without a bundle",
    arguments: [
      "let r = LocalizedStringResource(\"A\")", "func f(b: Bool) { _ = Text(b ? \"A\" : \"B\") }",
      "func f(b: Bool) { _ = Text((b ? \"A\" : \"B\")) }",
    ])
  func bundleless(source: String) throws {
    #expect(try observedReferences(in: source).contains { $0.bundlelessUse != nil })
  }

  @Test(
    "layout with a direction",
    arguments: [
      "let v = Text(\"A\").offset(CGSize(width: 10, height: 0))",
      "func f(b: UIButton) { b.imageEdgeInsets = .init(top: 0, left: 8, bottom: 0, right: 0) }",
      "func f(v: UIView) { v.frame.origin.x = 20 }",
      "func f(l: UILabel) { l.frame = CGRect(x: 16, y: 0, width: 100, height: 20) }",
    ])
  func direction(source: String) throws { #expect(try count(DirectionalLayout.kind, in: source) > 0) }

  @Test(
    "fixed dimensions",
    arguments: [
      "let v = Text(\"A\").lineLimit(1...2)",
      "struct V: View { private let w: CGFloat = 80\n var body: some View { Text(\"A\").frame(width: w) } }",
      "struct V: View { enum L { static let w: CGFloat = 80 }\n var body: some View { Text(\"A\").frame(width: L.w) } }",
      "func f(l: UILabel) { l.widthAnchor.constraint(equalToConstant: 100).isActive = true }",
      "func f() -> UILabel { UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)) }",
      "func f(l: NSTextField) { l.maximumNumberOfLines = 1 }",
    ])
  func dimensions(source: String) throws {
    let found = try observations(in: source).fixedDimensions
    #expect(found.map(\.holdsText) == [true])
  }

  @Test(
    "constant distances",
    arguments: [
      "let v = Text(\"A\").padding(EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))",
      "let v = Text(\"A\").padding(.init(top: 8, leading: 8, bottom: 8, trailing: 8))",
      "struct V: View { var body: some View { HStack { Text(\"A\"); Spacer(minLength: 20); Text(\"B\") } } }",
      "let v = Grid(horizontalSpacing: 8, verticalSpacing: 8) { GridRow { Text(\"A\") } }",
      "let v = Text(\"A\").lineSpacing(4)",
      "struct V: View { let gap: CGFloat = 8\n var body: some View { VStack(spacing: gap) { Text(\"A\") } } }",
    ])
  func distances(source: String) throws { #expect(try count(ConstantSpacing.kind, in: source) == 1) }

  @Test(
    "images whose names come from elsewhere",
    arguments: [
      "struct V: View { let icon = \"arrow.left\"\n var body: some View { Image(systemName: icon) } }",
      "enum K { case a\n var icon: String { \"arrow.left\" } }\n"
        + "struct V: View { let k: K\n var body: some View { Image(systemName: k.icon) } }",
      "func f(b: UIButton) { b.setImage(.init(systemName: \"arrow.left\"), for: .normal) }",
    ])
  func images(source: String) throws {
    #expect(try observations(in: source).imageUses.map(\.names) == [["arrow.left"]])
  }

  @Test(
    "keyboard shortcuts",
    arguments: [
      "let k: KeyEquivalent = \"/\"", "let k = KeyEquivalent(\"/\")",
      "func f(m: NSMenu) { m.insertItem(withTitle: x, action: nil, keyEquivalent: \"/\", at: 0) }",
      "func f(on: Bool) { _ = Button(\"A\") {}.keyboardShortcut(on ? \"/\" : \"/\") }",
    ])
  func shortcuts(source: String) throws {
    #expect(try observations(in: source).keyboardShortcuts.map(\.key).contains("/"))
  }

  @Test(
    "choices by language",
    arguments: [
      "func f() -> Bool { Locale.current.identifier.hasPrefix(\"de\") }",
      "func f() -> Bool { Locale.autoupdatingCurrent.identifier == \"de_DE\" }",
      "func f(d: [String: String]) -> String? { d[Locale.current.identifier] }",
      "func f() -> Any? { UserDefaults.standard.array(forKey: \"AppleLanguages\") }",
      "func f() { UserDefaults.standard.set([\"de\"], forKey: \"AppleLanguages\") }",
      "func f() -> Bool { Locale.current.language.isEquivalent(to: .init(identifier: \"de\")) }",
    ])
  func languages(source: String) throws {
    #expect(try observations(in: source).languageChoices.map(\.isCompared) == [true])
  }

  @Test(
    "text held in collections",
    arguments: [
      "struct S: Sendable { let titles: [LocalizedStringKey] }",
      "class C { var titles: [String: LocalizedStringKey] = [:] }",
    ])
  func held(source: String) throws { #expect(try count(HeldText.kind, in: source) == 1) }

  @Test(
    "intents that are given a variable's text",
    arguments: [
      "struct I: AppIntent { func f() { let t = String(localized: \"A\"); _ = IntentDialog(stringLiteral: t) } }",
      "struct I: AppIntent { func f() -> IntentDialog { let t = String(localized: \"A\")\n return \"\\(t)\" } }",
      "func f() { _ = IntentDescription(stringLiteral: NSLocalizedString(\"A\", comment: \"\")) }",
    ])
  func intents(source: String) throws { #expect(try count(ResolvedIntentText.kind, in: source) == 1) }

  @Test("a phone number that only a condition looks at")
  func comparedPhoneNumber() throws {
    let source = "func f(phoneNumber: String, a: String) { _ = Text(phoneNumber == a ? a : \"–\") }"
    #expect(try count(DirectionSensitiveText.kind, in: source) == 0)
  }

  @Test(
    "phone numbers",
    arguments: [
      "let t = Text(\"+1 555 123 4567\")", "func f(l: UILabel, c: Contact) { l.text = c.phone }",
      "func f(c: Contact) { _ = Text(c.phoneNumber) }",
      "func f(c: Contact) { _ = Text(verbatim: \"\\(c.phoneNumber) (\\(c.kind))\") }",
      "func f(phoneNumber: String) { _ = Text(phoneNumber.isEmpty ? \"–\" : phoneNumber) }",
      "func f(c: Contact, l: UILabel) { l.text = c.prefix + c.phoneNumber }",
    ])
  func phoneNumbers(source: String) throws { #expect(try count(DirectionSensitiveText.kind, in: source) == 1) }

  @Test(
    "code that hands on what somebody else shows",
    arguments: [
      "struct A { let t: String\n init(t: String) { self.t = t } }\nstruct V: View { let a = A(t: \"Words\")\n"
        + " var body: some View { Text(a.t) } }",
      "func g(_ t: String) -> String { return t }\nlet v = Text(g(\"Words\"))",
      "class C { func f(label: UILabel, m: Model) { label.text = m.title } }\n"
        + "struct Model { let title: String }\nlet m = Model(title: \"Words\")",
      // A name that is a key in one place, and a text in another.
      "struct A: View { let t: LocalizedStringKey\n var body: some View { Text(t) } }\n"
        + "struct B: View { let t: String\n var body: some View { Text(t) } }\nlet b = B(t: \"Words\")",
      "struct A: View { let t: LocalizedStringKey\n var body: some View { ForEach([\"Words\"]) { t in Text(t) } } }",
      "struct A: View { let t: LocalizedStringKey\n var body: some View { let t = \"Words\"\n return Text(t) } }",
      "struct A: View { let t: LocalizedStringKey\n func f(_ t: String) -> some View { Text(t) }\n"
        + " var body: some View { f(\"Words\") } }",
      "struct A: View { let t: LocalizedStringKey\n var body: some View { let (t, _) = (\"Words\", 1)\n return Text(t) } }",
    ])
  func handedOn(source: String) throws {
    #expect(try observations(in: source).unlocalizedTexts.map(\.text.description) == ["Words"])
  }
}
