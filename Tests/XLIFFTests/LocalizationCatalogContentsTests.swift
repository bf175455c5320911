import Foundation
import TestSupport
import Testing
import XLIFF

@Suite struct LocalizationCatalogContentsTests {
  @Test func writesAsXcodeDoes() {
    let contents = LocalizationCatalogContents(
      developmentRegion: "en", targetLocale: "nl", project: "Harbour.xcodeproj",
      tool: .xcode(version: "16.0", build: "16A242"))
    let expected = """
      {
        "developmentRegion" : "en",
        "project" : "Harbour.xcodeproj",
        "targetLocale" : "nl",
        "toolInfo" : {
          "toolBuildNumber" : "16A242",
          "toolID" : "com.apple.dt.xcode",
          "toolName" : "Xcode",
          "toolVersion" : "16.0"
        },
        "version" : "1.0"
      }
      """
    #expect(String(decoding: contents.bytes, as: UTF8.self) == expected)
  }

  @Test(.enabled(if: CorpusLocation.exists, "needs the corpus")) func writesThoseOfPublicExports() throws {
    let folder = try #require(CorpusLocation.folder).appendingPathComponent("xcloc")
    var exact = 0
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".xcloc/contents.json") {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      guard let json = try JSONSerialization.jsonObject(with: data) as? [String: Any],
        let tool = json["toolInfo"] as? [String: String], let region = json["developmentRegion"] as? String,
        let locale = json["targetLocale"] as? String, let version = tool["toolVersion"],
        let build = tool["toolBuildNumber"], let project = (json["project"] ?? json["workspace"]) as? String
      else { continue }
      let contents = LocalizationCatalogContents(
        developmentRegion: region, targetLocale: locale, project: project,
        tool: .xcode(version: version, build: build))
      #expect(contents.bytes == Array(data), "\(name)")
      exact += 1
    }
    #expect(exact > 10)
  }
}
