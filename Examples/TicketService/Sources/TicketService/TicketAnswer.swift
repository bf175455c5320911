import FoundationLocalization

/// What the service says, in the languages of whoever asks.
public struct TicketAnswer: Sendable {
  public var text: String
  /// The language of the text, for the header field `Content-Language`.
  public var language: String

  /// - Parameters:
  ///   - name: of the visitor, who may write anything there.
  ///   - count: how many tickets are left.
  ///   - acceptLanguage: the request's header field.
  public init(name: String, count: Int, acceptLanguage: String) {
    // Everything within is in the languages of this request, and of no other that is answered meanwhile. English is for
    // those who say nothing; without it that would be the language of whoever started the service.
    let languages = AcceptLanguage(acceptLanguage).languages + ["en"]
    self = withLanguages(languages) { TicketAnswer(name: name, count: count) }
  }

  private init(name: String, count: Int) {
    let tickets =
      count == 0
      ? String(localized: "No tickets left", bundle: .module)
      : String(localized: "\(count) tickets left", bundle: .module)
    text = String(localized: "Welcome, \(name)!", bundle: .module) + "\n" + tickets + "\n"
    language = Bundle.module.preferredLocalizations.first ?? "en"
  }
}
