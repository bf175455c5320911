#if !canImport(Darwin)
  internal import ArgumentFormatting
  internal import Foundation

  /// A message as Markdown, with a character in place of each value.
  package struct MarkdownMessageOutput: MessageOutput {
    private(set) var arguments = MarkdownArguments()
    /// Whether there are more values than there are characters to stand for them.
    package private(set) var isOverflowing = false
    private var bytes: [UInt8] = []

    package init() {}

    var markdown: String { String(decoding: bytes, as: UTF8.self) }
    /// Whether the text can have attributes of its own.
    var hasCarets: Bool { bytes.contains(UInt8(ascii: "^")) }

    package mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
      guard MarkdownArguments.mayHavePlaces(text) else {
        bytes.append(contentsOf: text)
        return
      }
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
        if MarkdownArguments.isPlaceholder(scalar) {
          append(MarkdownArguments.Value(text: String(scalar)))
        } else {
          bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      }
    }

    package mutating func append(_ value: MessageOutputValue, text: UnsafeBufferPointer<UInt8>) {
      append(
        MarkdownArguments.Value(
          text: String(decoding: text, as: UTF8.self), position: value.position, attributed: value.attributed,
          standsAlone: value.options.contains(.insertAttributesWithoutMerging), number: value.number,
          isIsolated: value.isIsolated))
    }

    private mutating func append(_ value: MarkdownArguments.Value) {
      guard let placeholder = arguments.placeholder(for: value), let encoded = UTF8.encode(placeholder) else {
        isOverflowing = true
        return
      }
      bytes.append(contentsOf: encoded)
    }
  }
#endif
