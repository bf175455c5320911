package import XLIFF

/// The units of a file other than a catalog. Such files know no states, so that their translations have none.
package struct TableExport: Sendable {
  /// In the order of Xcode's files.
  package let units: [XLIFFUnit]
  /// Texts that XML cannot hold, by their ids.
  package let unwritable: [String]

  /// - Parameters:
  ///   - texts: those of the source language.
  ///   - target: the translation of an id; nil where there is none.
  package init(
    of texts: [ResourceText], selection: CatalogExport.Selection = .all, target: (String) -> String?
  ) {
    var units: [XLIFFUnit] = []
    var unwritable: [String] = []
    for text in texts {
      let translation = target(text.id)
      switch selection {
      case .all: break
      case .untranslated where translation == nil: break
      default: continue
      }
      guard [text.id, text.source, text.note, translation ?? ""].allSatisfy(XLIFFWriter.canWrite) else {
        unwritable.append(text.id)
        continue
      }
      units.append(
        XLIFFUnit(
          id: text.id, source: .text(text.source), target: translation.map { XLIFFTarget(.text($0)) },
          note: XLIFFNote(text.note)))
    }
    self.units = units.sorted { XLIFFOrder.unitPrecedes($0.id, $1.id) }
    self.unwritable = unwritable
  }
}
