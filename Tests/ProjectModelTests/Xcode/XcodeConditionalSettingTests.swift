import Findings
import ProjectModel
import SourceText
import TestSupport
import Testing

/// Settings for one SDK only, and `.xcconfig` files that are not there.
@Suite struct XcodeConditionalSettingTests {
  private let reader = ProjectReader(manifestReader: SampleManifests(manifests: [:]))

  /// A project with one target, the target's own settings, and files of settings below it.
  private func project(target: String = "", files: [String: String] = [:]) throws -> Project {
    let text = """
      // !$*UTF8*$!
      {objectVersion = 56; rootObject = P; objects = {
        P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T);};
        G = {isa = PBXGroup; children = (F); sourceTree = "<group>";};
        F = {isa = PBXFileReference; path = Shop.xcconfig; sourceTree = "<group>";};
        T = {isa = PBXNativeTarget; name = Shop; buildConfigurationList = TL; buildPhases = ();
          productType = "com.apple.product-type.application";};
        PL = {isa = XCConfigurationList; buildConfigurations = (PR);};
        PR = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = F; buildSettings = {};};
        TL = {isa = XCConfigurationList; buildConfigurations = (TR);};
        TR = {isa = XCBuildConfiguration; name = Release; buildSettings = {
          \(target)
        };};
      };}
      """
    let folder = try TemporaryProject(
      ["Shop.xcodeproj/project.pbxproj": text, "Shop.xcconfig": ""].merging(files) { $1 })
    return try reader.project(at: folder.root)
  }

  private func settings(target: String = "", files: [String: String] = [:]) throws -> LocalizationSettings {
    try #require(project(target: target, files: files).targets.first).settings
  }

  @Test func namesOfAllPlatformsCount() throws {
    let own = """
      "LOCALIZED_STRING_MACRO_NAMES[sdk=macosx*]" = "$(inherited) MacText";
      "LOCALIZED_STRING_MACRO_NAMES[sdk=iphoneos*][arch=arm64]" = PhoneText;
      """
    #expect(try settings(target: own).macroNames == ["MacText", "PhoneText"])
    let file = ["Shop.xcconfig": "LOCALIZED_STRING_MACRO_NAMES[sdk = macosx*] = FileText // for the Mac"]
    #expect(try settings(files: file).macroNames == ["FileText"])
    #expect(try settings(target: own, files: file).macroNames == ["FileText", "MacText", "PhoneText"])
    // What the target says for all hides what its file says for one.
    #expect(try settings(target: "LOCALIZED_STRING_MACRO_NAMES = Text;", files: file).macroNames == ["Text"])
  }

  @Test func aConditionAloneTurnsNothingOff() throws {
    #expect(try settings(target: "\"SWIFT_EMIT_LOC_STRINGS[sdk=macosx*]\" = NO;").emitsLocalizableStrings)
    #expect(try !settings(target: "SWIFT_EMIT_LOC_STRINGS = NO;").emitsLocalizableStrings)
    #expect(
      try settings(target: "SWIFT_EMIT_LOC_STRINGS = NO; \"SWIFT_EMIT_LOC_STRINGS[sdk=macosx*]\" = YES;")
        .emitsLocalizableStrings)
  }

  @Test func textsForOnePlatformCountWhereThereIsNoOther() throws {
    let found = try project(
      target: """
        GENERATE_INFOPLIST_FILE = YES;
          INFOPLIST_KEY_CFBundleDisplayName = Tickets;
          "INFOPLIST_KEY_CFBundleDisplayName[sdk=macosx*]" = "Tickets for Mac";
          "INFOPLIST_KEY_NSCameraUsageDescription[sdk=iphoneos*]" = "Scans tickets.";
        """)
    let list = try #require(found.targets.first?.infoPlistSettings)
    #expect(list.values == ["CFBundleDisplayName": "Tickets", "NSCameraUsageDescription": "Scans tickets."])
    #expect(list.places["INFOPLIST_KEY_CFBundleDisplayName"]?.line == 13)
    #expect(list.places["INFOPLIST_KEY_NSCameraUsageDescription"]?.line == 15)
  }

  @Test func aMissingIncludeIsToldWithItsPlace() throws {
    let files = [
      "Shop.xcconfig": "// Settings\n#include \"Settings/Common.xcconfig\"\n",
      "Settings/Common.xcconfig": "A = 1\n  #include \"Gone.xcconfig\"\n",
    ]
    let own = "GENERATE_INFOPLIST_FILE = YES;"
    let found = try project(target: own, files: files)
    #expect(found.findings.map(\.id) == [ProjectFindings.missingInclude])
    #expect(found.findings.first?.location?.path == "Settings/Common.xcconfig")
    #expect(found.findings.first?.location?.range?.lowerBound.line == 2)
    #expect(found.findings.first?.location?.range?.lowerBound.column == 3)
    #expect(found.targets.first?.infoPlistSettings?.hasAllFiles == false)
  }

  @Test(arguments: [
    "#include? \"Private.xcconfig\"", "#include \"Pods/Target Support Files/Pods-Shop/Pods-Shop.release.xcconfig\"",
    "#include \"<DEVELOPER_DIR>/Makefiles/base.xcconfig\"", "#include \"Shop.xcconfig\"", "#include",
  ])
  func otherIncludesMayBeAway(_ line: String) throws {
    let found = try project(target: "GENERATE_INFOPLIST_FILE = YES;", files: ["Shop.xcconfig": line])
    #expect(found.findings.isEmpty)
    #expect(found.targets.first?.infoPlistSettings?.hasAllFiles == true)
  }
}
