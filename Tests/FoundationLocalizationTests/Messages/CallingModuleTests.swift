import Foundation
import FoundationLocalization
import TestSupport
import Testing

@Suite("The bundle of the calling module")
struct CallingModuleTests {
  @Test("lies beside the program, by the module's name")
  func folder() throws {
    let project = try TemporaryProject([
      "shop_Site.resources/a.txt": "", "shop_Web_Site.resources/a.txt": "", "other_my-tool.resources/a.txt": "",
      "shop_Site.txt": "", "Site.resources/a.txt": "",
    ])
    let folder = [URL(fileURLWithPath: project.root)]
    func name(_ module: String) -> String? {
      ModuleBundles.find(module, in: folder)?.bundleURL.lastPathComponent
    }
    #expect(name("Site") == "shop_Site.resources")
    #expect(name("Web_Site") == "shop_Web_Site.resources")
    #expect(name("my_tool") == "other_my-tool.resources")
    #expect(name("Nothing") == nil)
  }

  @Test("is the main bundle where there is none")
  func fallback() { #expect(Bundle.ofCallingModule() === Bundle.main) }
}
