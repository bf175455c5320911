package import Findings
package import SourceText
package import XLIFF

/// Where the units of an exchange file are.
package struct ExchangePlaces: Sendable {
  package let path: String
  private let text: SourceText?

  /// - Parameter text: the file; nil where only its path is to be named.
  package init(path: String, text: SourceText? = nil) {
    self.path = path
    self.text = text
  }

  package func location(of unit: XLIFFUnit) -> FindingLocation {
    guard let text, let range = unit.range else { return FindingLocation(path: path) }
    return FindingLocation(path: path, text: text, offset: range.lowerBound.value, length: "<trans-unit".utf8.count)
  }
}
