#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// One pass over a folder with `readdir`, which tells files from folders without a call for each.
///
/// Hidden files, excluded folders and the inside of bundles are left out. Links are reported, never followed.
struct FolderWalk {
  /// Relative to the root, sorted.
  private(set) var files: [String] = []
  private(set) var links: [String] = []
  private(set) var unreadableFolders: [String] = []
  /// Folders whose names say that they are catalogs or tables.
  private(set) var foldersNamedAsFiles: [String] = []
  private(set) var isTruncated = false

  /// A repository of this size is no project that anybody localizes; a wrong folder is likelier (`/`, `~`).
  static let entryLimit = 1_000_000
  static let depthLimit = 64

  private struct Listing {
    var files: [String] = []
    var folders: [String] = []
    var links: [String] = []

    var holdsProject: Bool {
      files.contains("Package.swift") || files.contains("Podfile") || files.contains("project.yml")
        || files.contains("Project.swift")
        || folders.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    }
  }

  init(root: String, exclusions: ProjectExclusions) {
    var pending: [(path: String, depth: Int)] = [("", 0)]
    var entries = 0
    while let (folder, depth) = pending.popLast() {
      guard let listing = Self.listing(of: folder.isEmpty ? root : root + "/" + folder) else {
        unreadableFolders.append(folder)
        continue
      }
      entries += listing.files.count + listing.folders.count
      guard entries < Self.entryLimit else {
        isTruncated = true
        break
      }
      let holdsProject = depth == 0 || listing.holdsProject
      for name in listing.files {
        let path = folder.isEmpty ? name : folder + "/" + name
        if !exclusions.paths.contains(path) { files.append(path) }
      }
      for name in listing.links { links.append(folder.isEmpty ? name : folder + "/" + name) }
      for name in listing.folders {
        let path = folder.isEmpty ? name : folder + "/" + name
        if exclusions.folderNames.contains(name) || exclusions.paths.contains(path) { continue }
        if holdsProject, exclusions.folderNamesBesideProjects.contains(name) { continue }
        if FileKind(path: name)?.isOfTexts ?? false { foldersNamedAsFiles.append(path) }
        if ProjectExclusions.bundleExtensions.contains(ProjectPath.pathExtension(name)) {
          files.append(path)
        } else if depth < Self.depthLimit {
          pending.append((path, depth + 1))
        } else {
          unreadableFolders.append(path)
        }
      }
    }
    files.sort()
    links.sort()
    unreadableFolders.sort()
    foldersNamedAsFiles.sort()
  }

  /// The absolute path with all links resolved, nil where nothing is there.
  static func canonicalPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether a file with contents is there, or a link to one: reading a pipe or a device may never end.
  static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static func listing(of folder: String) -> Listing? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var listing = Listing()
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        let capacity = MemoryLayout.size(ofValue: pointer.pointee)
        return pointer.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      switch kind(of: entry.pointee.d_type, at: folder + "/" + name) {
      case .file: listing.files.append(name)
      case .folder: listing.folders.append(name)
      case .link: listing.links.append(name)
      case .other: break
      }
    }
    return listing
  }

  private enum EntryKind { case file, folder, link, other }

  private static func kind(of type: UInt8, at path: @autoclosure () -> String) -> EntryKind {
    switch Int32(type) {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    case Int32(DT_LNK): return .link
    case Int32(DT_UNKNOWN):
      // Some file systems do not say.
      var status = stat()
      guard lstat(path(), &status) == 0 else { return .other }
      switch status.st_mode & S_IFMT {
      case S_IFREG: return .file
      case S_IFDIR: return .folder
      case S_IFLNK: return .link
      default: return .other
      }
    default: return .other
    }
  }
}
