import FileChanges
import Findings
import Interchange
import StringCatalog
import XLIFF

/// What is exported of a project for one language.
struct LanguageExport {
  struct Options {
    var selection: CatalogExport.Selection
    var isFaithful: Bool
    /// Whether an `.xcloc` folder is made, or the texts alone.
    var isCatalog: Bool
    var xcode: XcodeRelease
  }

  /// Paths below the folder of results.
  private(set) var files: [(path: String, bytes: [UInt8])] = []
  private(set) var findings: [Finding] = []
  private(set) var texts = 0
  private(set) var untranslated = 0

  /// - Parameters:
  ///   - sources: the files in the source language, for an `.xcloc` folder; the same for all languages.
  ///   - others: pictures and other files of the language, at their paths in the `.xcloc` folder.
  init(
    of project: ProjectTexts, in language: String, _ options: Options, sources: [(path: String, bytes: [UInt8])],
    others: [(path: String, bytes: [UInt8])] = []
  ) throws(RefusedInput) {
    var document = XLIFFDocument(files: [])
    for resource in project.resources where Self.isExported(resource.resource, project, options) {
      let units = try units(of: resource, project, language, options)
      let original = resource.resource.original
      guard !units.isEmpty else { continue }
      texts += units.count
      untranslated += units.filter { $0.isTranslated && $0.target == nil }.count
      var file = XLIFFFile(
        original: original, sourceLanguage: Self.sourceLanguage(of: resource, project), targetLanguage: language,
        tool: options.xcode.tool, units: units)
      if options.isFaithful {
        file.attributes.append(FaithfulAttributes.file)
        if let bytes = try project.translatedFile(of: resource.resource, in: language) {
          file.attributes.append(FaithfulAttributes.contents(bytes))
        }
      }
      document.files.append(file)
    }
    document.files.sort { XLIFFOrder.filePrecedes($0.original, $1.original) }
    let namespaces = options.isFaithful ? [FaithfulAttributes.namespace] : []
    let bytes = XLIFFWriter.bytes(of: document, namespaces: namespaces)
    guard options.isCatalog else {
      files = [(language + ".xliff", bytes)]
      return
    }
    let folder = language + ".xcloc/"
    let contents = LocalizationCatalogContents(
      developmentRegion: project.located.developmentLanguage, targetLocale: language,
      project: project.located.projectFileName, tool: options.xcode.tool)
    files = [
      (folder + LocalizationCatalogContents.path, contents.bytes),
      (folder + LocalizationCatalogLayout.textsPath(of: language), bytes),
    ]
    files += others.map { (folder + $0.path, $0.bytes) }
    // A file outside the project's folder has no place in the catalog; Xcode leaves it out as well.
    for (path, bytes) in sources where !path.split(separator: "/").contains("..") {
      files.append((folder + LocalizationCatalogLayout.sourceContents + "/" + path, bytes))
    }
  }

  /// The catalog of an interface file can hold texts that the file has no longer; only Xcode's way leaves them out.
  private static func isExported(
    _ resource: ExchangeResource, _ project: ProjectTexts, _ options: Options
  ) -> Bool {
    guard options.isFaithful else { return !resource.isInterfaceCatalog }
    guard let catalog = resource.interfaceCatalog else { return true }
    return !project.resources.contains { $0.resource.original == catalog }
  }

  private mutating func units(
    of resource: ProjectTexts.Resource, _ project: ProjectTexts, _ language: String, _ options: Options
  ) throws(RefusedInput) -> [XLIFFUnit] {
    if case .catalog(let catalog) = resource.content {
      let export = CatalogExport(
        of: catalog, in: language, path: resource.snapshot.path, selection: options.selection,
        isFaithful: options.isFaithful, xcode: options.xcode)
      findings += export.findings
      return export.units
    }
    let target = try project.translations(of: resource, in: language)
    let texts = ProjectTexts.texts(of: resource.content, for: language)
    let export = TableExport(of: texts, selection: options.selection, target: target)
    findings += export.unwritable.map { id in
      Finding(
        "text-not-in-xml", .warning, at: FindingLocation(path: resource.snapshot.path),
        "'\(id)' holds a control character, which XML cannot: it is left out",
        suggestion: "take the character out of the text")
    }
    return export.units
  }

  private static func sourceLanguage(of resource: ProjectTexts.Resource, _ project: ProjectTexts) -> String {
    if case .catalog(let catalog) = resource.content { return catalog.sourceLanguage }
    return project.located.developmentLanguage
  }

  /// The files in the source language alone.
  static func sourceContents(of project: ProjectTexts, _ options: Options) -> [(path: String, bytes: [UInt8])] {
    project.resources.filter { isExported($0.resource, project, options) }.map { resource in
      (resource.resource.original, sourceContents(of: resource))
    }
  }

  /// Xcode writes catalogs anew for it.
  private static func sourceContents(of resource: ProjectTexts.Resource) -> [UInt8] {
    guard case .catalog(var catalog) = resource.content else { return resource.snapshot.bytes }
    for key in catalog.keys {
      guard var entry = catalog.entry(ofKey: key, languages: [catalog.sourceLanguage]) else { continue }
      if entry.localizations?.isEmpty == true { entry.localizations = nil }
      catalog[key] = entry
    }
    return catalog.formatted()
  }
}
