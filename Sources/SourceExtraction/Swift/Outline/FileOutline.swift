import SourceText
import SwiftSyntax

/// What the first pass takes from a file: its declarations, and the parts that the second pass has to look into.
///
/// Both come from the tokens. Where a file has anything in it that `OutlineReader` does not know, its tree is read for
/// its declarations, and is walked as a whole later: the outcome is the same, it only takes longer.
struct FileOutline {
  /// With its parts to walk.
  var file: SwiftSourceFile
  var declarations: FileDeclarations

  /// - Parameters:
  ///   - isParsed: whether to have the parser read all of it, which is what everything else is measured by.
  ///   - isObserved: whether the second pass looks for what checks ask of code, too.
  init(
    of file: SwiftSourceFile, origin: Declaration.Origin, number: Int, isParsed: Bool = false, isObserved: Bool = false
  ) {
    self.file = file
    if !isParsed, let read = Self.read(file, origin: origin, number: number, isObserved: isObserved) {
      self.file.reduced = read.reduced
      self.file.textProperties = read.textProperties
      declarations = read.declarations
    } else {
      self.file.isLeftToParser = isParsed
      declarations = DeclarationCollector.declarations(in: self.file.parsed(), origin: origin, file: number)
    }
  }

  private static func read(
    _ file: SwiftSourceFile, origin: Declaration.Origin, number: Int, isObserved: Bool
  ) -> (declarations: FileDeclarations, reduced: ReducedSource, textProperties: [OutlineReader.TextProperty])? {
    file.text.bytes.withUnsafeBufferPointer { buffer in
      guard var reader = OutlineReader(buffer, origin: origin, file: number, isObserved: isObserved), reader.readFile()
      else { return nil }
      return (reader.collector.result, ReducedSource(parts: reader.kept, of: buffer), reader.textProperties)
    }
  }
}
