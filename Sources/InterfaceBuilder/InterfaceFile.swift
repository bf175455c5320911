/// The localizable texts of a storyboard or nib file: what Xcode exports from one, and what the catalog of its `mul.lproj`
/// folder holds.
///
/// Apple documents neither the XML nor which of its texts are localizable. The rules were measured on public files beside
/// what Xcode 12 to 26 exported of them (`Documentation/Formats/InterfaceBuilder.md`).
package struct InterfaceFile: Hashable, Sendable {
  package var platform: InterfacePlatform
  /// In the order of the file.
  package var texts: [InterfaceText]

  package init(platform: InterfacePlatform, texts: [InterfaceText]) {
    self.platform = platform
    self.texts = texts
  }
}
