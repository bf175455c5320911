/// The part of the SARIF 2.1.0 object model that findings need; names are those of the standard.
struct SARIFLog: Encodable {
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version
    case runs
  }

  struct Run: Encodable {
    var tool: Tool
    var columnKind = "utf16CodeUnits"
    /// Where the sources lie is not said: it is another place for whoever reads the log.
    var originalUriBaseIds = ["%SRCROOT%": Base(description: Message(text: "the top of the repository"))]
    var results: [Result]
  }

  struct Base: Encodable {
    var description: Message
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Driver: Encodable {
    var name: String
    var version: String
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: Message?
    var fullDescription: Message?
    var help: Help?
    var helpUri: String?
    var defaultConfiguration: Configuration?
    var properties: Properties?
  }

  struct Help: Encodable {
    var text: String
    var markdown: String?
  }

  struct Configuration: Encodable {
    var enabled: Bool
    var level: String
  }

  struct Properties: Encodable {
    var tags: [String]
  }

  struct Message: Encodable {
    var text: String
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]?
    var fixes: [Fix]?
    var partialFingerprints: [String: String]?
  }

  struct Location: Encodable {
    var physicalLocation: PhysicalLocation?
    var message: Message?
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region?
  }

  struct ArtifactLocation: Encodable {
    var uri: String
    var uriBaseId: String?
  }

  /// 1-based; columns in UTF-16 code units, the end column being the one after the last.
  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    var endColumn: Int
  }

  struct Fix: Encodable {
    var description: Message
    var artifactChanges: [ArtifactChange]
  }

  struct ArtifactChange: Encodable {
    var artifactLocation: ArtifactLocation
    var replacements: [Replacement]
  }

  struct Replacement: Encodable {
    var deletedRegion: Region
    var insertedContent: Content
  }

  struct Content: Encodable {
    var text: String
  }
}
