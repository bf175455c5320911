import CommandLineInterface

/// A command line of `xcodebuild` that exports or imports localizations. Sources: the tool's usage text, and the lines
/// of public build scripts.
struct XcodebuildLine: Hashable {
  enum Action: Hashable {
    case exportLocalizations
    case importLocalizations
  }

  private(set) var action: Action
  private(set) var localizationPath: String
  private(set) var project: String?
  private(set) var exportLanguages: [String] = []
  private(set) var defaultLanguage: String?
  private(set) var isQuiet = false

  /// Options that choose what is built or say where it goes; nothing is built here.
  private static let ignoredWithValue: Set<String> = [
    "-scheme", "-target", "-configuration", "-sdk", "-destination", "-derivedDataPath", "-arch", "-xcconfig",
    "-clonedSourcePackagesDirPath", "-toolchain", "-jobs", "-resultBundlePath",
  ]
  private static let ignored: Set<String> = [
    "-skipPackagePluginValidation", "-skipMacroValidation", "-disableAutomaticPackageResolution",
    "-allowProvisioningUpdates", "-includeScreenshots", "-mergeImport", "-verbose", "-alltargets",
    "-onlyUsePackageVersionsFromResolvedFile", "-skipPackageUpdates",
  ]

  init(_ arguments: [String]) throws(UsageError) {
    var action: Action?
    var path: String?
    var rest = arguments[...]
    func value(of option: String) throws(UsageError) -> String {
      guard let value = rest.popFirst() else { throw UsageError("option '\(option)' requires a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "-exportLocalizations": action = .exportLocalizations
      case "-importLocalizations": action = .importLocalizations
      case "-localizationPath": path = try value(of: argument)
      case "-project", "-workspace": project = try value(of: argument)
      case "-exportLanguage": exportLanguages.append(try value(of: argument))
      case "-defaultLanguage": defaultLanguage = try value(of: argument)
      case "-quiet": isQuiet = true
      case _ where Self.ignoredWithValue.contains(argument): _ = try value(of: argument)
      case _ where Self.ignored.contains(argument): continue
      // A build setting.
      case _ where argument.contains("=") && !argument.hasPrefix("-"): continue
      default:
        throw UsageError(
          "'\(argument)' is not understood",
          suggestion: "only -exportLocalizations and -importLocalizations are; for builds, use Xcode's own xcodebuild")
      }
    }
    guard let action else {
      throw UsageError(
        "neither -exportLocalizations nor -importLocalizations is given",
        suggestion: "for builds, use Xcode's own xcodebuild")
    }
    guard let path else { throw UsageError("-localizationPath is missing") }
    self.action = action
    localizationPath = path
  }
}
