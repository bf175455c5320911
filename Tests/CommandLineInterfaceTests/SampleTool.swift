import CommandLineInterface

/// A tool that has one of everything.
enum SampleTool {
  static let file = ArgumentDeclaration("FILE", completion: .files(extensions: ["txt"]), "the file to bake")
  static let rest = ArgumentDeclaration("NAME", .anyNumber, "names of the cakes")
  static let last = ArgumentDeclaration("PLACE", .one, completion: .folders, "where they go")
  static let size = OptionDeclaration.value(
    "size", short: "s", "SIZE", completion: .choices(["small", "large"]), "how big")
  static let layers = OptionDeclaration.value("layers", "NUMBER", "how high it gets")
  static let topping = OptionDeclaration.values("topping", short: "t", "TOPPING", "what lies on it [a:b]")
  static let dry = OptionDeclaration.flag("dry", short: "d", elsewhere: ["butterless"], "leave the butter out")
  static let glaze = OptionDeclaration.flag("glaze", orValue: ["thick", "thin"], "make it shine")
  static let quiet = OptionDeclaration.flag("quiet", short: "q", "say nothing")

  static let bake = CommandDeclaration(
    name: "bake", summary: "bake what's named", discussion: "Takes a while.",
    arguments: [file, rest, last], options: [size, layers, topping, dry, glaze],
    examples: [CommandExample("baker bake a.txt apple oven --size large", "bake a large apple pie")])
  static let eat = CommandDeclaration(
    name: "eat", summary: "eat it", arguments: [ArgumentDeclaration("CAKE", .optional, "which")], options: [])

  static let tool = ToolDeclaration(
    name: "baker", version: "1.2", summary: "a tool for cakes", commands: [bake, eat], commonOptions: [quiet],
    exitCodes: [(0, "done"), (2, "burnt")], hints: ["roast": "'baker bake' does it"])
}
