import Testing
import XLIFF

@Suite struct XcodeReleaseTests {
  @Test func knowsTheBuildsOfPublicExports() throws {
    let release = try #require(XcodeRelease(version: "16.4"))
    #expect(release.build == "16F6" && !release.marksTextsNotToTranslate)
    #expect(release.tool == .xcode(version: "16.4", build: "16F6"))
    #expect(XcodeRelease.current == XcodeRelease(version: "26.5") && XcodeRelease.current.marksTextsNotToTranslate)
    let unknown = try #require(XcodeRelease(version: "16.3.1"))
    #expect(unknown.version == "16.3.1" && unknown.build == nil)
    #expect(XcodeRelease(version: "26")?.version == "26.0")
  }

  @Test(arguments: ["", "16.", "x", "12.4", "16.4.1.2", "-16", "16 ", "99999999999999999999", "٢٦"])
  func refusesWhatIsNoVersion(text: String) { #expect(XcodeRelease(version: text) == nil) }
}
