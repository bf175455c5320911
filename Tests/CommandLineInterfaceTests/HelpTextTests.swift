import CommandLineInterface
import Foundation
import Testing

@Suite struct HelpTextTests {
  @Test func theOverviewListsTheCommands() {
    #expect(
      HelpText(tool: SampleTool.tool, width: 60).overview() == """
        baker: a tool for cakes.

        Usage: baker COMMAND [ARGUMENTS…]

        Commands:
          bake  bake what's named
          eat   eat it

        Options:
          -q, --quiet    say nothing
          -h, --help     show this help
              --version  show the version

        Exit codes:
          0  done
          2  burnt

        See 'baker COMMAND --help' for a command's options and examples.

        """)
  }

  @Test func aPageHasEverything() {
    #expect(
      HelpText(tool: SampleTool.tool, width: 60).page(of: SampleTool.bake) == """
        Bake what's named.

        Usage: baker bake FILE [NAME…] PLACE [OPTIONS]

        Takes a while.

        Arguments:
          FILE   the file to bake
          NAME   names of the cakes
          PLACE  where they go

        Options:
          -s, --size SIZE           how big: small, large
              --layers NUMBER       how high it gets
          -t, --topping TOPPING     what lies on it [a:b]; may be
                                    repeated
          -d, --dry                 leave the butter out
              --glaze[=thick|thin]  make it shine

        Common options:
          -q, --quiet  say nothing
          -h, --help   show this help

        Examples:
          Bake a large apple pie:
            baker bake a.txt apple oven --size large

        Exit codes:
          0  done
          2  burnt

        """)
  }

  @Test(arguments: [0, 40, 57, 80, 500]) func linesFit(width: Int) {
    for line in HelpText(tool: SampleTool.tool, width: width).page(of: SampleTool.bake).split(separator: "\n")
    where !line.hasPrefix("    baker") {
      #expect(line.count <= max(56, min(width, 100)))
    }
  }

  @Test func theReferencePageNamesEveryOption() {
    let page = CommandReferencePage(tool: SampleTool.tool).markdown()
    #expect(page.contains("| `-s`, `--size SIZE` | how big: `small`, `large` |"))
    #expect(page.contains("| [`bake`](#bake) | bake what's named |"))
    #expect(page.contains("    baker bake FILE [NAME…] PLACE [OPTIONS]"))
  }

  @Test func theDescriptionIsJSON() throws {
    let text = try ToolDescriptionDocument(SampleTool.tool).json()
    let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let commands = try #require(root["commands"] as? [[String: Any]])
    #expect(commands.map { $0["name"] as? String } == ["bake", "eat"])
    let options = try #require(commands.first?["options"] as? [[String: Any]])
    #expect(options.first?["choices"] as? [String] == ["small", "large"])
    #expect(options.first?["short"] as? String == "-s")
  }
}
