import Testing

/// One construct a case: a source, and the keys that it holds in order.
struct ConstructCase: Sendable, CustomTestStringConvertible {
  var name: String
  var source: String
  var keys: [String]

  init(_ name: String, _ source: String, _ keys: [String]) {
    (self.name, self.source, self.keys) = (name, source, keys)
  }

  var testDescription: String { name }
}

@Suite("Contexts that make a literal a key")
struct LocalizableContextTests {
  static let cases: [ConstructCase] = [
    ConstructCase("view", #"let view = Text("Seat map")"#, ["Seat map"]),
    ConstructCase(
      "modifier", #"struct A: View { var body: some View { B().navigationTitle("Tickets") } }"#, ["Tickets"]),
    ConstructCase(
      "own view, memberwise",
      """
      struct Row: View { let title: LocalizedStringKey; let icon: String; var body: some View { Text(title) } }
      struct List: View { var body: some View { Row(title: "Balcony", icon: "chair") } }
      """, ["Balcony"]),
    ConstructCase(
      "own function",
      #"func show(_ text: LocalizedStringResource, id: String) {}; func f() { show("Sold out", id: "x") }"#,
      ["Sold out"]),
    ConstructCase(
      "implicit initializer",
      """
      struct Hint { init(title: LocalizedStringKey, name: String) {} }
      func show(_ hint: Hint) {}
      func f() { show(.init(title: "Row", name: "r")) }
      """, ["Row"]),
    ConstructCase(
      "enum payload",
      """
      enum Notice { case plain(LocalizedStringKey), named(String) }
      let a: Notice = .plain("Late entry")
      let b: Notice = .named("late")
      """, ["Late entry"]),
    ConstructCase(
      "switch as result",
      """
      enum Zone {
        case stage, hall
        var title: LocalizedStringResource {
          switch self {
          case .stage: "Stage"
          case .hall: return "Hall"
          }
        }
      }
      """, ["Stage", "Hall"]),
    ConstructCase("annotated", #"let a: LocalizedStringKey = "Door""#, ["Door"]),
    ConstructCase("collections", #"let a: [LocalizedStringKey?] = ["One", nil, "Two"]"#, ["One", "Two"]),
    ConstructCase(
      "ternary of literals", #"func f(_ c: Bool) -> Text { Text(c ? "Open" : "Closed") }"#, ["Open", "Closed"]),
    ConstructCase("ternary with text", #"func f(_ c: Bool, _ s: String) -> Text { Text(c ? "Open" : s) }"#, []),
    ConstructCase(
      "coalescing keys", #"func f(_ k: LocalizedStringKey?) -> Text { Text(k ?? "Nothing") }"#, ["Nothing"]),
    ConstructCase("coalescing text", #"func f(_ s: String?) -> Text { Text(s ?? "Nothing") }"#, []),
    ConstructCase("verbatim", #"let a = Text(verbatim: "Gate 4")"#, []),
    ConstructCase("joined", #"let a = Text("Gate" + " 4")"#, []),
    ConstructCase("preview", #"#Preview("Name") { Text("Sample") }"#, []),
    ConstructCase(
      "preview provider", #"struct P: PreviewProvider { static var previews: some View { Text("Sample") } }"#, []),
    ConstructCase("dead code", #"func f() { if false { _ = Text("Never") } else { _ = Text("Ever") } }"#, ["Ever"]),
    ConstructCase(
      "excluded branch", "#if false\nlet a = Text(\"Never\")\n#else\nlet a = Text(\"Ever\")\n#endif", ["Ever"]),
    ConstructCase("image", #"let a = Label("Seats", systemImage: "chair"); let b = Image("plan")"#, ["Seats"]),
    ConstructCase(
      "overload with text wins",
      """
      struct Badge { init(_ text: String) {}; init(_ key: LocalizedStringKey) {} }
      let a = Badge("New")
      """, []),
    ConstructCase(
      "an error takes no text",
      """
      struct Notice: View {
        init(_ error: Error) {}
        init(_ key: LocalizedStringKey) {}
        var body: some View { Notice("Ticket lost") }
      }
      """, ["Ticket lost"]),
    ConstructCase(
      "a protocol of the project takes no text",
      """
      protocol Seat {}
      func reserve(_ seat: some Seat) {}
      func reserve(_ seat: Seat) {}
      func reserve(_ name: LocalizedStringKey) {}
      func f() { reserve("Front row") }
      """, ["Front row"]),
    ConstructCase(
      "unless text is made one",
      """
      protocol Seat {}
      extension String: Seat {}
      func reserve(_ seat: Seat) {}
      func f() { reserve("Front row") }
      """, []),
    ConstructCase(
      "disfavored overload loses",
      """
      struct Badge { @_disfavoredOverload init(_ text: String) {}; init(_ key: LocalizedStringKey) {} }
      let a = Badge("New")
      """, ["New"]),
    ConstructCase(
      "raw values", #"enum Day: LocalizedStringKey { case today; case later = "Later on" }"#, ["today", "Later on"]),
    ConstructCase(
      "assignment",
      #"final class Model { var title: LocalizedStringKey = "A"; func f() { title = "B" } }"#, ["A", "B"]),
    ConstructCase("default argument", #"func f(_ title: LocalizedStringKey = "Standing") {}"#, ["Standing"]),
    ConstructCase("cast", #"let a = "Aisle" as LocalizedStringKey"#, ["Aisle"]),
    ConstructCase(
      "type declared in a function",
      """
      func f() {
        struct Seat { let name: LocalizedStringKey }
        let seats = [Seat(name: "Front"), .init(name: "Back")]
      }
      """, ["Front", "Back"]),
    ConstructCase(
      "elements of a collection that is appended to",
      """
      struct Seat { let name: LocalizedStringKey }
      func f() { var seats = [Seat](); seats.append(.init(name: "Front")); seats += [.init(name: "Back")] }
      """, ["Front", "Back"]),
    ConstructCase(
      "result builder of an array",
      """
      struct Offer { init(title: LocalizedStringResource) {} }
      struct Offers { @Builder static var all: [Offer] { .init(title: "Matinee") } }
      """, ["Matinee"]),
    ConstructCase(
      "environment value",
      """
      extension EnvironmentValues { var notice: LocalizedStringKey { get { "Quiet" } set {} } }
      let a = EmptyView().environment(\\.notice, "Please wait")
      """, ["Quiet", "Please wait"]),
    ConstructCase(
      "inherited initializer",
      """
      class Panel { init(title: LocalizedStringKey) {} }
      final class Seats: Panel { init() { super.init(title: "Seats") } }
      """, ["Seats"]),
    ConstructCase(
      "closures", #"func f(_ title: () -> LocalizedStringKey) {}; func g() { f { "Now" } }"#, ["Now"]),
    ConstructCase(
      "tuple", #"func f() -> (title: LocalizedStringKey, id: String) { (title: "Stalls", id: "s") }"#, ["Stalls"]),
    ConstructCase(
      "modifier in a condition",
      "let a = Text(verbatim: \"x\")\n  #if os(iOS)\n  .navigationTitle(\"Phone\")\n  #else\n  .help(\"Desk\")\n  #endif",
      ["Phone", "Desk"]),
    ConstructCase(
      "property of type text", #"final class Model { var title = ""; func f() { title = "B" } }"#, []),
    ConstructCase(
      "same name, other type",
      """
      struct Log { func note(_ text: String) {} }
      struct Sign { func note(_ text: LocalizedStringKey) {} }
      func f(_ log: Log, _ sign: Sign) { log.note("trace"); sign.note("Exit") }
      """, ["Exit"]),
    ConstructCase(
      "symbols of a catalog", #"let a = Text(.doorsOpen(count: 3, name: "Ann")); let b = Text(.Signs.wayOut)"#, []),
    ConstructCase(
      "symbols of a catalog in other places",
      #"let a = String(localized: .rowsOf(name: "Ann")); let b = Label(.seat, systemImage: "chair"); let c: LocalizedStringResource = .wayOut"#,
      []),
    ConstructCase("resource initializer in place of a key", #"let a = Text(.init("plain"))"#, []),
    ConstructCase("nested literal", #"let a = Text("At \(Text("noon").bold())")"#, ["At %@", "noon"]),
    ConstructCase(
      "memberwise initializer from an extension",
      """
      struct Row { let title: LocalizedStringKey }
      extension Row { init() { self.init(title: "Pit") } }
      let row = Row(title: "Circle")
      """, ["Pit", "Circle"]),
    ConstructCase(
      "function of a named module", #"let a = Foundation.NSLocalizedString("Stage door", comment: "")"#,
      ["Stage door"]),
    ConstructCase(
      "argument of a property wrapper",
      """
      @propertyWrapper struct Titled {
        var wrappedValue: Int
        init(wrappedValue: Int, _ title: LocalizedStringKey) { self.wrappedValue = wrappedValue }
      }
      struct Seat { @Titled("Number") var number = 1 }
      """, ["Number"]),
    ConstructCase(
      "result builder of keys",
      """
      @resultBuilder struct Lines { static func buildBlock(_ lines: LocalizedStringKey...) -> [LocalizedStringKey] { lines } }
      func show(@Lines _ lines: () -> [LocalizedStringKey]) {}
      func f(_ late: Bool) { show { "Doors open"; if late { "Please hurry" } } }
      @Lines var rules: [LocalizedStringKey] { "No cameras"; "No bags" }
      """, ["Doors open", "Please hurry", "No cameras", "No bags"]),
    ConstructCase(
      "result builder of texts",
      """
      @resultBuilder struct Lines { static func buildBlock(_ lines: String...) -> [String] { lines } }
      func show(@Lines _ lines: () -> [String]) {}
      func f() { show { "Doors open"; "Please hurry" } }
      """, []),
    ConstructCase(
      "value of a property wrapper",
      """
      @propertyWrapper struct Caption { var wrappedValue: LocalizedStringKey }
      @propertyWrapper struct Stored<Value> { var wrappedValue: Value }
      struct Seat { @Caption var row = "Row"; @Stored var id = "row" }
      """, ["Row"]),
    ConstructCase(
      "arguments of a generic property wrapper",
      """
      @propertyWrapper struct Titled<Value> {
        var wrappedValue: Value
        init(wrappedValue: Value, title: LocalizedStringKey, id: String = "none") { self.wrappedValue = wrappedValue }
      }
      struct Seat { @Titled(title: "Number", id: "n") var number = 1; @Titled(title: "Name") var name: String = "n" }
      """, ["Number", "Name"]),
    ConstructCase(
      "literals beside keys in collections",
      #"let a = [LocalizedStringKey("One"), "Two"]; let b = ["x": LocalizedStringKey("Three"), "y": "Four"]"#,
      ["One", "Two", "Three", "Four"]),
    ConstructCase("literals beside texts in collections", #"let a = [String("One"), "Two"]"#, []),
    ConstructCase(
      "joined lists of keys", #"func f(_ keys: [LocalizedStringKey]) { _ = keys + ["Encore"] }"#, ["Encore"]),
    ConstructCase(
      "optional written out",
      """
      let a = Optional<LocalizedStringKey>("One")
      let b = Optional<LocalizedStringKey>.some("Two")
      let c: LocalizedStringKey? = .some("Three")
      let d: LocalizedStringKey?? = "Four"
      let e = Optional<String>("five")
      """, ["One", "Two", "Three", "Four"]),
    ConstructCase(
      "array type called", #"let a = [LocalizedStringKey](["Stalls"]); let b = [String](["stalls"])"#, ["Stalls"]),
    ConstructCase(
      "value called as a function",
      """
      struct Speaker { func callAsFunction(_ text: LocalizedStringKey, id: String) {} }
      func f(_ speaker: Speaker) { speaker("Curtain up", id: "c") }
      """, ["Curtain up"]),
    ConstructCase(
      "mapped optional",
      """
      func f(_ seats: Int?) -> LocalizedStringKey { seats.map { "\\($0) left" } ?? "Sold out" }
      func g(_ seats: Int?) -> Text { Text(seats.map { "\\($0) here" } ?? "None here") }
      func h(_ seats: Int?) -> Text { Text(seats.map(String.init) ?? "none") }
      """, ["%lld left", "Sold out", "%lld here", "None here"]),
    ConstructCase(
      "default of an environment key",
      """
      struct NoticeKey: EnvironmentKey { static let defaultValue: LocalizedStringKey = "Silence" }
      extension EnvironmentValues { @Entry var caption: LocalizedStringKey = "Scene" }
      """, ["Silence", "Scene"]),
    ConstructCase(
      "nested dictionaries and tuples",
      """
      let a: [String: [String: LocalizedStringResource]] = ["x": ["y": "Inner"]]
      let b: [String: (title: LocalizedStringKey, icon: String)] = ["x": ("Named", "icon")]
      let c: [(LocalizedStringKey, String)] = [("Pair", "p")]
      let d: [LocalizedStringKey: Int] = ["As key": 1]
      """, ["Inner", "Named", "Pair", "As key"]),
    ConstructCase(
      "closures that return keys",
      """
      struct Row { let caption: (Int) -> LocalizedStringKey }
      let row = Row { n in n > 1 ? "Many" : "One" }
      let other: [() -> LocalizedStringKey] = [{ "Listed" }]
      let called: LocalizedStringKey = { "Called" }()
      let mapped = [1].map { n -> LocalizedStringKey in "Mapped \\(n)" }
      """, ["Many", "One", "Listed", "Called", "Mapped %lld"]),
    ConstructCase(
      "aliases",
      """
      typealias Title = LocalizedStringKey
      typealias Report = (Title) -> Void
      typealias Entry<ID> = (ID, Title)
      enum Day: Title { case monday }
      struct Board { let report: Report; let entry: Entry<Int> }
      func f() { let board = Board(report: { _ in }, entry: (1, "Entry")); board.report("Report") }
      """, ["monday", "Entry", "Report"]),
    ConstructCase(
      "requirements of protocols",
      """
      protocol Titled { var title: LocalizedStringKey { get }; func note(_ key: LocalizedStringKey) }
      extension Titled { var title: LocalizedStringKey { "Untitled" } }
      func f<T: Titled>(_ one: T, _ two: some Titled, _ three: any Titled) {
        one.note("Generic")
        two.note("Opaque")
        three.note("Existential")
      }
      """, ["Untitled", "Generic", "Opaque", "Existential"]),
    ConstructCase(
      "generic type with known argument",
      """
      struct Box<Content> { init(_ content: Content) {} }
      let a: Box<LocalizedStringKey> = .init("Boxed")
      let b = Box<LocalizedStringKey>("Written")
      let c: Box<String> = .init("text")
      let d = Box("text")
      let e: Result<LocalizedStringKey, Never> = .success("Result")
      """, ["Boxed", "Written", "Result"]),
    ConstructCase(
      "default arguments of many kinds",
      """
      func f(
        a: LocalizedStringKey? = "One", b: [LocalizedStringKey] = ["Two"], c: () -> LocalizedStringKey = { "Three" },
        d: (LocalizedStringKey, Int) = ("Four", 1), e: String = "five"
      ) {}
      """, ["One", "Two", "Three", "Four"]),
    ConstructCase(
      "members of an inout parameter",
      """
      struct Config { var title: LocalizedStringKey = "Default"; var id = "x" }
      func configure(_ change: (inout Config) -> Void) {}
      func f() { configure { $0.title = "Changed"; $0.id = "y" } }
      """, ["Default", "Changed"]),
    ConstructCase(
      "subscripts",
      """
      struct Board {
        subscript(_ key: LocalizedStringKey) -> Int { 0 }
        subscript(id key: String) -> Int { 0 }
        static subscript(_ key: LocalizedStringResource) -> Int { 1 }
      }
      func f(_ board: Board) { _ = board["Stalls"] + board[id: "stalls"] + Board["Balcony"] }
      """, ["Stalls", "Balcony"]),
    ConstructCase(
      "branches assigned later",
      """
      func f(_ open: Bool) -> LocalizedStringKey {
        let text: LocalizedStringKey
        if open { text = "Open" } else { text = "Closed" }
        let other: LocalizedStringKey = if open { "In" } else { switch open { case true: "On"; case false: "Out" } }
        return open ? text : other
      }
      """, ["Open", "Closed", "In", "On", "Out"]),
    ConstructCase(
      "state and bindings",
      """
      struct Field: View {
        @Binding var title: LocalizedStringKey
        @State var hint: LocalizedStringKey
        init(title: Binding<LocalizedStringKey>) { _title = title; _hint = State(initialValue: "Row") }
        init() { self.init(title: .constant("Seat")); self._hint = .init(wrappedValue: "Gate") }
      }
      """, ["Row", "Seat", "Gate"]),
    ConstructCase(
      "generic type that the context wants",
      """
      struct Box<Content> { init(_ content: Content) {} }
      func show(_ box: Box<LocalizedStringKey>?, note: Box<String>) {}
      func f() { show(Box("Key"), note: Box("text")) }
      """, ["Key"]),
    ConstructCase(
      "subjects",
      """
      let notice = CurrentValueSubject<LocalizedStringKey, Never>("First")
      func f() { notice.send("Second"); notice.value = "Third" }
      """, ["First", "Second", "Third"]),
    ConstructCase(
      "joined lists in a context",
      """
      struct Row { init(_ title: LocalizedStringKey) {} }
      func rows(_ seats: [Int], _ late: Bool) -> [Row] {
        [.init("Head")] + seats.map { .init("Seat \\($0)") } + (late ? [Row("Late")] : [])
      }
      func more(_ keys: [LocalizedStringKey]) -> [LocalizedStringKey] {
        var all = ["Before"] + keys
        all.append(contentsOf: ["After"])
        return all + ["End"]
      }
      func texts(_ names: [String]) -> [String] { names + ["text"] }
      """, ["Head", "Seat %lld", "Late", "Before", "After", "End"]),
    ConstructCase(
      "type of a module beside one of the same name",
      #"enum Own { struct Text { init(_ s: String) {} }; static func f() { _ = Text("own"); _ = SwiftUI.Text("Theirs") } }"#,
      ["Theirs"]),
    ConstructCase(
      "closure with written types", #"func f() { let show = { (k: LocalizedStringKey) in _ = k }; show("Shown") }"#,
      ["Shown"]),
    ConstructCase(
      "key paths and environment changes",
      """
      final class Model { var title: LocalizedStringKey = "Title"; var id = "id" }
      extension EnvironmentValues { @Entry var label: LocalizedStringKey? = nil }
      func f(_ model: Model) {
        model[keyPath: \\.title] = "Changed"
        model[keyPath: \\.id] = "other"
        _ = EmptyView().transformEnvironment(\\.label) { $0 = "Label" }
      }
      """, ["Title", "Changed", "Label"]),
    ConstructCase(
      "literal of an unconstrained text overload",
      """
      struct Chip { init<S: StringProtocol>(_ text: S) {}; init(_ key: LocalizedStringKey) {} }
      let a = Chip("text")
      """, []),
    ConstructCase(
      "statements with conditions",
      """
      func ask(_ key: LocalizedStringKey) -> Bool { true }
      func f(_ n: Int) {
        while ask("While") { break }
        switch n { case 1 where ask("Case"): break; default: _ = ask("Default") }
        for key in ["Loop"] as [LocalizedStringKey] { _ = ask(key) }
        defer { _ = ask("Later") }
        guard #available(iOS 18, *) else { _ = ask("Old"); return }
      }
      """, ["While", "Case", "Default", "Loop", "Later", "Old"]),
    ConstructCase(
      "cases with several payloads",
      """
      enum Event { case show(title: LocalizedStringKey, note: LocalizedStringKey? = nil, id: String = "x"), log(String) }
      func send(_ event: Event) {}
      func f() { send(.show(title: "One")); send(.show(title: "Two", note: "Three", id: "y")); send(.log("text")) }
      """, ["One", "Two", "Three"]),
    ConstructCase(
      "optional chaining",
      """
      final class Model { var title: LocalizedStringKey = "A"; var next: Model?; var list: [LocalizedStringKey] = [] }
      func f(_ model: Model?) { model?.title = "B"; model?.next?.title = "C"; model!.list.append("D") }
      """, ["A", "B", "C", "D"]),
    ConstructCase(
      "destructured tuples",
      """
      func f() {
        var key: LocalizedStringKey
        var id: String
        (key, id) = ("Key", "id")
        let (other, text): (LocalizedStringKey, String) = ("Other", "text")
      }
      """, ["Key", "Other"]),
  ]

  @Test("keys of a construct", arguments: cases)
  func keys(_ construct: ConstructCase) throws {
    #expect(try ExtractionFixture(construct.source).keys() == construct.keys)
  }
}
