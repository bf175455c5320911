import Findings
import LocalizableReferences
import Testing

@Suite("Specifiers of interpolated values")
struct FormatSpecifierTests {
  static let cases: [ConstructCase] = [
    ConstructCase(
      "the thirteen types",
      """
      func f(a: Int, b: Int8, c: Int16, d: Int32, e: Int64, g: UInt, h: UInt8, i: UInt16, j: UInt32, k: UInt64,
        l: Float, m: Double, n: CGFloat, o: String, p: Bool, q: Decimal) {
        _ = Text("\\(a) \\(b) \\(c) \\(d) \\(e) \\(g) \\(h) \\(i) \\(j) \\(k) \\(l) \\(m) \\(n) \\(o) \\(p) \\(q)")
      }
      """, ["%lld %d %d %d %lld %llu %u %u %u %llu %f %lf %lf %@ %@ %@"]),
    ConstructCase("alias", #"func f(_ t: TimeInterval) { _ = Text("\(t) s") }"#, ["%lf s"]),
    ConstructCase("own alias", #"typealias Row = Int; func f(_ r: Row) { _ = Text("Row \(r)") }"#, ["Row %lld"]),
    ConstructCase("literal", #"let a = Text("\(1) \(1.5) \("x")")"#, ["%lld %lf %@"]),
    ConstructCase("count", #"func f(_ names: [String]) { _ = Text("\(names.count) seats") }"#, ["%lld seats"]),
    ConstructCase(
      "closure parameter", #"func f(_ n: [Int]) { _ = ForEach(n, id: \.self) { row in Text("Row \(row)") } }"#,
      ["Row %lld"]),
    ConstructCase(
      "chain", #"struct S { var n: Int }; func f(_ s: [S]) { _ = Text("\(s.map(\.n).filter { $0 > 1 }.first ?? 0)") }"#,
      ["%lld"]),
    ConstructCase("unwrapped", #"func f(_ n: Int?) { if let n { _ = Text("\(n)") } }"#, ["%lld"]),
    ConstructCase("optional", #"func f(_ n: Int?) { _ = Text("\(n)") }"#, ["%@"]),
    ConstructCase(
      "optional chain",
      """
      struct Row { var number: Int16 }
      func f(_ row: Row?) { _ = Text("\\(row?.number) \\(row?.number ?? 0) \\(row!.number) \\(row?.number.description)") }
      """, ["%@ %d %d %@"]),
    ConstructCase(
      "key path subscript",
      #"struct Row { var number: Int32 }; func f(_ row: Row) { _ = Text("\(row[keyPath: \.number])") }"#, ["%d"]),
    ConstructCase("explicit", #"func f(_ n: Double) { _ = Text("\(n, specifier: "%.1f") km") }"#, ["%.1f km"]),
    ConstructCase("format", #"func f(_ n: Double) { _ = Text("\(n, format: .number) km") }"#, ["%@ km"]),
    ConstructCase("placeholder", #"let a = String(localized: "\(placeholder: .int) rows")"#, ["%lld rows"]),
    ConstructCase("percent with an argument", #"func f(_ n: Int) { _ = Text("\(n)% full") }"#, ["%lld%% full"]),
    ConstructCase("percent alone", #"let a = Text("100% full")"#, ["100% full"]),
    ConstructCase("generic", #"struct S<T>: View { let t: T; var body: some View { Text("\(t)") } }"#, []),
    ConstructCase(
      "payload", #"enum E { case n(Int32) }; func f(_ e: E) { if case .n(let n) = e { _ = Text("\(n)") } }"#, ["%d"]),
    ConstructCase("conversion", #"func f(_ d: Double) { _ = Text("\(Int(d.rounded())) km") }"#, ["%lld km"]),
    ConstructCase("arithmetic", #"func f(_ n: Int) { _ = Text("\(n * 2 + 1)") }"#, ["%lld"]),
    ConstructCase(
      "inferred property", #"struct S { let n = [1, 2]; var t: Text { Text("\(n.count) and \(n[0])") } }"#,
      ["%lld and %lld"]),
    ConstructCase(
      "SwiftData model",
      """
      @Model final class Ticket { var seat: Int32; @Relationship(deleteRule: .cascade) var extras: [Extra] = []
        init(seat: Int32) { self.seat = seat } }
      @Model final class Extra { @Attribute(.unique) var price: Double = 0; init() {} }
      struct V: View {
        @Query(sort: \\Ticket.seat) private var tickets: [Ticket]
        @Bindable var first: Ticket
        var body: some View {
          Text("\\(tickets.count) tickets")
          ForEach(tickets) { ticket in Text("Seat \\(ticket.seat) with \\(ticket.extras.map(\\.price).reduce(0, +))") }
          Text("Seat \\(first.seat)")
        }
      }
      """, ["%lld tickets", "Seat %d with %lf", "Seat %d"]),
    ConstructCase("set made by a call", #"let s = Set<String>(); let a = Text("\(s.count)")"#, ["%lld"]),
    ConstructCase(
      "wrapped property",
      #"struct S: View { @State private var n = 1; var body: some View { Text("\(n)") } }"#, ["%lld"]),
  ]

  @Test("specifiers", arguments: cases)
  func specifiers(_ construct: ConstructCase) throws {
    #expect(try ExtractionFixture(construct.source).keys() == construct.keys)
  }

  @Test("a standard error that a cast binds is known")
  func castErrors() throws {
    let source = #"""
      func advice(_ failure: any Error, code: Int) -> String {
        switch (code, failure) {
        case (1, let error as DecodingError): String(localized: "Unreadable: \(error.localizedDescription)")
        case (2, let error as URLError): String(localized: "Offline: \(error.localizedDescription)")
        default: ""
        }
      }
      """#
    let result = try ExtractionFixture(source).result()
    #expect(result.references.map(\.key) == ["Unreadable: %@", "Offline: %@"])
    #expect(result.findings.isEmpty)
  }

  @Test("columns know the rows of their table")
  func tableRows() throws {
    let source = #"""
      import SwiftUI
      struct Seat: Identifiable { let id: Int; let price: Double; let row: String }
      struct SeatTable: View {
        let seats: [Seat]
        @State private var selection: Set<Seat.ID> = []
        var body: some View {
          Table(seats) {
            TableColumn("Number") { seat in Text("No. \(seat.id)") }
            TableColumn("Price", value: \.price) { Text("About \($0.price)") }
          }
          Table(seats, selection: $selection) {
            TableColumn("Row") { seat in Text("Row \(seat.row)") }
          }
          Table(of: Seat.self) {
            TableColumn("Place") { seat in Text("Place \(seat.id)") }
          } rows: {
            ForEach(seats) { seat in TableRow(seat) }
          }
        }
      }
      """#
    let result = try ExtractionFixture(source).result()
    #expect(
      result.references.map(\.key) == [
        "Number", "No. %lld", "Price", "About %lf", "Row", "Row %@", "Place", "Place %lld",
      ])
    #expect(result.findings.isEmpty)
  }

  @Test("a value of unknown type is guessed and reported")
  func guess() throws {
    let result = try ExtractionFixture(#"let a = Text("\(mystery.value)")"#).result()
    #expect(result.references.map(\.key) == ["%@"])
    #expect(result.references.first?.arguments.first?.isGuessed == true)
    #expect(result.findings.map(\.id) == ["guessed-specifier"])
    #expect(result.findings.first?.message.contains("mystery.value") == true)
  }
}
