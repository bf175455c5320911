import SourceExtraction
import SourceObservations
import Testing

@Suite("Layout, images and shortcuts")
struct ObservedLayoutTests {
  @Test(
    "fixed dimensions, and whether text stands in them",
    arguments: [
      ("let v = Text(\"A\").frame(width: 80)", "width", "frame(width:)", true),
      ("let v = HStack { Text(\"A\") }.padding().frame(height: 40)", "height", "frame(height:)", true),
      ("let v = Image(systemName: \"star\").frame(width: 20)", "width", "frame(width:)", false),
      ("let v = Text(\"A\").bold().lineLimit(1)", "lines", "lineLimit(_:)", true),
      ("func f(label: UILabel) { label.numberOfLines = 1 }", "lines", "numberOfLines", true),
    ])
  func dimensions(source: String, limit: String, function: String, holdsText: Bool) throws {
    let found = try observations(in: source).fixedDimensions
    #expect(found.map(\.limit.rawValue) == [limit])
    #expect(found.map(\.function) == [function])
    #expect(found.map(\.holdsText) == [holdsText])
  }

  @Test(
    "what grows is not fixed",
    arguments: [
      "let v = Text(\"A\").frame(minWidth: 80)", "let v = Text(\"A\").frame(maxWidth: .infinity)",
      "let v = Text(\"A\").frame(width: size)", "let v = Text(\"A\").lineLimit(nil)",
      "func f(label: UILabel) { label.numberOfLines = 0 }",
    ])
  func growing(source: String) throws {
    #expect(try observations(in: source).fixedDimensions == [])
  }

  @Test("text that may shrink")
  func shrinking() throws {
    let found = try observations(in: "let v = Text(\"A\").lineLimit(1).minimumScaleFactor(0.5)").fixedDimensions
    #expect(found.map(\.mayShrink) == [true])
  }

  @Test(
    "layout with a direction",
    arguments: [
      ("func f(l: UILabel) { l.textAlignment = .left }", "left"),
      ("func f(a: UIView, b: UIView) { a.leftAnchor.constraint(equalTo: b.topAnchor) }", "leftAnchor"),
      ("func f(a: UIView, b: UIView) { a.leftAnchor.constraint(equalTo: b.leftAnchor) }", "leftAnchor leftAnchor"),
      (
        "class V: UIView { func f(a: UIView) { a.rightAnchor.constraint(equalTo: rightAnchor) } }",
        "rightAnchor rightAnchor"
      ),
      (
        "class V: UIView { func f(a: UIView) { leftAnchor.constraint(equalTo: a.leftAnchor, constant: 8) } }",
        "leftAnchor leftAnchor"
      ),
      ("let v = Text(\"A\").offset(x: 12)", "offset(x:)"),
      ("let i = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)", "UIEdgeInsets(top:left:bottom:right:)"),
    ])
  func direction(source: String, name: String) throws {
    #expect(try observations(in: source).directionalLayouts.map(\.name).joined(separator: " ") == name)
  }

  @Test(
    "layout that respects the direction, and other things called left",
    arguments: [
      "func f(l: UILabel) { l.textAlignment = .natural }", "let v = Text(\"A\").offset(y: 12)",
      "let v = Text(\"A\").offset(x: 0)", "let i = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)",
      "func f(l: UILabel, d: D) { switch d { case .rightToLeft: l.textAlignment = .left; default: break } }",
      "func f(l: UILabel) { if isRTL { l.textAlignment = .left } }",
      """
      class V: UIView {
        func f(a: UIView) {
          a.leftAnchor.constraint(equalTo: leftAnchor, constant: 8).isActive = true
          a.rightAnchor.constraint(equalTo: rightAnchor, constant: -8).isActive = true
        }
      }
      """,
      "func f(tree: Node) { print(tree.left) }", "func f(t: T) { t.move(to: .left) }",
    ])
  func noDirection(source: String) throws {
    #expect(try observations(in: source).directionalLayouts == [])
  }

  @Test("constant distances")
  func distances() throws {
    let found = try observations(
      in: """
        struct V: View {
          var body: some View {
            VStack(spacing: 8) { Text("A").padding(.horizontal, 12) }.padding()
            Text("B").padding(scaled)
          }
        }
        """
    ).constantSpacings
    #expect(found.map(\.value) == [8, 12])
    #expect(found.map(\.holdsText) == [true, true])
  }

  @Test("images by name, and what turns them around")
  func images() throws {
    let found = try observations(
      in: """
        let a = Image(systemName: isOpen ? "chevron.left" : "chevron.right")
        let b = Image("Map").resizable().flipsForRightToLeftLayoutDirection(true)
        let c = Label("Text", systemImage: "arrow.right")
        let d = UIImage(named: "Photo")
        let e = Image(decorative: cgImage, scale: 1)
        """
    ).imageUses
    #expect(found.map(\.names) == [["chevron.left", "chevron.right"], ["Map"], ["arrow.right"], ["Photo"]])
    #expect(found.map(\.source) == [.system, .asset, .system, .asset])
    #expect(found.map(\.modifiers) == [[], ["flipsForRightToLeftLayoutDirection"], [], []])
  }

  @Test("keyboard shortcuts")
  func shortcuts() throws {
    let found = try observations(
      in: """
        let a = Button("A") {}.keyboardShortcut("+")
        let b = Button("B") {}.keyboardShortcut("k", modifiers: [.command, .shift], localization: .custom)
        let c = Button("C") {}.keyboardShortcut(.defaultAction)
        let d = UIKeyCommand(input: "[", modifierFlags: .command, action: f)
        let e = NSMenuItem(title: "E", action: nil, keyEquivalent: "")
        """
    ).keyboardShortcuts
    #expect(found.map(\.key) == ["+", "k", "defaultAction", "["])
    #expect(found.map(\.modifiers) == [["command"], ["command", "shift"], [], ["command"]])
    #expect(found.map(\.localization) == [nil, "custom", nil, nil])
    #expect(found.map(\.isCharacter) == [true, true, false, true])
  }
}
