import ProjectModel
import TestSupport
import Testing

@Suite struct XcodePlatformTests {
  private let reader = ProjectReader(manifestReader: SampleManifests(manifests: [:]))

  /// A target with two configurations below a project with one setting for both.
  private func platforms(project: String = "", debug: String, release: String) throws -> Set<String>? {
    let text = """
      // !$*UTF8*$!
      {objectVersion = 56; rootObject = P; objects = {
        P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T);};
        G = {isa = PBXGroup; children = (); sourceTree = "<group>";};
        T = {isa = PBXNativeTarget; name = Shop; buildConfigurationList = TL; buildPhases = ();
          productType = "com.apple.product-type.application";};
        PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR);};
        PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(project)};};
        PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(project)};};
        TL = {isa = XCConfigurationList; buildConfigurations = (TD, TR);};
        TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(debug)};};
        TR = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(release)};};
      };}
      """
    let folder = try TemporaryProject(["Shop.xcodeproj/project.pbxproj": text])
    let project = try reader.project(at: folder.root)
    return try #require(project.targets.first).settings.platforms
  }

  @Test func theyAreThoseOfTheSoftwareDevelopmentKit() throws {
    #expect(try platforms(debug: "SDKROOT = watchos;", release: "SDKROOT = watchos;") == ["watchOS"])
    #expect(try platforms(debug: "SDKROOT = macosx15.0;", release: "") == ["macOS"])
  }

  @Test func theyAreInheritedFromTheProject() throws {
    #expect(try platforms(project: "SDKROOT = iphoneos;", debug: "", release: "") == ["iOS"])
    #expect(
      try platforms(project: "SDKROOT = iphoneos;", debug: "SDKROOT = xros;", release: "SDKROOT = xros;") == [
        "visionOS"
      ])
  }

  @Test func thoseOfAllConfigurationsAndListsCount() throws {
    let list = #"SDKROOT = auto; SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx";"#
    #expect(try platforms(debug: list, release: list) == ["iOS", "macOS"])
    #expect(try platforms(debug: list, release: "SDKROOT = appletvos;") == ["iOS", "macOS", "tvOS"])
  }

  @Test func nothingIsSaidOfWhatIsNotKnown() throws {
    #expect(try platforms(debug: "", release: "") == nil)
    #expect(try platforms(debug: "SDKROOT = auto;", release: "SDKROOT = auto;") == nil)
    #expect(try platforms(debug: "SDKROOT = iphoneos;", release: #"SUPPORTED_PLATFORMS = "$(OURS)";"#) == nil)
    #expect(try platforms(debug: "SDKROOT = driverkit;", release: "") == nil)
  }
}
