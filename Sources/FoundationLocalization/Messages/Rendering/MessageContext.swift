#if !canImport(Darwin)
  import ArgumentFormatting
  import Foundation

  /// What texts and values are made for.
  package struct MessageContext: Sendable {
    /// The languages to look texts up in, the most wanted first; nil: the task's, else the user's.
    package var languages: [String]?
    /// How values are written; nil: as the task's language or the user's has it.
    package var locale: Locale?
    package var isolation: BidirectionalIsolation
    /// How many texts this one lies in.
    var depth = 0
    /// The room that there is; nil: the task's, else as much as a text wants.
    package var width: Int?
    /// What a developer asked of all texts.
    package var treatment: TextTreatment? = .ofProcess

    package init(
      languages: [String]? = nil, locale: Locale? = nil, isolation: BidirectionalIsolation = .automatic
    ) {
      self.languages = languages
      self.locale = locale
      self.isolation = isolation
    }

    /// That of a text within this one; nil where it would lie too deep, since resources can come from other processes.
    var nested: MessageContext? {
      guard depth < MessageRenderingLimits.deepestNesting else { return nil }
      var nested = self
      nested.depth += 1
      return nested
    }

    package var formattingLocale: Locale { locale ?? .localization }

    /// Writes values as the locale does; nil where none was given.
    var argumentFormatter: ArgumentFormatter? { locale.map { ArgumentFormatter(locale: $0.identifier) } }
  }
#endif
