#if compiler(>=6.3) && compiler(<6.4) && os(Linux)
  import SwiftParser
  @_spi(RawSyntax) import SwiftSyntax

  @testable import SourceExtraction

  /// Our tree of a source and the parser's.
  struct TreeComparison {
    /// Whether we made one.
    var isRead: Bool
    /// Whether the parser finds anything wrong.
    var hasErrors: Bool
    /// nil where both agree.
    var difference: String?

    init(_ bytes: [UInt8]) {
      (isRead, hasErrors, difference) = bytes.withUnsafeBufferPointer { buffer in
        let theirs = Parser.parse(source: buffer, maximumNestingLevel: SwiftSourceFile.maximumNesting)
        guard let ours = SwiftTreeReader.tree(of: buffer) else { return (false, theirs.hasError, nil) }
        // Raw nodes do not keep the memory that they are in.
        return withExtendedLifetime((ours, theirs)) {
          (true, theirs.hasError, Self.difference(ours.raw, theirs.raw, at: []))
        }
      }
    }

    private static func difference(_ ours: RawSyntax?, _ theirs: RawSyntax?, at path: [String]) -> String? {
      func told(_ what: String) -> String {
        let text = (ours ?? theirs)?.description.prefix(80) ?? ""
        return path.suffix(6).joined(separator: ".") + ": \(what) in \(text.debugDescription)"
      }
      guard let ours, let theirs else {
        return ours == nil && theirs == nil ? nil : told(ours == nil ? "only theirs" : "only ours")
      }
      guard ours.kind == theirs.kind else { return told("ours \(ours.kind), theirs \(theirs.kind)") }
      if let token = ours.tokenView, let other = theirs.tokenView {
        let isSame =
          token.rawKind == other.rawKind && token.leadingTriviaByteLength == other.leadingTriviaByteLength
          && token.trailingTriviaByteLength == other.trailingTriviaByteLength
          && ours.syntaxTextBytes == theirs.syntaxTextBytes
        return isSame ? nil : told("ours \(token.rawKind), theirs \(other.rawKind)")
      }
      guard let children = ours.layoutView?.children, let others = theirs.layoutView?.children else {
        return told("layout")
      }
      guard children.count == others.count else { return told("ours \(children.count), theirs \(others.count)") }
      for (place, (child, other)) in zip(children, others).enumerated() {
        if let found = difference(child, other, at: path + ["\(ours.kind) \(place)"]) { return found }
      }
      return nil
    }
  }
#endif
