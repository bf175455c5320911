import LosslessJSON

/// `contents.json` of an `.xcloc` folder, which Xcode calls a localization catalog.
///
/// The form is the same from Xcode 12.4 to 26.5: sorted names, ` : `, two spaces, no line end after it.
public struct LocalizationCatalogContents: Hashable, Sendable {
  /// As the project spells it: `en`.
  public var developmentRegion: String
  /// The language that is translated into.
  public var targetLocale: String
  /// The name of the project's file, such as `App.xcodeproj`.
  public var project: String
  public var tool: XLIFFTool

  public init(developmentRegion: String, targetLocale: String, project: String, tool: XLIFFTool = .current) {
    self.developmentRegion = developmentRegion
    self.targetLocale = targetLocale
    self.project = project
    self.tool = tool
  }

  /// Where it lies in the folder.
  public static let path = "contents.json"

  public var bytes: [UInt8] {
    func member(_ name: String, _ value: String) -> JSONMember { JSONMember(name, .string(value)) }
    var members = [member("developmentRegion", developmentRegion)]
    let isWorkspace = project.hasSuffix(".xcworkspace")
    if !isWorkspace { members.append(member("project", project)) }
    members.append(member("targetLocale", targetLocale))
    var toolMembers = [
      member("toolID", tool.identifier), member("toolName", tool.name), member("toolVersion", tool.version),
    ]
    if let build = tool.build { toolMembers.insert(member("toolBuildNumber", build), at: 0) }
    members.append(JSONMember("toolInfo", .object(toolMembers)))
    members.append(member("version", "1.0"))
    if isWorkspace { members.append(member("workspace", project)) }
    return JSONDocument(writing: .object(members), style: .xcode, path: Self.path).bytes
  }
}

/// The folders of an `.xcloc` folder.
public enum LocalizationCatalogLayout {
  /// Where the texts are: `Localized Contents/fr.xliff`.
  public static func textsPath(of language: String) -> String { localizedContents + "/" + language + ".xliff" }
  public static let localizedContents = "Localized Contents"
  /// Copies of the files in the source language, at their paths in the project.
  public static let sourceContents = "Source Contents"
  /// Screenshots and whatever the developers add.
  public static let notes = "Notes"
}
