import SourceObservations
import Testing

@testable import Checks

/// What is suggested for a number's format compiles with the number at hand, or is said in general.
@Suite struct FormatSuggestionTests {
  private static let general = "use the format style .percent, which multiplies a fraction of 1 by 100"

  /// The suggestions of a rule for expressions that a text shows, in order.
  private func suggestions(_ rule: String, _ shown: String) throws -> String {
    let harness = try CheckHarness([
      "A.swift": """
      import SwiftUI
      struct Hall: View {
        let roundTripTimeMs: Double
        let mins: Int
        let distance: CGFloat
        let count: Int
        let sizes: [Double]
        let factor: Double
        let price: Decimal
        let name: String
        var body: some View { Text(verbatim: \(shown)) }
      }

      """
    ])
    let run = harness.run("check", "--rule", rule)
    return run.output + run.errors
  }

  @Test(arguments: [
    (
      #""~\(roundTripTimeMs)ms""#,
      "write Duration.milliseconds(roundTripTimeMs).formatted(.units(allowed: [.milliseconds]))"
    ),
    (#"String(format: "%dm", mins)"#, "write Duration.seconds(60 * mins).formatted(.units())"),
    (#"String(format: "%dm", count)"#, "use a Measurement with UnitLength.meters, or a Duration"),
    (#""~\(distance) m""#, "write Measurement(value: distance, unit: UnitLength.meters).formatted()"),
    (#""~\(count) km""#, "write Measurement(value: Double(count), unit: UnitLength.kilometers).formatted()"),
    (#""~\(count / 60) min""#, "use a Duration with the format style .units()"),
    (#""~\(count + 1) min""#, "write Duration.seconds(60 * (count + 1)).formatted(.units())"),
    (#""~\(String(format: "%.1f", factor)) km""#, "use a Measurement with UnitLength.kilometers"),
    (
      #""\(mins)h \(count)m""#,
      "use one Duration with the format style .units(allowed: [.hours, .minutes], width: .narrow)"
    ),
    (
      #"String(format: "%dh %02dm %02ds", mins, mins, count)"#,
      "use one Duration with the format style .units(allowed: [.hours, .minutes, .seconds], width: .narrow)"
    ),
    (#""~\(count) bytes""#, "write count.formatted(.byteCount(style: .file))"),
    (#""~\(count) MB""#, "use the format style .byteCount(style: .file) for the number of bytes"),
  ])
  func units(_ shown: String, _ suggestion: String) throws {
    let said = try suggestions("hand-written-unit", shown)
    #expect(said.contains(suggestion), "\(said)")
  }

  @Test(arguments: [
    (#"String(format: "%.1f%%", factor * 100)"#, "write factor.formatted(.percent.precision(.fractionLength(1)))"),
    (#""~\(Int(factor * 100))%""#, "write factor.formatted(.percent.precision(.fractionLength(0)))"),
    (#""~\(Int((factor / 2 * 100).rounded()))%""#, "write (factor / 2).formatted(.percent"),
    (#""~\(count)%""#, "write count.formatted(.percent)"),
    (#""~\(count * 100)%""#, "write (count * 100).formatted(.percent)"),
    (#""~\(factor)%""#, "write (factor / 100).formatted(.percent), of a fraction of 1"),
    (#""~\(Int((1 - factor) * 100))%""#, "write (1 - factor).formatted(.percent"),
    (#""~\(Int(1 - factor * 100))%""#, "write Int(1 - factor * 100).formatted(.percent)"),
    (#""~\(String(format: "%.1f", factor * 100))%""#, general),
  ])
  func percentages(_ shown: String, _ suggestion: String) throws {
    let said = try suggestions("hand-written-percentage", shown)
    #expect(said.contains(suggestion), "\(said)")
  }

  @Test(arguments: [
    (#"String(format: "%.2f", factor + 1)"#, "write (factor + 1).formatted(.number.precision(.fractionLength(2)))"),
    (#"String(format: "%.2f", -factor)"#, "write (-factor).formatted("),
    (#"String(format: "%.2f", sizes[0])"#, "write sizes[0].formatted("),
    (#"String(format: "%.2f", count > 1 ? factor : 2)"#, "use the format style .number.precision(.fractionLength(2))"),
  ])
  func numbers(_ shown: String, _ suggestion: String) throws {
    let said = try suggestions("hand-written-number", shown)
    #expect(said.contains(suggestion), "\(said)")
  }

  @Test func amounts() throws {
    #expect(
      try suggestions("hand-written-currency", #""$\(price)""#).contains("write price.formatted(.currency(code: …))"))
    #expect(
      try suggestions("hand-written-currency", #""~\(String(format: "%.2f", factor)) €""#).contains(
        "use the format style .currency(code: …) for the amount"))
  }

  @Test func expressionsThatWouldNotCompile() {
    func number(_ source: String, _ type: String?, _ specifier: String? = nil) -> SuggestedNumber? {
      SuggestedNumber(ObservedExpression(source: source, type: type), specifier: specifier)
    }
    #expect(number("name", "String") == nil)
    #expect(number("name", nil) == nil)
    #expect(number("count", "Int?") == nil)
    #expect(number("$0 * 2", "Int") == nil)
    #expect(number("try count()", "Int") == nil)
    #expect(number("count", nil, "%d")?.receiver == "count")
    #expect(number("(a)(b)", "Int")?.receiver == "(a)(b)")
    #expect(number("(a + b) * (c)", "Int")?.receiver == "((a + b) * (c))")
    #expect(number("price", "Decimal")?.double == nil)
    #expect(number("size", "Float")?.double == "Double(size)")
    #expect(number("Int((a) * 100 + (b))", "Int")?.isMultiplied == false)
    #expect(number("Int(a * 100) + Int(b * 100)", "Int")?.isMultiplied == false)
  }
}
