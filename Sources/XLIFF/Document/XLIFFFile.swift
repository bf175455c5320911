/// The texts of one file of a project.
public struct XLIFFFile: Hashable, Sendable {
  /// In the order of the file; `original`, `source-language`, `target-language` and `datatype` in Xcode's.
  public var attributes: [XLIFFAttribute]
  /// The program that wrote it; empty where the file does not say.
  public var tool: [XLIFFAttribute]
  /// In the order of the file, those of groups among them.
  public var units: [XLIFFUnit]

  public init(attributes: [XLIFFAttribute], tool: [XLIFFAttribute] = [], units: [XLIFFUnit] = []) {
    self.attributes = attributes
    self.tool = tool
    self.units = units
  }

  /// A file as Xcode 14 and later write it.
  ///
  /// - Parameters:
  ///   - original: the path from the project's folder.
  ///   - sourceLanguage: as the project spells it, such as `en` or `zh-Hans`; likewise the target.
  public init(
    original: String, sourceLanguage: String, targetLanguage: String, tool: XLIFFTool = .current,
    units: [XLIFFUnit] = []
  ) {
    attributes = [
      XLIFFAttribute("original", original), XLIFFAttribute("source-language", sourceLanguage),
      XLIFFAttribute("target-language", targetLanguage), XLIFFAttribute("datatype", "plaintext"),
    ]
    self.tool = tool.attributes
    self.units = units
  }

  /// The path from the project's folder; empty where the file does not say.
  public var original: String { attributes["original"] ?? "" }
  public var sourceLanguage: String? { attributes["source-language"] }
  /// nil where a file has none, as a template that no translator has touched.
  public var targetLanguage: String? { attributes["target-language"] }
}
