import Testing

@testable import SourceExtraction

@Suite("Whether a variable may change")
struct AssignmentsTests {
  private func mayChange(_ code: String) -> Bool { Assignments(in: Array(code.utf8)[...]).mayChange("shift") }

  @Test(arguments: [
    "shift = 3", "self.shift=3", "shift += 3", "shift  ??= 3", "read(&shift)", "read(&self.shift)", "Toggle($shift)",
    "shift.x = 3", "shift?.x.y = 3", "shift[2] = 3", "shift.append(3)", "shift.toggle()", "_shift = State(3)",
    "assign(to: \\.shift, on: self)", "assign(to: \\Self.shift, on: self)", "(shift, other) = pair",
    "let a = shift\nshift = 4", "shift\n  = 3",
  ])
  func changes(_ code: String) { #expect(mayChange(code)) }

  @Test(arguments: [
    "", "var shift = 3", "let shift = 3", "shift == 3", "shift != 3", "shift <= 3", "shift >= 3", "x = shift",
    "x = shift\ny = 2", "offset(x: shift)", "shifted = 3", "unshift = 3", "a && shift == b", "shift.isEmpty",
    "f(shift, x)",
    "a = (shift, x)", "if shift === other {}", "shift", "my_shift = 3",
  ])
  func staysAsItIs(_ code: String) { #expect(!mayChange(code)) }
}
