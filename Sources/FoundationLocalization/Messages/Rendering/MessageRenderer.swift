#if !canImport(Darwin)
  import ArgumentFormatting
  package import CompiledTables
  import FormatSpecifiers
  import Foundation
  package import LanguageData

  /// Puts arguments into a message. Each is written as what it is; the specifier decides its form alone, so that no
  /// translation can make the program read what is not there.
  ///
  /// Not generic over its output: what most messages become is plain text, and generic code that is called from another
  /// module's generic code is several times slower.
  package struct MessageRenderer: CompiledMessageVisitor {
    private var arguments: [MessageArgument]
    private let context: MessageContext
    /// The language of the text, whose plural rules and direction count.
    private let language: String
    private let rules: MessageLanguage?
    private let preference: LanguagePreference
    private var formatter: ArgumentFormatter?
    private var isRightToLeft: Bool?
    private var used: UInt64 = 0
    private var size = 0
    /// The text, where nothing else is asked for; else room for one value.
    private var bytes: [UInt8] = []
    /// What knows where values are.
    private(set) var output: (any MessageOutput)?
    /// Whether another width could make another text.
    private(set) var variesByWidth = false
    /// Whether the text came to more than any message may be, so that there is only a part of it.
    private(set) var isTooLong = false
    package private(set) var faults: [MessageFault] = []

    /// - Parameters:
    ///   - rules: what is known of the language; nil: it is looked up.
    ///   - isRightToLeft: the direction of the text; nil: that of its language.
    ///   - output: what takes the pieces; nil: they are put together as `text`.
    ///   - preference: whose numbers are written where the context has no locale.
    package init(
      _ arguments: [MessageArgument], language: String, rules: MessageLanguage? = nil, isRightToLeft: Bool? = nil,
      context: MessageContext,
      output: (any MessageOutput)? = nil, preference: LanguagePreference = .current
    ) {
      self.arguments = arguments
      self.language = language
      self.rules = rules
      self.isRightToLeft = isRightToLeft
      self.context = context
      self.output = output
      self.preference = preference
      // Most messages are shorter: one piece of memory, not one after the other.
      bytes.reserveCapacity(100)
    }

    /// The text, where no output was given.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package var device: String { PresentationDevice.current.rawValue }
    package var width: Int? {
      mutating get {
        variesByWidth = true
        return context.width ?? TaskPresentation.width
      }
    }

    // MARK: Choices

    package mutating func pluralCategory(of choice: CompiledPluralChoice) -> PluralCategory? {
      guard let (number, digits) = number(at: choice.position) else { return nil }
      markUsed(choice.position)
      let kind: PluralRules.Kind = choice.isOrdinal ? .ordinal : .cardinal
      let rules = self.rules?.pluralRules(kind) ?? PluralRules.of(language: language, kind)
      // As the text shows it, else as the code asks for it.
      guard case .double = number else { return number.pluralCategory(by: rules) }
      return number.pluralCategory(by: rules, fractionDigits: choice.fractionDigits ?? digits)
    }

    package mutating func isZero(argument position: Int) -> Bool {
      guard let (number, _) = number(at: position) else { return false }
      markUsed(position)
      return number.isZero
    }

    package mutating func wholeNumber(at position: Int) -> Int64? {
      guard let (number, _) = number(at: position) else { return nil }
      markUsed(position)
      switch number {
      case .signed(let number): return number
      case .unsigned(let number): return Int64(exactly: number)
      case .double(let number): return Int64(exactly: number)
      case .text: return nil
      }
    }

    private func argument(at position: Int) -> MessageArgument? {
      position > 0 && position <= arguments.count ? arguments[position - 1] : nil
    }

    private func number(at position: Int) -> (FormatValue, digits: Int?)? {
      guard case .value(let value, let digits) = argument(at: position), value.isNumber else { return nil }
      return (value, digits)
    }

    private mutating func markUsed(_ position: Int) {
      if position > 0, position <= UInt64.bitWidth { used |= 1 << UInt64(position - 1) }
    }

    // MARK: Pieces

    package mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
      guard hasRoom(bytes.count) else { return }
      if output == nil { self.bytes.append(contentsOf: bytes) } else { output?.append(bytes) }
    }

    package mutating func percentSign(_ written: UnsafeBufferPointer<UInt8>) {
      // Without arguments the text is no format, and a percent sign stays what it is.
      text(arguments.isEmpty ? written : UnsafeBufferPointer(rebasing: written.prefix(1)))
    }

    package mutating func argument(_ place: CompiledPlace, specifier: UnsafeBufferPointer<UInt8>) {
      markUsed(place.position)
      switch argument(at: place.position) {
      case .value(.text(let text), _):
        append(text, MessageOutputValue(position: place.position), place, specifier)
      case .value(let number, _):
        append(number, at: place, specifier)
      case .attributed(let attributed, let options):
        append(attributed, options, place, specifier)
      case .deferred(let deferred):
        // Once, however often the text has it: a resource can have resources in it.
        switch deferred.resolved(in: context) {
        case .text(let text):
          arguments[place.position - 1] = .value(.text(text))
          append(text, MessageOutputValue(position: place.position), place, specifier)
        case .attributed(let attributed):
          arguments[place.position - 1] = .attributed(attributed, [])
          append(attributed, [], place, specifier)
        }
      case .placeholder, nil:
        if !arguments.isEmpty { note(.noArgument(specifier: String(decoding: specifier, as: UTF8.self))) }
        text(specifier)
      }
    }

    /// Which arguments the text neither shows nor chooses by; asked for at its end.
    package mutating func noteUnusedArguments() {
      let all: UInt64 = arguments.count >= UInt64.bitWidth ? .max : 1 << UInt64(arguments.count) - 1
      if used & all == all { return }
      for position in 1...max(1, arguments.count)
      where position <= min(arguments.count, UInt64.bitWidth) && used & (1 << UInt64(position - 1)) == 0 {
        note(.unusedArgument(position: position))
      }
    }

    /// Tables come from outside: no text of theirs may fill the memory, however often it repeats a long argument.
    private mutating func hasRoom(_ count: Int) -> Bool {
      guard !isTooLong, count <= MessageRenderingLimits.longestText - size else {
        isTooLong = true
        return false
      }
      size += count
      return true
    }

    /// A text without end has faults without end; the first ones tell.
    private mutating func note(_ fault: MessageFault) {
      if faults.count < MessageRenderingLimits.mostFaults { faults.append(fault) }
    }

    // MARK: Values

    private mutating func append(
      _ number: FormatValue, at place: CompiledPlace, _ specifier: UnsafeBufferPointer<UInt8>
    ) {
      if isTooLong { return }
      let formatter = formatter ?? context.argumentFormatter ?? preference.argumentFormatter
      self.formatter = formatter
      if output != nil { bytes.removeAll(keepingCapacity: true) }
      let start = bytes.count
      let isFit = formatter.append(number, as: resolved(place.specifier), to: &bytes)
      // A number is readable at `%@` too, but Apple's systems would take it for an object.
      if !isFit || place.specifier.conversion == "@" { noteWrongKind(number.kind, specifier) }
      guard hasRoom(bytes.count - start), output != nil else { return }
      let value = MessageOutputValue(position: place.position, number: number)
      bytes.withUnsafeBufferPointer { output?.append(value, text: $0) }
    }

    private mutating func append(
      _ attributed: AttributedString, _ options: AttributedString.InterpolationOptions, _ place: CompiledPlace,
      _ specifier: UnsafeBufferPointer<UInt8>
    ) {
      let value = MessageOutputValue(position: place.position, attributed: attributed, options: options)
      append(String(attributed.characters), value, place, specifier)
    }

    private mutating func append(
      _ text: String, _ value: MessageOutputValue, _ place: CompiledPlace,
      _ specifier: UnsafeBufferPointer<UInt8>
    ) {
      let conversion = place.specifier.conversion
      if conversion != "@", conversion != "s", conversion != "S" { noteWrongKind("a text", specifier) }
      var value = value
      var text = text
      value.isIsolated = isIsolated(text)
      // Objects are neither cut nor padded, as in Foundation.
      text.withUTF8 { text in
        guard hasRoom(text.count + 6) else { return }
        guard output == nil else {
          output?.append(value, text: text)
          return
        }
        if value.isIsolated { bytes.append(contentsOf: "\u{2068}".utf8) }
        bytes.append(contentsOf: text)
        if value.isIsolated { bytes.append(contentsOf: "\u{2069}".utf8) }
      }
    }

    private mutating func noteWrongKind(_ kind: String, _ specifier: UnsafeBufferPointer<UInt8>) {
      note(.wrongKind(specifier: String(decoding: specifier, as: UTF8.self), argument: kind))
    }

    /// With the sizes that arguments give. Those are limited like what tables ask for.
    private mutating func resolved(_ specifier: FormatSpecifier) -> FormatSpecifier {
      // Nearly always there is nothing to do.
      if specifier.width == .unspecified, specifier.precision == .unspecified { return specifier }
      if case .argument(let position) = specifier.width { markUsed(position) }
      if case .argument(let position) = specifier.precision { markUsed(position) }
      return specifier.resolved { position in
        switch number(at: position)?.0 {
        case .signed(let number): Int(clamping: number)
        case .unsigned(let number): Int(clamping: number)
        default: nil
        }
      }
    }

    private mutating func isIsolated(_ text: String) -> Bool {
      switch context.isolation {
      case .always: return true
      case .never: return false
      case .automatic:
        let isRightToLeft =
          isRightToLeft ?? rules?.isRightToLeft ?? LanguageDirection.of(language: language).isRightToLeft
        self.isRightToLeft = isRightToLeft
        return TextDirection.runs(in: text, againstRightToLeft: isRightToLeft)
      }
    }
  }

  enum MessageRenderingLimits {
    /// No message is longer than this, in bytes.
    static let longestText = 1 << 24
    static let mostFaults = 16
    /// Resources within resources.
    static let deepestNesting = 32
  }

  extension FormatValue {
    /// Whether it is no text.
    var isNumber: Bool {
      switch self {
      case .text: false
      default: true
      }
    }

    /// What it is, in words.
    fileprivate var kind: String {
      switch self {
      case .signed, .unsigned: "an integer"
      case .double: "a number with a fraction"
      case .text: "a text"
      }
    }
  }
#endif
