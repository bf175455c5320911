package import Findings
import SourceText

/// Reads XML into a tree, and refuses what is not well formed with the exact place.
package enum XMLTreeReader {
  /// Levels of elements; interface files reach about forty.
  package static let depthLimit = 512
  /// Bytes; the largest interface and exchange files known have a few million.
  package static let sizeLimit = 1 << 28

  /// - Parameters:
  ///   - path: for locations in findings.
  ///   - isDecoded: whether the bytes were made UTF-8 of another encoding, which the file still names as its own.
  ///   - allowsDocumentType: whether the file may name its type, as property lists do; declarations are refused anyway.
  package static func tree(
    in bytes: [UInt8], path: String, isDecoded: Bool = false, allowsDocumentType: Bool = true
  ) throws(RefusedInput) -> XMLTree {
    guard bytes.count <= sizeLimit else {
      throw RefusedInput(XMLFindings.tooLarge(path: path, limit: sizeLimit))
    }
    let source = SourceText(bytes: bytes)
    var parser = XMLTreeParser(
      bytes: bytes, isDecoded: isDecoded, allowsDocumentType: allowsDocumentType)
    do {
      return XMLTree(source: source, root: try parser.document())
    } catch {
      throw RefusedInput(XMLFindings.finding(for: error, in: source, path: path))
    }
  }
}
