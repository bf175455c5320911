import Findings
import PropertyLists

/// Makes the targets of an `.xcodeproj`.
struct XcodeProjectReader {
  let inventory: FileInventory
  /// Folders with a `Package.swift`.
  let packageFolders: [String]
  let configurationFiles: XcodeConfigurationFiles

  /// What a project declares, and which packages in the same repository it uses.
  struct Result {
    var targets: [ProjectTarget] = []
    var localPackages: [String] = []
    var findings: [Finding] = []
  }

  /// - Parameter path: of the `.xcodeproj`, relative to the root.
  func targets(of path: String) throws(RefusedInput) -> Result {
    let file = path + "/project.pbxproj"
    guard let bytes = inventory.contents(of: file) else {
      throw RefusedInput(ProjectFindings.malformedProject(path, "expected a readable file project.pbxproj in it"))
    }
    let project = try XcodeProjectFile(bytes: bytes, path: path)
    let paths = XcodeFilePaths(project: project)
    let folders = synchronizedFolders(of: project, paths: paths)
    var result = Result()
    let names = targetNames(in: project)
    let unlisted = UnlistedTables(inventory: inventory, synchronizedFolders: folders.map(\.folder.path))
    for id in project.project.identifiers("targets") {
      guard let object = project[id] else { continue }
      var target = ProjectTarget(
        name: object.text("name") ?? id, kind: TargetKind(productType: object.text("productType")), definedIn: path,
        tableFolder: project.sourceRoot, developmentLanguage: project.developmentRegion, languages: project.languages)
      if ProjectExclusions.liesInTests(path) { target.kind = .test }
      addListedFiles(of: object, to: &target, project: project, paths: paths, findings: &result.findings)
      let owned = Set(object.identifiers("fileSystemSynchronizedGroups"))
      for (folderID, folder) in folders {
        target.add(files: folder.files(of: id, owning: owned.contains(folderID)))
      }
      addSettings(of: object, to: &target, project: project, paths: paths)
      target.dependencies = object.identifiers("dependencies").compactMap { dependency in
        project[dependency]?.text("target").flatMap { names[$0] }
      }
      target.normalize()
      if target.kind != .test { target.unlistedTables = unlisted.tables(beside: target) }
      result.targets.append(target)
    }
    result.localPackages = localPackages(of: project, paths: paths)
    result.findings += configurationFiles.takeFindings()
    return result
  }

  private func targetNames(in project: XcodeProjectFile) -> [XcodeProjectFile.ObjectID: String] {
    var names: [XcodeProjectFile.ObjectID: String] = [:]
    for id in project.project.identifiers("targets") { names[id] = project[id]?.text("name") }
    return names
  }

  private func synchronizedFolders(of project: XcodeProjectFile, paths: XcodeFilePaths)
    -> [(id: XcodeProjectFile.ObjectID, folder: XcodeSynchronizedFolder)]
  {
    paths.synchronizedFolders.compactMap { id in
      paths[id].map { path in
        let folder = XcodeSynchronizedFolder(
          id: id, path: path, project: project, inventory: inventory, packageFolders: packageFolders)
        return (id, folder)
      }
    }
  }

  // MARK: Listed files

  private func addListedFiles(
    of object: PropertyListDictionary, to target: inout ProjectTarget, project: XcodeProjectFile,
    paths: XcodeFilePaths, findings: inout [Finding]
  ) {
    var files: [String] = []
    for phaseID in object.identifiers("buildPhases") {
      guard let phase = project[phaseID], Self.feedsCatalogs(phase) else { continue }
      for buildFile in phase.identifiers("files") {
        guard let reference = project[buildFile]?.text("fileRef") else { continue }
        for path in paths.files(of: reference) {
          guard let kind = FileKind(path: path) else { continue }
          if let file = inventory.file(path) {
            files.append(file)
          } else if kind.holdsStrings {
            findings.append(ProjectFindings.missingFile(path, target: target.name, in: target.definedIn))
          }
        }
      }
    }
    // Headers stand in no phase of an application, yet hold its macros and inline functions.
    let implementations = files.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
    let headers = implementations.map { $0[..<($0.lastIndex(of: ".") ?? $0.endIndex)] + ".h" }.map { String($0) }
    target.add(files: files)
    target.add(files: headers.compactMap { inventory.file($0) })
  }

  /// Compiled, bundled, or copied into the bundle's resources.
  private static func feedsCatalogs(_ phase: PropertyListDictionary) -> Bool {
    switch phase.isa {
    case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXHeadersBuildPhase": true
    case "PBXCopyFilesBuildPhase": phase.text("dstSubfolderSpec") == "7"
    default: false
    }
  }

  // MARK: Settings

  private func addSettings(
    of object: PropertyListDictionary, to target: inout ProjectTarget, project: XcodeProjectFile,
    paths: XcodeFilePaths
  ) {
    let settings = XcodeBuildSettings(
      target: object, project: project, paths: paths, configurationFiles: configurationFiles)
    target.settings.emitsLocalizableStrings = settings.boolean("SWIFT_EMIT_LOC_STRINGS") ?? true
    target.settings.generatesSymbols = settings.boolean("STRING_CATALOG_GENERATE_SYMBOLS") ?? false
    target.settings.prefersCatalogs = settings.boolean("LOCALIZATION_PREFERS_STRING_CATALOGS") ?? false
    target.settings.platforms = settings.platforms
    let names = settings.values("LOCALIZED_STRING_MACRO_NAMES").flatMap { $0.split(separator: " ").map(String.init) }
    target.settings.macroNames = ProjectPath.sortedWithoutDoubles(
      names.filter { !["NSLocalizedString", "CFCopyLocalizedString", "$(inherited)"].contains($0) })
    let lists = settings.values("INFOPLIST_FILE").filter { !$0.isEmpty }.map { infoPlist($0, of: project) }
    target.infoPlists = lists.compactMap { $0 }
    let isGenerated = settings.boolean("GENERATE_INFOPLIST_FILE") ?? false
    if isGenerated || !lists.isEmpty {
      target.infoPlistSettings = settings.infoPlistSettings(
        builtIn: Self.builtInSettings(of: object, named: target.name, in: project), isGenerated: isGenerated,
        hasAllFiles: !lists.contains(nil) && settings.isInfoPlistKnown)
    }
    let identifier = settings.value("PRODUCT_BUNDLE_IDENTIFIER") ?? ""
    target.bundleIdentifier = identifier.isEmpty || identifier.contains("$") ? nil : identifier
  }

  /// The file that a value of `INFOPLIST_FILE` names.
  private func infoPlist(_ value: String, of project: XcodeProjectFile) -> String? {
    var value = value
    for prefix in ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"] where value.hasPrefix(prefix) {
      value.removeFirst(prefix.count)
    }
    return value.contains("$") ? nil : inventory.file(ProjectPath.joined(project.sourceRoot, value))
  }

  /// Settings that Xcode has for every target.
  private static func builtInSettings(
    of target: PropertyListDictionary, named name: String, in project: XcodeProjectFile
  ) -> [String: String] {
    // A system extension's file is named by its identifier, as the system demands.
    let isSystemExtension = target.text("productType") == "com.apple.product-type.system-extension"
    return [
      "TARGET_NAME": name, "TARGETNAME": name,
      "PRODUCT_NAME": isSystemExtension ? "$(PRODUCT_BUNDLE_IDENTIFIER)" : "$(TARGET_NAME)",
      "PROJECT_NAME": ProjectPath.nameWithoutExtension(project.path), "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "DEVELOPMENT_LANGUAGE": project.developmentRegion ?? "en",
    ]
  }

  // MARK: Packages

  /// Folders of packages: referenced by name, or lying in the project as folders.
  private func localPackages(of project: XcodeProjectFile, paths: XcodeFilePaths) -> [String] {
    let references = project.project.identifiers("packageReferences").compactMap { id -> String? in
      guard let object = project[id], object.isa == "XCLocalSwiftPackageReference" else { return nil }
      return (object.text("relativePath") ?? object.text("path")).map { ProjectPath.joined(project.sourceRoot, $0) }
    }
    let folders = paths.synchronizedFolders.compactMap { paths[$0] }
    let contained = packageFolders.filter { package in
      paths.folderReferences.contains(package) || folders.contains { ProjectPath.lies(package, in: $0) }
    }
    return ProjectPath.sortedWithoutDoubles(references + contained)
  }
}
