import Findings
import PropertyLists
import SourceText

/// The object graph of a `project.pbxproj`: objects by id, each a dictionary with an `isa`.
///
/// Apple publishes no format description; this follows what Xcode 15 to 26 write into public projects.
struct XcodeProjectFile {
  typealias ObjectID = String

  /// The bundle, relative to the root: `App/App.xcodeproj`.
  let path: String
  let project: PropertyListDictionary
  private let objects: PropertyListDictionary
  private let source: SourceText

  /// - Parameter path: of the `.xcodeproj`.
  init(bytes: [UInt8], path: String) throws(RefusedInput) {
    self.path = path
    let file = path + "/project.pbxproj"
    let list = try PropertyListReader.propertyList(in: bytes, path: file)
    guard let objects = list["objects"]?.dictionary else {
      throw RefusedInput(ProjectFindings.malformedProject(file, "expected a dictionary 'objects'"))
    }
    guard let root = list["rootObject"]?.string, let project = objects[root]?.dictionary else {
      throw RefusedInput(ProjectFindings.malformedProject(file, "expected 'rootObject' to name an object"))
    }
    self.objects = objects
    source = SourceText(bytes: bytes)
    self.project = project
  }

  /// Nil for ids without an object, which hand-resolved merges leave behind.
  subscript(id: ObjectID) -> PropertyListDictionary? { objects[id]?.dictionary }

  /// Where the key of an entry stands; nil in projects that are XML.
  func position(of entry: PropertyListDictionary.Entry) -> SourcePosition? {
    entry.keyRange.map { source.position(at: $0.lowerBound) }
  }

  /// The folder that paths in the project start from: `SRCROOT`.
  var sourceRoot: String {
    ProjectPath.joined(ProjectPath.folder(of: path), project["projectDirPath"]?.string ?? "")
  }

  var developmentRegion: String? {
    project["developmentRegion"]?.scalarText.flatMap { $0.isEmpty ? nil : RegionName.languageCode(of: $0) }
  }

  /// `knownRegions` without `Base`.
  var languages: [String] {
    let regions = (project["knownRegions"]?.strings ?? []).map { RegionName.languageCode(of: $0) }
    return Set(regions).subtracting(["Base", "mul", ""]).sorted()
  }
}

extension PropertyListDictionary {
  var isa: String { self["isa"]?.string ?? "" }

  /// The ids that an array under `key` lists.
  func identifiers(_ key: String) -> [XcodeProjectFile.ObjectID] { self[key]?.strings ?? [] }

  func text(_ key: String) -> String? { self[key]?.scalarText }
}
