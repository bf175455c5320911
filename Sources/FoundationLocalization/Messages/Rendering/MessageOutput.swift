#if !canImport(Darwin)
  package import ArgumentFormatting
  import Foundation

  /// Where the pieces of a message go, in their order, if it is to be known where its values are.
  package protocol MessageOutput {
    init()
    /// A stretch of the translation, in UTF-8, valid during the call.
    mutating func append(_ text: UnsafeBufferPointer<UInt8>)
    /// - Parameter text: the value as it is written, in UTF-8, valid during the call; without the marks of isolation.
    mutating func append(_ value: MessageOutputValue, text: UnsafeBufferPointer<UInt8>)
  }

  /// A value where it stands in a message.
  package struct MessageOutputValue {
    /// The 1-based position of the argument: Apple's replacement index.
    package var position: Int
    /// The text with its attributes, where the value has some.
    package var attributed: AttributedString?
    package var options: AttributedString.InterpolationOptions = []
    /// The number that it is.
    package var number: FormatValue?
    /// Whether U+2068 is to stand before it and U+2069 after it.
    package var isIsolated = false

    package init(
      position: Int, attributed: AttributedString? = nil, options: AttributedString.InterpolationOptions = [],
      number: FormatValue? = nil
    ) {
      self.position = position
      self.attributed = attributed
      self.options = options
      self.number = number
    }
  }
#endif
