/// An Xcode project of one app whose files are those of the folder `Hall`: for examples, whose pages do not show it.
package struct ExampleXcodeProject: Sendable {
  /// `knownRegions`.
  package var languages: [String]
  /// Build settings of the target.
  package var settings: KeyValuePairs<String, String>

  package init(languages: [String], settings: KeyValuePairs<String, String> = [:]) {
    self.languages = languages
    self.settings = settings
  }

  static let path = "Hall.xcodeproj/project.pbxproj"

  /// What a page says of it.
  var summary: String {
    let listed = "an Xcode project with the languages \(languages.joined(separator: ", "))"
    let set = settings.map { "`\($0.key) = \($0.value)`" }.joined(separator: ", ")
    return set.isEmpty ? listed : "\(listed) and \(set)"
  }

  var text: String {
    let quoted = languages.map { "\"\($0)\"" }.joined(separator: ", ")
    let set = settings.map { "\($0.key) = \"\($0.value)\";" }.joined(separator: " ")
    return """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objectVersion = 77;
        objects = {
          P = {isa = PBXProject; buildConfigurationList = PL; developmentRegion = en; knownRegions = (\(quoted), Base);
            mainGroup = G; targets = (T); };
          G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
          F = {isa = PBXFileSystemSynchronizedRootGroup; path = Hall; sourceTree = "<group>"; };
          T = {isa = PBXNativeTarget; name = Hall; productName = Hall; buildPhases = ();
            productType = "com.apple.product-type.application"; buildConfigurationList = TL;
            fileSystemSynchronizedGroups = (F); };
          PL = {isa = XCConfigurationList; buildConfigurations = (PC); };
          TL = {isa = XCConfigurationList; buildConfigurations = (TC); };
          PC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
          TC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(set)}; };
        };
        rootObject = P;
      }

      """
  }
}
