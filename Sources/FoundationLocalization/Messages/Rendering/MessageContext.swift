#if !canImport(Darwin)
  import Foundation

  /// What texts and values are made for.
  package struct MessageContext: Sendable {
    /// The languages to look texts up in, the most wanted first; nil: the task's, else the user's.
    package var languages: [String]?
    /// How values are written; nil: as the task's language or the user's has it.
    package var locale: Locale?
    package var isolation: BidirectionalIsolation
    /// The room that there is; nil: the task's, else as much as a text wants.
    package var width: Int?

    package init(
      languages: [String]? = nil, locale: Locale? = nil, isolation: BidirectionalIsolation = .automatic
    ) {
      self.languages = languages
      self.locale = locale
      self.isolation = isolation
    }

    package var formattingLocale: Locale { locale ?? .localization }
  }
#endif
