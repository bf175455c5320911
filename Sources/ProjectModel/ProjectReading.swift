import Findings

/// The state of one reading: which projects and packages were read, what they gave.
struct ProjectReading {
  private let inventory: FileInventory
  private let exclusions: ProjectExclusions
  private let packageFolders: [String]
  private let packageReader: SwiftPackageReader
  private let projectReader: XcodeProjectReader

  private var targets: [ProjectTarget] = []
  private var findings: [Finding] = []
  /// Packages that gave targets.
  private var declaringPackages: [String] = []
  private var readPackages: Set<String> = []
  private var readProjects: Set<String> = []
  private var packagesOutside: Set<String> = []

  init(inventory: FileInventory, manifestReader: any PackageManifestReader, exclusions: ProjectExclusions) {
    self.inventory = inventory
    self.exclusions = exclusions
    packageFolders = PackageManifestFile.folders(in: inventory)
    packageReader = SwiftPackageReader(
      inventory: inventory, manifestReader: manifestReader, packageFolders: packageFolders)
    projectReader = XcodeProjectReader(
      inventory: inventory, packageFolders: packageFolders,
      configurationFiles: XcodeConfigurationFiles(inventory: inventory))
  }

  // MARK: Starting points

  /// All projects and packages below the root, then what none of them declares.
  mutating func readEverything() throws(RefusedInput) {
    for file in inventory.files where file.hasSuffix(".xcodeproj") {
      // Generated projects leave a bundle without project file: schemes and resolved packages are committed, it is not.
      guard inventory.exists(file + "/project.pbxproj") else { continue }
      do {
        try readXcodeProject(file)
      } catch  where ProjectExclusions.liesInTests(file) {
        // Tests hold damaged projects on purpose.
        findings += error.findings
      }
    }
    // Tuist keeps the manifest of its dependencies in a folder of its own; it builds nothing.
    for folder in packageFolders where ProjectPath.name(folder) != "Tuist" { readPackage(in: folder) }
    let rest = FolderTargetReader(
      inventory: inventory, exclusions: exclusions, allPackageFolders: packageFolders
    )
    .targets(besides: targets, packageFolders: declaringPackages)
    targets += rest.targets
    findings += rest.findings
  }

  mutating func readXcodeProject(_ path: String) throws(RefusedInput) {
    guard readProjects.insert(path).inserted else { return }
    let result = try projectReader.targets(of: path)
    targets += result.targets
    findings += result.findings
    for package in result.localPackages { readPackage(in: package) }
  }

  mutating func readWorkspace(_ path: String) throws(RefusedInput) {
    let file = path + "/contents.xcworkspacedata"
    guard let bytes = inventory.contents(of: file) else {
      throw RefusedInput(
        ProjectFindings.malformedProject(path, "expected a readable file contents.xcworkspacedata in it"))
    }
    let references = XcodeWorkspaceReader.references(
      in: String(decoding: bytes, as: UTF8.self), folder: ProjectPath.folder(of: path))
    for reference in references {
      if reference.hasSuffix(".xcodeproj") {
        if inventory.exists(reference + "/project.pbxproj") {
          try readXcodeProject(reference)
        } else {
          findings.append(
            ProjectFindings.missingFile(reference, target: ProjectPath.nameWithoutExtension(path), in: path))
        }
      } else {
        readPackage(in: reference)
      }
    }
  }

  /// The package and those that it depends on by path; nothing where the folder has no manifest.
  mutating func readPackage(in folder: String) {
    var pending = [folder]
    while let next = pending.popLast() {
      let folder = inventory.resolved(next)
      guard !folder.hasPrefix("..") else {
        packagesOutside.insert(folder)
        continue
      }
      guard readPackages.insert(folder).inserted else { continue }
      let result = packageReader.targets(inPackageAt: folder)
      if !result.targets.isEmpty { declaringPackages.append(folder) }
      targets += result.targets
      findings += result.findings
      pending += result.localPackages.reversed()
    }
  }

  // MARK: Result

  func project() -> Project {
    var findings = findings
    findings += inventory.linksLeadingOutside.filter { link in
      !inventory.exclusions.leavesOutOfBareFolder(link)
    }.map { ProjectFindings.linkLeadsOutside($0) }
    findings += inventory.linksLeadingNowhere.map { ProjectFindings.linkLeadsNowhere($0) }
    findings += inventory.foldersNamedAsFiles.map { ProjectFindings.folderNamedAsFile($0) }
    findings += inventory.unreadableFolders.map { ProjectFindings.unreadableFolder($0) }
    if inventory.isTruncated { findings.append(ProjectFindings.tooManyFiles(limit: FolderWalk.entryLimit)) }
    // What one project does not list may be another's.
    let built = Set(targets.flatMap { $0.stringsTables.map { ProjectPath.folder(of: $0.path) } })
    let targets = targets.map { target in
      var target = target
      target.unlistedTables.removeAll { built.contains(ProjectPath.folder(of: $0.path)) }
      target.settingsBundles = target.settingsBundles.map { $0.filled(from: inventory) }
      target.dataModels = target.dataModels.map { $0.filled(from: inventory) }
      return target
    }
    let dependencies = DependencySources(inventory: inventory)
    return Project(
      root: inventory.root, targets: targets,
      dependencySources: dependencies.sources(packagesOutside: packagesOutside.sorted()),
      unreadableFolders: inventory.unreadableFolders + (inventory.isTruncated ? ["."] : []), findings: findings)
  }
}
