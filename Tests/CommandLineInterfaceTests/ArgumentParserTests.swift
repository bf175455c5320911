import CommandLineInterface
import TestSupport
import Testing

@Suite struct ArgumentParserTests {
  private func parse(_ line: String...) throws -> ParsedArguments {
    guard case .command(_, let arguments) = try SampleTool.tool.parse(line) else {
      throw UsageError("not a command")
    }
    return arguments
  }

  private func failure(_ line: String...) -> UsageError? {
    do {
      _ = try SampleTool.tool.parse(line)
      return nil
    } catch { return error }
  }

  @Test func positionalsGoWhereTheyBelong() throws {
    let arguments = try parse("bake", "a", "b", "c", "d")
    #expect(arguments.value(of: SampleTool.file) == "a")
    #expect(arguments.values(of: SampleTool.rest) == ["b", "c"])
    #expect(arguments.value(of: SampleTool.last) == "d")
    let fewest = try parse("bake", "a", "d")
    #expect(fewest.values(of: SampleTool.rest).isEmpty)
    #expect(fewest.value(of: SampleTool.last) == "d")
  }

  @Test(arguments: [
    ["--size=large"], ["--size", "large"], ["-s", "large"], ["-slarge"], ["-s=large"], ["-dslarge"], ["-ds", "large"],
  ])
  func valuesInEverySpelling(_ spelling: [String]) throws {
    let (before, after) = (["bake"] + spelling + ["a", "b"], ["bake", "a", "b"] + spelling)
    for line in [before, after] {
      guard case .command(_, let arguments) = try SampleTool.tool.parse(line) else { throw UsageError("no command") }
      #expect(arguments.value(of: SampleTool.size) == "large")
      #expect(arguments.has(SampleTool.dry) == (spelling[0].hasPrefix("-d")))
      #expect(arguments.value(of: SampleTool.last) == "b")
    }
  }

  @Test func repeatedOptionsKeepTheirOrder() throws {
    let arguments = try parse("bake", "-t", "x", "a", "--topping=", "b", "-ty")
    #expect(arguments.values(of: SampleTool.topping) == ["x", "", "y"])
  }

  @Test func dashesEndTheOptions() throws {
    let arguments = try parse("bake", "--", "--size", "-", "--help")
    #expect(arguments.value(of: SampleTool.file) == "--size")
    #expect(arguments.value(of: SampleTool.last) == "--help")
    #expect(!arguments.has(SampleTool.size))
  }

  @Test func aLoneDashIsAnArgument() throws { #expect(try parse("bake", "-", "b").value(of: SampleTool.file) == "-") }

  @Test func commonOptionsMayStandBeforeTheCommand() throws {
    #expect(try parse("-q", "eat").has(SampleTool.quiet))
    #expect(try parse("eat", "--quiet").has(SampleTool.quiet))
    #expect(try !parse("eat").has(SampleTool.quiet))
  }

  @Test func helpAndVersion() throws {
    #expect(try SampleTool.tool.parse(["--help"]) == .help(nil))
    #expect(try SampleTool.tool.parse(["bake", "--nonsense", "-h"]) == .help(SampleTool.bake))
    #expect(try SampleTool.tool.parse(["--help", "eat"]) == .help(SampleTool.eat))
    #expect(try SampleTool.tool.parse(["--version"]) == .version)
    #expect(failure("eat", "--version")?.message == "unknown option '--version'")
  }

  @Test func whatIsWrongIsNamed() {
    #expect(failure() == UsageError("no command given", suggestion: "see 'baker --help' for the commands"))
    #expect(failure("baek") == UsageError("unknown command 'baek'", suggestion: "did you mean 'baker bake'?"))
    #expect(failure("roast")?.suggestion == "'baker bake' does it")
    #expect(failure("fry")?.suggestion == "see 'baker --help' for the commands")
    #expect(
      failure("bake", "--siez=large")
        == UsageError("unknown option '--siez'", suggestion: "did you mean '--size'?", command: "bake"))
    #expect(
      failure("eat", "--layers", "3")
        == UsageError("unknown option '--layers'", suggestion: "it is an option of 'bake'", command: "eat"))
    #expect(failure("bake", "-x")?.message == "unknown option '-x'")
    #expect(failure("bake", "-dx")?.message == "unknown option '-x' in '-dx'")
    #expect(failure("bake", "--dry=yes")?.message == "option '--dry' takes no value")
    #expect(failure("bake", "a", "b", "--size")?.message == "option '--size' needs a value: SIZE")
    #expect(failure("bake", "--size", "--dry")?.suggestion == "write '--size=--dry' if '--dry' is the value")
    #expect(
      failure("bake", "--butterless")
        == UsageError("unknown option '--butterless'", suggestion: "did you mean '--dry'?", command: "bake"))
    #expect(
      failure("bake", "a", "")
        == UsageError(
          "'' is not possible as PLACE: expected a path", suggestion: "is a variable not set?", command: "bake"))
    #expect(failure("bake", "", "b")?.message == "'' is not possible as FILE: expected a path")
    #expect(failure("bake", "a", "b")?.message == nil)
    #expect(failure("bake", "a")?.message == "missing argument PLACE: where they go")
    #expect(failure("eat", "a", "b")?.message == "unexpected argument 'b'")
    #expect(
      failure("bake", "a", "b", "--size", "lage")
        == UsageError(
          "'lage' is not possible for '--size': expected 'small', 'large'", suggestion: "did you mean 'large'?",
          command: "bake"))
    #expect(
      failure("bake", "a", "b", "-ssmall", "-slarge")?.message
        == "option '--size' is given twice, with 'small' and 'large'")
  }

  @Test func aValueThatMayBeLeftOutIsAttached() throws {
    #expect(try !parse("bake", "a", "b").has(SampleTool.glaze))
    let bare = try parse("bake", "a", "--glaze", "b")
    #expect(bare.has(SampleTool.glaze))
    #expect(bare.value(of: SampleTool.glaze) == nil)
    #expect(bare.value(of: SampleTool.last) == "b")
    let told = try parse("bake", "a", "b", "--glaze=thin")
    #expect(told.has(SampleTool.glaze))
    #expect(told.value(of: SampleTool.glaze) == "thin")
    #expect(
      failure("bake", "a", "b", "--glaze=thn")
        == UsageError(
          "'thn' is not possible for '--glaze': expected 'thick', 'thin'", suggestion: "did you mean 'thin'?",
          command: "bake"))
    #expect(failure("bake", "a", "b", "--glaze=")?.message.hasPrefix("'' is not possible") == true)
    #expect(failure("bake", "a", "b", "--glaze=thin", "--glaze=thick")?.message.contains("given twice") == true)
  }

  @Test func numbersAreChecked() throws {
    #expect(try parse("bake", "a", "b", "--layers", "3").integer(of: SampleTool.layers, in: 1...9) == 3)
    #expect(try parse("bake", "a", "b").integer(of: SampleTool.layers, in: 1...9) == nil)
    for text in ["0", "10", "x", "3.5", "99999999999999999999"] {
      let arguments = try parse("bake", "a", "b", "--layers", text)
      #expect(throws: UsageError.self) { try arguments.integer(of: SampleTool.layers, in: 1...9) }
    }
  }

  @Test(arguments: 0..<20) func noLineCrashes(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let words = [
      "bake", "eat", "-", "--", "---", "-s", "--size", "=", "--=", "-=", "", "--size=", "é🎟", "-é", "-dq", "-h",
    ]
    for _ in 0..<300 {
      let line = (0..<Int.random(in: 0...7, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
      _ = try? SampleTool.tool.parse(line)
    }
  }
}
