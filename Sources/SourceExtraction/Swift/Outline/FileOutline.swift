import SourceText
import SwiftParser
import SwiftSyntax

/// What the first pass takes from a file: its declarations, and the parts that the second pass has to look into.
///
/// Both come from the tokens; the parser reads only what the tokens do not say for certain. Where a file has anything
/// in it that `OutlineReader` does not know, all of it is parsed: the outcome is the same, it only takes longer.
struct FileOutline {
  /// With its parts to walk.
  var file: SwiftSourceFile
  var declarations: FileDeclarations
  /// The tree that the second pass walks; nil where it has nothing to look for, or is not to come.
  var tree: SourceFileSyntax?
  /// Whether what was parsed is damaged.
  var hasErrors = false

  /// - Parameters:
  ///   - isWalked: whether the second pass looks into the file; it is parsed for it then.
  ///   - isParsed: whether to have the parser read all of it, which is what everything else is measured by.
  ///   - isObserved: whether the second pass looks for what checks ask of code, too.
  init(
    of file: SwiftSourceFile, origin: Declaration.Origin, number: Int, isWalked: Bool, isParsed: Bool = false,
    isObserved: Bool = false
  ) {
    self.file = file
    if !isParsed, let read = Self.read(file, origin: origin, number: number, isObserved: isObserved) {
      self.file.reduced = read.reduced
      declarations = read.declarations
      guard isWalked, isObserved || file.hasLiterals, !read.reduced.bytes.isEmpty else { return }
      let tree = self.file.parsed()
      if !tree.hasError {
        self.tree = tree
        return
      }
      // A place that is found wrong in parts is named in the whole.
      self.file.reduced = nil
    }
    let tree = self.file.parsed()
    declarations = DeclarationCollector.declarations(in: tree, origin: origin, file: number)
    if isWalked {
      hasErrors = tree.hasError
      self.tree = tree
    }
  }

  private static func read(
    _ file: SwiftSourceFile, origin: Declaration.Origin, number: Int, isObserved: Bool
  ) -> (declarations: FileDeclarations, reduced: ReducedSource)? {
    file.text.bytes.withUnsafeBufferPointer { buffer in
      guard var reader = OutlineReader(buffer, origin: origin, file: number, isObserved: isObserved), reader.readFile()
      else { return nil }
      return (reader.collector.result, ReducedSource(parts: reader.kept, of: buffer))
    }
  }
}
