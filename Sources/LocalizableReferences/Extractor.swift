package import ContentCache
package import Findings
package import SourceObservations

/// A file that an extractor may read.
package struct ExtractableFile: Hashable, Sendable {
  /// Relative to the project's root, with `/`; what locations will say.
  package var path: String
  /// Where the file lies.
  package var absolutePath: String

  package init(path: String, absolutePath: String) {
    self.path = path
    self.absolutePath = absolutePath
  }

  /// In lower case and without the dot; empty where there is none. `NAME.xcdatamodel/contents` has that of the folder,
  /// which stands for one file.
  package var fileExtension: String {
    let written = path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? ""
    return written == "xcdatamodel/contents" ? "xcdatamodel" : written
  }
}

/// Sources that are compiled into one module, with the settings that decide what is extracted from them.
package struct ExtractionUnit: Sendable {
  /// The target's name.
  package var name: String
  /// The files whose strings are wanted.
  package var files: [ExtractableFile]
  /// Names of functions and macros whose first argument is a key, besides the default ones
  /// (`LOCALIZED_STRING_MACRO_NAMES`).
  package var macroNames: [String]
  /// Names of freestanding macros, without the `#`, whose first argument is a key.
  package var freestandingMacros: [String]
  /// Declarations by which the user says what takes keys.
  package var declarations: [LocalizingDeclaration]
  /// `BETA`, `os(tvOS)` → whether `#if` finds it true; of what is not named, every branch counts.
  package var conditions: [String: Bool]
  /// The platforms that the unit is built for, as `#if os()` names them; nil where that is not known. Branches count
  /// that are compiled for at least one of them.
  package var platforms: Set<String>?
  /// What build settings say of the target's `Info.plist`; nil where there is none.
  package var infoPlist: InfoPlistSource?
  /// Whether `ExtractionResult.observations` are wanted, which costs time.
  package var isObserved = false
  /// Whether keys that name no bundle are among the observations: in an app, where nearly all keys are such, they say
  /// nothing.
  package var observesBundles = false

  package init(
    name: String, files: [ExtractableFile], macroNames: [String] = [], freestandingMacros: [String] = [],
    declarations: [LocalizingDeclaration] = [], conditions: [String: Bool] = [:], platforms: Set<String>? = nil,
    infoPlist: InfoPlistSource? = nil
  ) {
    self.platforms = platforms
    self.name = name
    self.files = files
    self.macroNames = macroNames
    self.freestandingMacros = freestandingMacros
    self.declarations = declarations
    self.conditions = conditions
    self.infoPlist = infoPlist
  }
}

/// What was found in one unit.
package struct ExtractionResult: Sendable {
  /// In the order of files, then of places.
  package var references: [LocalizableReference]
  package var findings: [Finding]
  /// Files that could not be read or parsed without error: nothing may be called stale on their account.
  package var incompleteFiles: [String]
  /// Literals given to something whose declaration was not to be seen, a view of a package that is not checked out for
  /// one: they may be keys, so a key of that text is not to be called unused. Sorted, without doubles.
  package var possibleKeys: [String]
  /// Members of `LocalizedStringResource` that the sources name: each may be the symbol of a key. In the order of files,
  /// then of places. Only extractors of refactorings look for them.
  package var resourceMembers: [ResourceMemberReference]
  /// What checks ask of the code besides, if the unit asked for it.
  package var observations = SourceObservations()

  package init(
    references: [LocalizableReference] = [], findings: [Finding] = [], incompleteFiles: [String] = [],
    possibleKeys: [String] = [], resourceMembers: [ResourceMemberReference] = []
  ) {
    self.references = references
    self.findings = findings
    self.incompleteFiles = incompleteFiles
    self.possibleKeys = possibleKeys
    self.resourceMembers = resourceMembers
  }
}

/// Reads one language's sources. `context` is everything of the project (and of source packages it can see) that
/// declares what the units' sources use; results come in the order of `units`.
package protocol Extractor: Sendable {
  /// Lower-case file extensions without the dot.
  var fileExtensions: Set<String> { get }

  /// What results depend on besides the units and the contents of files: data that the extractor comes with.
  var dataHash: ContentHash { get }

  /// - Parameter access: files are read through it, and nothing else is.
  func references(
    in units: [ExtractionUnit], context: [ExtractableFile], access: SourceAccess,
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) throws -> [ExtractionResult]
}

extension Extractor {
  package var dataHash: ContentHash { ContentHash("") }

  /// The references without anything that is remembered of former runs.
  package func references(
    in units: [ExtractionUnit], context: [ExtractableFile], progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) throws -> [ExtractionResult] {
    try references(in: units, context: context, access: SourceAccess(), progress: progress)
  }
}
