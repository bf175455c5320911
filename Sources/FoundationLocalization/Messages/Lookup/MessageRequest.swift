#if !canImport(Darwin)
  import ArgumentFormatting
  import CompiledTables
  import FormatSpecifiers
  package import Foundation
  import LanguageData

  /// One lookup: a key with what is shown where no table has it, and whom the text is for.
  package struct MessageRequest: Sendable {
    package var key: String
    package var defaultValue: String.LocalizationValue
    package var table: String?
    /// nil: the main bundle.
    package var bundle: Bundle?
    package var context: MessageContext

    package init(
      key: String, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      context: MessageContext = MessageContext(), replacements: [any CVarArg]? = nil
    ) {
      self.key = key
      self.defaultValue = replacements.map { defaultValue.replacingPlaceholders($0) } ?? defaultValue
      self.table = table
      self.bundle = bundle
      self.context = context
    }

    /// The text of a key without values, as far as a table has it in one form.
    static func plainText(forKey key: String, table: String?, bundle: Bundle?) -> String? {
      (bundle ?? .main).localizedMessage(forKey: key, table: table, languages: nil)?.message.plainText
    }

    /// The text without attributes.
    package func text() -> String {
      if context.treatment != nil { return render(PlainMessageOutput.self).text }
      if defaultValue.arguments.isEmpty {
        guard let found = foundMessage() else {
          return missingMarks.map { $0.opening + defaultValue.key + $0.closing } ?? defaultValue.key
        }
        if let text = found.message.plainText { return text }
        return plainText(found)
      }
      guard let found = foundMessage() else { return renderedDefault(PlainMessageOutput.self, missingMarks).text }
      return plainText(found)
    }

    private func plainText(_ found: FoundMessage) -> String {
      var variesByWidth = false
      let text = rendered(found, as: PlainMessageOutput.self, variesByWidth: &variesByWidth).text
      if variesByWidth, context.width == nil, TaskPresentation.width == nil {
        WidthVariants.remember(text) { [self] width in
          var request = self
          request.context.width = width
          return request.rendered(found, as: PlainMessageOutput.self).text
        }
      }
      return text
    }

    /// The text, piece by piece.
    package func render<Output: MessageOutput>(_ type: Output.Type) -> Output {
      guard let found = foundMessage() else { return renderedDefault(type, missingMarks) }
      return rendered(found, as: type)
    }

    /// The same with the language of the text; nil where the code gives the text.
    func renderedWithLanguage<Output: MessageOutput>(_ type: Output.Type) -> (output: Output, language: String?) {
      guard let found = foundMessage() else { return (renderedDefault(type, missingMarks), nil) }
      return (rendered(found, as: type), found.language)
    }

    /// The default value as a format, or a message that it stands for, with values put in.
    func formatted(_ message: CompiledMessage?) -> String {
      if let message {
        return rendered(FoundMessage(message: message, language: message.language), as: PlainMessageOutput.self).text
      }
      if !defaultValue.arguments.isEmpty {
        // What was looked up was treated then.
        var request = self
        request.context.treatment = nil
        return request.renderedDefault(PlainMessageOutput.self).text
      }
      // A format even without values.
      return FormatString(defaultValue.key).pieces.map { piece in
        switch piece {
        case .text(let text): text
        case .percentSign: "%"
        case .argument(let argument): argument.text
        }
      }.joined()
    }

    private func foundMessage() -> FoundMessage? {
      (bundle ?? .main).localizedMessage(forKey: key, table: table, languages: context.languages)
    }

    /// What to show around a text whose key is missing, in development.
    private var missingMarks: (opening: String, closing: String)? {
      MissingKeys.marks(forKey: key, table: table, languages: context.languages)
    }

    private func rendered<Output: MessageOutput>(_ found: FoundMessage, as type: Output.Type) -> Output {
      var variesByWidth = false
      return rendered(found, as: type, variesByWidth: &variesByWidth)
    }

    private func rendered<Output: MessageOutput>(
      _ found: FoundMessage, as type: Output.Type, variesByWidth: inout Bool
    ) -> Output {
      var renderer = MessageRenderer<Output>(defaultValue.arguments, language: found.language, context: context)
      if let treatment = context.treatment, let text = TreatedText(found.message, chosenBy: renderer) {
        text.put(into: &renderer, treatment)
        return renderer.isTooLong ? renderedDefault(type) : renderer.output
      }
      guard found.message.accept(&renderer) else {
        report(.brokenTable, "the text is damaged, so the key is shown", language: found.language)
        return renderedDefault(type)
      }
      variesByWidth = renderer.variesByWidth
      renderer.noteUnusedArguments()
      report(renderer.faults, language: found.language)
      guard renderer.isTooLong else { return renderer.output }
      report(.specifierMismatch, "the text is too long, so the default value is shown", language: found.language)
      return renderedDefault(type)
    }

    /// The text that the code gives. Its language is not known; its direction is that of its first letter.
    private func renderedDefault<Output: MessageOutput>(
      _ type: Output.Type, _ marks: (opening: String, closing: String)? = nil
    ) -> Output {
      let format = defaultValue.key
      var renderer = MessageRenderer<Output>(
        defaultValue.arguments, language: "",
        isRightToLeft: TextDirection.firstStrongIsRightToLeft(in: format)
          ?? LanguageDirection.of(language: context.formattingLocale.identifier).isRightToLeft, context: context)
      if let marks { renderer.text(marks.opening) }
      if let treatment = context.treatment {
        TreatedText(format, isFormat: !defaultValue.arguments.isEmpty).put(into: &renderer, treatment)
        if let marks { renderer.text(marks.closing) }
        return renderer.output
      }
      let pieces = defaultValue.arguments.isEmpty ? [.text(format)] : FormatString(format).pieces
      for piece in pieces {
        switch piece {
        case .text(let text): renderer.text(text)
        case .percentSign: renderer.text("%")
        case .argument(let argument) where argument.kind == .value:
          var specifier = argument.text
          let place = CompiledPlace(position: argument.position, specifier: FormatSpecifier(argument))
          specifier.withUTF8 { renderer.argument(place, specifier: $0) }
        case .argument(let argument): renderer.text(argument.text)
        }
      }
      if let marks { renderer.text(marks.closing) }
      report(renderer.faults, language: nil)
      return renderer.output
    }

    private func report(_ faults: [MessageFault], language: String?) {
      for fault in faults { report(.specifierMismatch, fault.text, language: language) }
    }

    func report(_ kind: LocalizationReport.Kind, _ text: String, language: String?) {
      LocalizationReports.send(
        LocalizationReport(kind, table: table ?? "Localizable", key: key, language: language, text))
    }
  }

  extension MessageRenderer {
    fileprivate mutating func text(_ text: String) {
      var text = text
      text.withUTF8 { self.text($0) }
    }
  }

  extension String.LocalizationValue {
    /// With values in place of the placeholders, as far as there are some.
    func replacingPlaceholders(_ replacements: [any CVarArg]) -> String.LocalizationValue {
      var next = replacements.startIndex
      let filled = arguments.map { argument in
        guard case .placeholder = argument, next < replacements.endIndex else { return argument }
        defer { next += 1 }
        return MessageArgument(replacements[next])
      }
      return String.LocalizationValue(key: key, arguments: filled)
    }
  }
#endif
