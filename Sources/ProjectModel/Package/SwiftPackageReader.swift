import Findings

/// Makes the targets of a Swift package from what its manifest says and the folders that are there.
struct SwiftPackageReader {
  let inventory: FileInventory
  let manifestReader: any PackageManifestReader
  /// All folders with a manifest, relative to the root.
  let packageFolders: [String]

  struct Result {
    var targets: [ProjectTarget] = []
    /// Folders of packages that it depends on by path, relative to the root.
    var localPackages: [String] = []
    var findings: [Finding] = []
  }

  /// - Parameter folder: that holds `Package.swift`, relative to the root.
  func targets(inPackageAt folder: String) -> Result {
    var result = Result()
    guard let file = PackageManifestFile(folder: folder, inventory: inventory) else { return result }
    let (manifest, findings) = manifestReader.manifest(in: file.bytes, path: file.path)
    result.findings = findings
    result.localPackages = manifest.localDependencies.map { ProjectPath.joined(folder, $0) }
    var declared = manifest.targets
    // A manifest that could not be read still has folders.
    if declared.isEmpty, !findings.isEmpty { declared = conventionalTargets(in: folder) }
    let names = Set(declared.map(\.name))
    for description in declared where description.kind != .system && description.kind != .binary {
      var target = ProjectTarget(
        name: description.name, kind: kind(of: description, folder: folder), definedIn: file.path,
        developmentLanguage: manifest.defaultLocalization)
      guard let targetFolder = self.folder(of: description, among: declared, packageFolder: folder) else {
        let expected = ProjectPath.joined(folder, description.path ?? "Sources/" + description.name)
        result.findings.append(
          ProjectFindings.missingTargetFolder(description.name, folder: expected, in: file.path))
        continue
      }
      target.tableFolder = ProjectPath.joined(targetFolder, "Resources")
      target.add(files: files(of: description, in: targetFolder, packageFolder: folder))
      target.languages = target.lprojLanguages()
      target.dependencies = description.dependencies.filter { names.contains($0) }
      target.normalize()
      for file in target.catalogs + target.stringsTables.map(\.path) {
        target.resourceHandling[file] = handling(of: file, description, in: targetFolder)
      }
      result.targets.append(target)
    }
    return result
  }

  /// The rule of the nearest path that is mentioned, as SwiftPM has it.
  private func handling(
    of file: String, _ description: PackageManifest.Target, in folder: String
  ) -> ResourceHandling {
    let mentioned = description.resources.map { (path: $0, place: ProjectPath.joined(folder, $0)) }
      .filter { $0.place == file || ProjectPath.lies(file, in: $0.place) }
      .max { ProjectPath.depth($0.place) < ProjectPath.depth($1.place) }
    if let mentioned { return description.copiedResources.contains(mentioned.path) ? .copied : .processed }
    if ProjectPath.name(ProjectPath.folder(of: file)).hasSuffix(".lproj") { return .processed }
    // Whatever its name, a plugin may read the target's files.
    return description.plugins.isEmpty ? .unmentioned : .compiledByPlugin
  }

  private func kind(of description: PackageManifest.Target, folder: String) -> TargetKind {
    if ProjectExclusions.liesInTests(folder + "/Package.swift") { return .test }
    switch description.kind {
    case .test: return .test
    case .executable: return .commandLineTool
    case .regular: return .package
    case .macro, .plugin, .system, .binary: return .other
    }
  }

  /// The declared folder, or the first that exists of those that SwiftPM looks in.
  private func folder(
    of description: PackageManifest.Target, among targets: [PackageManifest.Target], packageFolder: String
  ) -> String? {
    if let path = description.path {
      let folder = ProjectPath.joined(packageFolder, path)
      return inventory.hasFiles(in: folder) ? folder : nil
    }
    let parents = Self.conventionalFolders(for: description.kind)
    for parent in parents {
      let folder = ProjectPath.joined(packageFolder, parent + "/" + description.name)
      if inventory.hasFiles(in: folder) { return folder }
    }
    // Since tools version 5.9 the only target of its kind may lie in the parent itself.
    guard targets.count(where: { $0.kind == description.kind && $0.path == nil }) == 1 else { return nil }
    return parents.map { ProjectPath.joined(packageFolder, $0) }.first { inventory.hasFiles(in: $0) }
  }

  private static func conventionalFolders(for kind: PackageManifest.Target.Kind) -> [String] {
    let sources = ["Sources", "Source", "src", "srcs"]
    switch kind {
    case .test: return ["Tests"] + sources
    case .plugin: return ["Plugins"]
    default: return sources
    }
  }

  private func files(
    of description: PackageManifest.Target, in folder: String, packageFolder: String
  ) -> [String] {
    let excluded = description.exclude.map { ProjectPath.joined(folder, $0) }
    let sources = description.sources.map { $0.map { ProjectPath.joined(folder, $0) } }
    let nested = packageFolders.filter { $0 != packageFolder && ProjectPath.lies($0, in: folder) }
    let manifestFolders = [packageFolder, folder]
    return inventory.files(in: folder).filter { file in
      guard let kind = FileKind(path: file) else { return false }
      if nested.contains(where: { ProjectPath.lies(file, in: $0) }) { return false }
      if excluded.contains(where: { ProjectPath.lies(file, in: $0) }) { return false }
      // A target in the package's own folder would hold the manifest.
      if manifestFolders.contains(ProjectPath.folder(of: file)),
        PackageManifestFile.isManifest(ProjectPath.name(file))
      {
        return false
      }
      guard kind == .source, let sources else { return true }
      return sources.contains { ProjectPath.lies(file, in: $0) }
    }
  }

  /// Each folder in `Sources` and `Tests` as a target of its own, or `Sources` as a whole where it has no folders.
  private func conventionalTargets(in folder: String) -> [PackageManifest.Target] {
    var targets: [PackageManifest.Target] = []
    for (parent, kind) in [("Sources", PackageManifest.Target.Kind.regular), ("Tests", .test)] {
      let parentFolder = ProjectPath.joined(folder, parent)
      var names: Set<String> = []
      var hasOwnFiles = false
      for file in inventory.files(in: parentFolder) where FileKind(path: file) == .source {
        guard let relative = ProjectPath.relative(file, to: parentFolder) else { continue }
        let components = ProjectPath.components(relative)
        if components.count > 1 { names.insert(String(components[0])) } else { hasOwnFiles = true }
      }
      if hasOwnFiles {
        let name = folder.isEmpty ? ProjectPath.name(inventory.root) : ProjectPath.name(folder)
        targets.append(PackageManifest.Target(name: kind == .test ? name + "Tests" : name, kind: kind, path: parent))
      } else {
        targets += names.sorted().map { PackageManifest.Target(name: $0, kind: kind, path: parent + "/" + $0) }
      }
    }
    return targets
  }
}
