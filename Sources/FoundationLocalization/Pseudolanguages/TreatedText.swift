#if !canImport(Darwin)
  internal import ArgumentFormatting
  internal import CompiledTables
  internal import FormatSpecifiers
  internal import LanguageData
  internal import Pseudolocalization

  /// A text with the places of its arguments, before a treatment: what is done to the words must leave the places alone.
  struct TreatedText {
    private var format = ""
    private var places: [(place: CompiledPlace, written: String)] = []
    private let isFormat: Bool
    private let isMissing: Bool

    /// A text that no table has.
    ///
    /// - Parameter isFormat: Whether values are put into it.
    init(_ text: String, isFormat: Bool) {
      format = text
      self.isFormat = isFormat
      isMissing = true
      guard isFormat else { return }
      for case .argument(let argument) in FormatString(text).pieces {
        places.append(
          (CompiledPlace(position: argument.position, specifier: FormatSpecifier(argument)), argument.text))
      }
    }

    /// The text that a message shows for the arguments of a renderer.
    ///
    /// - Returns: nil where the table is damaged.
    init?(_ message: CompiledMessage, chosenBy renderer: MessageRenderer) {
      isFormat = true
      isMissing = false
      var visitor = Visitor(renderer: renderer)
      guard message.accept(&visitor) else { return nil }
      format = String(decoding: visitor.bytes, as: UTF8.self)
      places = visitor.places
      // Specifiers that stand in the text for their likeness alone would be counted too.
      guard FormatString(format).arguments.count == places.count else { return nil }
    }

    /// Puts the treated text and the arguments into a message.
    func put(into renderer: inout MessageRenderer, _ treatment: TextTreatment) {
      for piece in treatment.pieces(of: format, isMissing: isMissing, isFormat: isFormat) {
        switch piece {
        case .text(var text): text.withUTF8 { renderer.text($0) }
        case .percentSign:
          var written = "%%"
          written.withUTF8 { renderer.percentSign($0) }
        case .specifier(let index):
          guard places.indices.contains(index) else { continue }
          var (place, written) = places[index]
          written.withUTF8 { renderer.argument(place, specifier: $0) }
        }
      }
    }

    /// Collects the text; its choices are those of the renderer.
    private struct Visitor: CompiledMessageVisitor {
      var renderer: MessageRenderer
      var bytes: [UInt8] = []
      var places: [(place: CompiledPlace, written: String)] = []

      var device: String { renderer.device }
      var width: Int? { mutating get { renderer.width } }
      mutating func pluralCategory(of choice: CompiledPluralChoice) -> PluralCategory? {
        renderer.pluralCategory(of: choice)
      }
      mutating func isZero(argument position: Int) -> Bool { renderer.isZero(argument: position) }
      mutating func wholeNumber(at position: Int) -> Int64? { renderer.wholeNumber(at: position) }

      mutating func text(_ text: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: text) }
      mutating func percentSign(_ written: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: written) }
      mutating func argument(_ place: CompiledPlace, specifier: UnsafeBufferPointer<UInt8>) {
        places.append((place, String(decoding: specifier, as: UTF8.self)))
        bytes.append(contentsOf: specifier)
      }
    }
  }
#endif
