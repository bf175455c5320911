public import SourceText

/// One text to translate.
public struct XLIFFUnit: Hashable, Sendable {
  /// In the order of the file; `id`, `translate` and `xml:space` in Xcode's.
  public var attributes: [XLIFFAttribute]
  /// nil where the element is missing, as in what Xcode 27 exports for a plural category that only the target has.
  public var source: XLIFFText?
  /// nil where there is no translation.
  public var target: XLIFFTarget?
  public var notes: [XLIFFNote]
  /// Where it is in the file that it was read from.
  public var range: Range<UTF8Offset>?

  public init(
    attributes: [XLIFFAttribute], source: XLIFFText?, target: XLIFFTarget? = nil, notes: [XLIFFNote] = [],
    range: Range<UTF8Offset>? = nil
  ) {
    self.attributes = attributes
    self.source = source
    self.target = target
    self.notes = notes
    self.range = range
  }

  /// A unit as Xcode writes it, with exactly one note.
  public init(
    id: String, source: XLIFFText?, target: XLIFFTarget? = nil, note: XLIFFNote = XLIFFNote(""),
    isTranslated: Bool = true
  ) {
    attributes = [XLIFFAttribute("id", id)]
    if !isTranslated { attributes.append(XLIFFAttribute("translate", "no")) }
    attributes.append(XLIFFAttribute("xml:space", "preserve"))
    self.source = source
    self.target = target
    notes = [note]
  }

  public var id: String { attributes["id"] ?? "" }
  /// What other systems call the text, where they number the ids: `resname` in 1.2, `name` in 2.x.
  public var resourceName: String? { attributes["resname"] ?? attributes["name"] }
  /// Whether it is to be translated.
  public var isTranslated: Bool { attributes["translate"] != "no" }
}

/// A translation.
public struct XLIFFTarget: Hashable, Sendable {
  public var text: XLIFFText
  /// In the order of the file; `state` and `state-qualifier` in Xcode's.
  public var attributes: [XLIFFAttribute]
  /// Whether the text was put together from inline elements (`<g>`, `<ph>`), whose tags are no part of it.
  public var hadInlineElements: Bool

  public init(_ text: XLIFFText, attributes: [XLIFFAttribute] = [], hadInlineElements: Bool = false) {
    self.text = text
    self.attributes = attributes
    self.hadInlineElements = hadInlineElements
  }

  public init(_ text: XLIFFText, state: XLIFFState?, qualifier: String? = nil) {
    self.init(text)
    if let state { attributes.append(XLIFFAttribute("state", state.rawValue)) }
    if let qualifier { attributes.append(XLIFFAttribute("state-qualifier", qualifier)) }
  }

  /// How far it has come; nil where the file does not say.
  public var state: XLIFFState? { attributes["state"].map(XLIFFState.init(rawValue:)) }
  public var stateQualifier: String? { attributes["state-qualifier"] }
}

/// A remark for translators.
public struct XLIFFNote: Hashable, Sendable {
  public var text: String
  public var attributes: [XLIFFAttribute]

  public init(_ text: String, attributes: [XLIFFAttribute] = []) {
    self.text = text
    self.attributes = attributes
  }

  /// Who wrote it, such as `auto-generated`.
  public var author: String? { attributes["from"] }
}
