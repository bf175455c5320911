import Findings

/// Makes targets of what no project and no manifest declares: a bare folder, or a project whose `.xcodeproj` is
/// generated (XcodeGen, Tuist) and not committed.
///
/// As long as every table has one catalog, the whole folder feeds it. Where a name is doubled, each source feeds the
/// catalogs nearest to it, going up.
struct FolderTargetReader {
  let inventory: FileInventory
  let exclusions: ProjectExclusions
  let allPackageFolders: [String]

  /// What is left when the declared targets have taken theirs.
  struct Remainder {
    var sources: [String] = []
    var catalogs: [String] = []
    /// All other kinds.
    var others: [String] = []
    /// Catalogs in the folder of a package of which no target has them.
    var packageCatalogs: [String] = []
  }

  /// - Parameters:
  ///   - declared: targets of projects and packages.
  ///   - packageFolders: of packages that declare targets; what they do not declare is not built.
  func targets(besides declared: [ProjectTarget], packageFolders: [String]) -> (
    targets: [ProjectTarget], findings: [Finding]
  ) {
    let remainder = remainder(besides: declared, packageFolders: packageFolders)
    let generators = generatorFolders(declared: declared)
    let isDeclared = declared.contains { $0.kind != .test }
    let packageFindings = remainder.packageCatalogs.map { catalog in
      ProjectFindings.catalogWithoutTarget(
        catalog, isMisplaced: packageFolders.contains { Self.liesBesideTargets(catalog, package: $0) })
    }
    var result: (targets: [ProjectTarget], findings: [Finding])
    if let folder = isDeclared ? generators.first : "" {
      result = wholeFolder(folder, remainder, isOnlyTarget: !isDeclared)
    } else {
      // Beside a project, what it does not list is left out on purpose.
      let claimed = Set(declared.map { ProjectPath.folder(of: $0.definedIn) })
      result = foldersOfCatalogs(remainder, claimed: claimed)
    }
    result.findings += packageFindings
    return result
  }

  /// Whether a catalog lies in a package's folder itself, or in one in it that holds no tests or examples: people put it
  /// there for a target, which has its files in another folder.
  private static func liesBesideTargets(_ catalog: String, package: String) -> Bool {
    guard ProjectPath.lies(catalog, in: package) else { return false }
    let parts = catalog.split(separator: "/").dropFirst(package.split(separator: "/").count).dropLast()
    guard parts.count < 2, let folder = parts.first?.lowercased() else { return parts.isEmpty }
    return !["test", "example", "doc", "sample", "demo", "fixture", "plugin", "."].contains { folder.hasPrefix($0) }
  }

  private func remainder(besides declared: [ProjectTarget], packageFolders: [String]) -> Remainder {
    var taken: Set<String> = []
    for target in declared {
      taken.formUnion(target.sources)
      taken.formUnion(target.catalogs)
      taken.formUnion(target.stringsTables.map(\.path))
      taken.formUnion(target.interfaceBuilderFiles)
      taken.formUnion(target.settingsBundles.map(\.path))
      taken.formUnion(target.dataModels.map(\.path))
      taken.formUnion(target.assetCatalogs)
      taken.formUnion(target.localizedFiles)
    }
    var remainder = Remainder()
    for file in inventory.files where !taken.contains(file) && !isManifest(file) {
      guard let kind = FileKind(path: file), !exclusions.leavesOutOfBareFolder(file) else { continue }
      guard !packageFolders.contains(where: { ProjectPath.lies(file, in: $0) }) else {
        if kind == .catalog { remainder.packageCatalogs.append(file) }
        continue
      }
      switch kind {
      case .source: remainder.sources.append(file)
      case .catalog: remainder.catalogs.append(file)
      case .stringsTable, .interfaceBuilder, .settingsBundle, .dataModel, .assetCatalog, .localizedFile:
        remainder.others.append(file)
      }
    }
    return remainder
  }

  // MARK: Whole folders

  private func wholeFolder(_ folder: String, _ remainder: Remainder, isOnlyTarget: Bool) -> (
    targets: [ProjectTarget], findings: [Finding]
  ) {
    let catalogs = remainder.catalogs.filter { ProjectPath.lies($0, in: folder) }
    let tables = Set(catalogs.map { ProjectPath.nameWithoutExtension($0) })
    if tables.count < catalogs.count { return foldersOfCatalogs(remainder, claimed: []) }
    var target = ProjectTarget(
      name: folder.isEmpty ? ProjectPath.name(inventory.root) : ProjectPath.name(folder), kind: .other,
      definedIn: folder, tableFolder: folder)
    for files in [remainder.sources, remainder.catalogs, remainder.others] {
      target.add(files: files.filter { ProjectPath.lies($0, in: folder) })
    }
    target.languages = target.lprojLanguages()
    target.normalize()
    let isWorthwhile = !target.catalogs.isEmpty || isOnlyTarget && !target.sources.isEmpty
    return (isWorthwhile ? [target] : [], [])
  }

  // MARK: Folders of catalogs

  private func foldersOfCatalogs(_ remainder: Remainder, claimed: Set<String>) -> (
    targets: [ProjectTarget], findings: [Finding]
  ) {
    var findings: [Finding] = []
    var catalogs: [String: [String]] = [:]
    for catalog in remainder.catalogs {
      if !claimed.contains(where: { ProjectPath.lies(catalog, in: $0) }),
        let folder = feedingFolder(of: catalog, sources: remainder.sources)
      {
        catalogs[folder, default: []].append(catalog)
      } else {
        findings.append(ProjectFindings.catalogWithoutTarget(catalog, isMisplaced: false))
      }
    }
    let targets = catalogs.keys.sorted().map { folder in
      var target = ProjectTarget(
        name: folder.isEmpty ? ProjectPath.name(inventory.root) : ProjectPath.name(folder), kind: .other,
        definedIn: folder, tableFolder: folder)
      let deeper = catalogs.keys.filter { $0 != folder && ProjectPath.lies($0, in: folder) }
      func isOwn(_ file: String) -> Bool {
        ProjectPath.lies(file, in: folder) && !deeper.contains { ProjectPath.lies(file, in: $0) }
      }
      target.add(files: catalogs[folder] ?? [])
      target.add(files: remainder.sources.filter(isOwn))
      target.add(files: remainder.others.filter(isOwn))
      target.languages = target.lprojLanguages()
      target.normalize()
      return target
    }
    return (targets, findings)
  }

  /// The nearest folder above a catalog that has sources: the catalog may lie in `Resources` or in an `.lproj`.
  private func feedingFolder(of catalog: String, sources: [String]) -> String? {
    var folder = ProjectPath.folder(of: catalog)
    while true {
      if sources.contains(where: { ProjectPath.lies($0, in: folder) }) { return folder }
      if folder.isEmpty { return nil }
      folder = ProjectPath.folder(of: folder)
    }
  }

  // MARK: Generators

  /// Folders with the description of a project that is not generated yet.
  private func generatorFolders(declared: [ProjectTarget]) -> [String] {
    let generated = Set(declared.map { ProjectPath.folder(of: $0.definedIn) })
    return inventory.files.compactMap { file in
      let folder = ProjectPath.folder(of: file)
      guard !generated.contains(folder), !ProjectExclusions.liesInTests(file) else { return nil }
      switch ProjectPath.name(file) {
      case "Project.swift": return holds("import ProjectDescription", file) ? folder : nil
      case "project.yml", "project.yaml": return holds("targets:", file) ? folder : nil
      default: return nil
      }
    }
  }

  private func holds(_ text: String, _ file: String) -> Bool {
    guard let bytes = inventory.contents(of: file) else { return false }
    return String(decoding: bytes, as: UTF8.self).contains(text)
  }

  /// Of a package, or of a generator in the root.
  private func isManifest(_ file: String) -> Bool {
    let name = ProjectPath.name(file)
    if ["Project.swift", "Workspace.swift", "Tuist.swift"].contains(name) { return ProjectPath.depth(file) == 0 }
    return PackageManifestFile.isManifest(name) && allPackageFolders.contains(ProjectPath.folder(of: file))
  }
}
