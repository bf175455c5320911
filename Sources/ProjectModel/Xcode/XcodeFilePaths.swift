import PropertyLists

/// Where the files and groups of a project lie: a path is relative to the group that holds it, so it is known only from
/// the main group down.
struct XcodeFilePaths {
  /// Object → path relative to the root of the model; objects of the SDK and of build products have none.
  private var paths: [XcodeProjectFile.ObjectID: String] = [:]
  /// Group → children, for the groups that stand for one localized file.
  private(set) var variants: [XcodeProjectFile.ObjectID: [XcodeProjectFile.ObjectID]] = [:]
  /// The synchronized folders, in the order of the project.
  private(set) var synchronizedFolders: [XcodeProjectFile.ObjectID] = []
  /// References to folders, which local packages are.
  private(set) var folderReferences: [String] = []

  /// Groups inside groups; a project that has more is broken, most likely a loop.
  private static let depthLimit = 256

  init(project: XcodeProjectFile) {
    guard let mainGroup = project.project.text("mainGroup") else { return }
    var seen: Set<XcodeProjectFile.ObjectID> = []
    var pending: [(id: XcodeProjectFile.ObjectID, folder: String?, depth: Int)] = [(mainGroup, project.sourceRoot, 0)]
    while let (id, folder, depth) = pending.popLast() {
      guard depth < Self.depthLimit, seen.insert(id).inserted, let object = project[id] else { continue }
      let path = Self.path(of: object, in: folder, sourceRoot: project.sourceRoot)
      paths[id] = path
      let children = object.identifiers("children")
      switch object.isa {
      // A group of versions, XCVersionGroup, is a folder that stands for one file.
      case "PBXVariantGroup": variants[id] = children
      case "PBXFileSystemSynchronizedRootGroup": synchronizedFolders.append(id)
      case "PBXFileReference":
        let type = object.text("lastKnownFileType") ?? ""
        if type == "folder" || type == "wrapper" || type == "text", let path { folderReferences.append(path) }
      default: break
      }
      for child in children.reversed() { pending.append((child, path, depth + 1)) }
    }
  }

  /// The path of a file or a group.
  subscript(id: XcodeProjectFile.ObjectID) -> String? { paths[id] }

  /// The files that a build phase's reference stands for: itself, or each language's file of a localized one.
  func files(of id: XcodeProjectFile.ObjectID) -> [String] {
    if let children = variants[id] { return children.compactMap { paths[$0] } }
    return paths[id].map { [$0] } ?? []
  }

  private static func path(of object: PropertyListDictionary, in folder: String?, sourceRoot: String) -> String? {
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": return folder.map { ProjectPath.joined($0, path) }
    case "SOURCE_ROOT": return ProjectPath.joined(sourceRoot, path)
    default: return nil
    }
  }
}
