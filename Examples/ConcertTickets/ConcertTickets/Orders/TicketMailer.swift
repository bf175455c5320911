import Foundation

/// Older than the rest of the app, as its way of asking for text shows. New code uses `String(localized:)`.
struct TicketMailer {
  func subject(for concert: Concert) -> String {
    String.localizedStringWithFormat(
      NSLocalizedString("mail.subject", value: "Your tickets for %@", comment: "Subject of an email; a band's name"),
      concert.artist)
  }

  var attachmentName: String {
    NSLocalizedString("Tickets.pdf", comment: "Name of the file attached to an email. " + "Keep the extension.")
  }

  var signature: String {
    NSLocalizedString("Your ticket office", tableName: "UserProfile", comment: "Last line of an email")
  }
}
