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

    /// The text without attributes.
    package func text() -> String {
      let preference = preference
      guard let found = foundMessage(for: preference) else {
        let marks = missingMarks
        let isAsItStands = !defaultValue.hasArguments && marks == nil && context.treatment == nil
        return isAsItStands ? defaultValue.key : renderedDefault(nil, marks, inSourceLanguage: true).text
      }
      if !defaultValue.hasArguments, context.treatment == nil, let text = found.message.plainText { return text }
      let (text, variesByWidth) = text(of: found, for: preference)
      if variesByWidth, context.width == nil, TaskPresentation.width == nil {
        WidthVariants.remember(text) { [self] width in
          var request = self
          request.context.width = width
          return request.text(of: found, for: preference).text
        }
      }
      return text
    }

    private func text(of found: FoundMessage, for preference: LanguagePreference) -> (text: String, variesByWidth: Bool)
    {
      let renderer = rendered(found, nil, for: preference)
      return (renderer.text, renderer.variesByWidth)
    }

    /// The text, piece by piece, with its language; nil where the code gives the text.
    func renderedWithLanguage<Output: MessageOutput>(_ type: Output.Type) -> (output: Output, language: String?) {
      let preference = preference
      let found = foundMessage(for: preference)
      let renderer =
        found.map { rendered($0, Output(), for: preference) }
        ?? renderedDefault(Output(), missingMarks, inSourceLanguage: true)
      return ((renderer.output as? Output) ?? Output(), found?.language)
    }

    /// The default value as a format, or a message that it stands for, with values put in.
    func formatted(_ message: CompiledMessage?) -> String {
      if let message {
        return text(of: FoundMessage(message: message, rules: MessageLanguage(message.language)), for: preference).text
      }
      if defaultValue.hasArguments {
        // What was looked up was treated then.
        var request = self
        request.context.treatment = nil
        return request.renderedDefault(nil, inSourceLanguage: false).text
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

    private var preference: LanguagePreference { context.languages.map { .of($0) } ?? .current }

    private func foundMessage(for preference: LanguagePreference) -> FoundMessage? {
      TableStore.message(forKey: key, in: bundle ?? .main, table: table, for: preference)
    }

    /// What to show around a text whose key is missing, in development.
    private var missingMarks: (opening: String, closing: String)? {
      MissingKeys.marks(forKey: key, table: table, languages: context.languages)
    }

    private func rendered(
      _ found: FoundMessage, _ output: (any MessageOutput)?, for preference: LanguagePreference
    ) -> MessageRenderer {
      let forValues = preference.forValues(inTextOf: found.language)
      var context = context
      if forValues !== preference, context.locale == nil { context.locale = forValues.locale }
      var renderer = MessageRenderer(
        defaultValue.arguments, language: found.language, rules: found.rules, context: context, output: output,
        preference: forValues)
      if let treatment = context.treatment, let text = TreatedText(found.message, chosenBy: renderer) {
        text.put(into: &renderer, treatment)
        return renderer.isTooLong ? renderedDefault(output, inSourceLanguage: true) : renderer
      }
      guard found.message.accept(&renderer) else {
        report(.brokenTable, "the text is damaged, so the key is shown", language: found.language)
        return renderedDefault(output, inSourceLanguage: true)
      }
      renderer.noteUnusedArguments()
      report(renderer.faults, language: found.language)
      guard renderer.isTooLong else { return renderer }
      report(.specifierMismatch, "the text is too long, so the default value is shown", language: found.language)
      return renderedDefault(output, inSourceLanguage: true)
    }

    /// The text that the code gives. Its direction is that of its first letter.
    ///
    /// - Parameter inSourceLanguage: whether it is in the language that the bundle's tables were made from, so that its
    ///   values are written in that; if not, nobody knows.
    private func renderedDefault(
      _ output: (any MessageOutput)?, _ marks: (opening: String, closing: String)? = nil, inSourceLanguage: Bool
    ) -> MessageRenderer {
      let format = defaultValue.key
      var preference = preference
      var context = context
      if inSourceLanguage, defaultValue.hasArguments, context.locale == nil,
        let language = TableStore.tables(of: bundle ?? .main).sourceLanguage
      {
        let forValues = preference.forValues(inTextOf: language)
        if forValues !== preference { context.locale = forValues.locale }
        preference = forValues
      }
      var renderer = MessageRenderer(
        defaultValue.arguments, language: "",
        isRightToLeft: TextDirection.firstStrongIsRightToLeft(in: format)
          ?? LanguageDirection.of(language: context.formattingLocale.identifier).isRightToLeft,
        context: context, output: output, preference: preference)
      if let marks { renderer.text(marks.opening) }
      if let treatment = context.treatment {
        TreatedText(format, isFormat: defaultValue.hasArguments).put(into: &renderer, treatment)
        if let marks { renderer.text(marks.closing) }
        return renderer
      }
      let pieces = !defaultValue.hasArguments ? [.text(format)] : FormatString(format).pieces
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
      return renderer
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
