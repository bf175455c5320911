package import Findings

/// What a target becomes.
package enum TargetKind: String, Sendable {
  case application, framework, staticLibrary, appExtension, commandLineTool, package, test, other
}

/// A string table in the old form, one file a language.
package struct StringsTableFile: Hashable, Sendable {
  /// Relative to the project's root.
  package var path: String
  /// The file's name without its extension.
  package var table: String
  /// The language of its `.lproj` folder, `Base` included; nil outside one.
  package var language: String?

  package init(path: String, table: String, language: String?) {
    self.path = path
    self.table = table
    self.language = language
  }
}

/// The build settings that decide what is extracted.
package struct LocalizationSettings: Hashable, Sendable {
  /// `SWIFT_EMIT_LOC_STRINGS`; when false, all keys of the target are kept by hand.
  package var emitsLocalizableStrings: Bool
  /// `LOCALIZED_STRING_MACRO_NAMES`, the default ones left out.
  package var macroNames: [String]
  /// `STRING_CATALOG_GENERATE_SYMBOLS`.
  package var generatesSymbols: Bool

  package init(emitsLocalizableStrings: Bool = true, macroNames: [String] = [], generatesSymbols: Bool = false) {
    self.emitsLocalizableStrings = emitsLocalizableStrings
    self.macroNames = macroNames
    self.generatesSymbols = generatesSymbols
  }
}

/// One module: its sources, and the catalogs and tables that its strings go to. All paths are relative to the
/// project's root, with `/`, sorted.
package struct ProjectTarget: Sendable {
  package var name: String
  package var kind: TargetKind
  /// The file that declares it: a manifest, an `.xcodeproj`, or the folder itself.
  package var definedIn: String
  package var sources: [String]
  /// `.xcstrings`; one catalog may belong to several targets.
  package var catalogs: [String]
  package var stringsTables: [StringsTableFile]
  /// The language of keys and default values (`developmentRegion`, `defaultLocalization`); nil where nothing says.
  package var developmentLanguage: String?
  /// The languages that the project lists (`knownRegions` without `Base`), sorted.
  package var languages: [String]
  package var settings: LocalizationSettings

  package init(
    name: String, kind: TargetKind, definedIn: String, sources: [String] = [], catalogs: [String] = [],
    stringsTables: [StringsTableFile] = [], developmentLanguage: String? = nil, languages: [String] = [],
    settings: LocalizationSettings = LocalizationSettings()
  ) {
    self.name = name
    self.kind = kind
    self.definedIn = definedIn
    self.sources = sources
    self.catalogs = catalogs
    self.stringsTables = stringsTables
    self.developmentLanguage = developmentLanguage
    self.languages = languages
    self.settings = settings
  }
}

/// All targets found below a folder.
package struct Project: Sendable {
  /// Absolute.
  package var root: String
  package var targets: [ProjectTarget]
  /// Swift sources of dependencies that declare types which the targets use (local checkouts), relative to the root
  /// or absolute where they lie outside it.
  package var dependencySources: [String]
  package var findings: [Finding]

  package init(
    root: String, targets: [ProjectTarget] = [], dependencySources: [String] = [], findings: [Finding] = []
  ) {
    self.root = root
    self.targets = targets
    self.dependencySources = dependencySources
    self.findings = findings
  }
}
