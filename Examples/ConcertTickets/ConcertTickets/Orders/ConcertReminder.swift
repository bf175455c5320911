import Foundation
import UserNotifications

/// A notification of the day before a concert. Its text is looked up when it is shown, in the language of that moment.
struct ConcertReminder {
  let concert: Concert
  let ticketCount: Int

  var title: LocalizedStringResource { "Tomorrow: \(concert.artist)" }

  var body: LocalizedStringResource {
    LocalizedStringResource(
      "Don’t forget your \(ticketCount) tickets.",
      comment: "Text of a notification on the day before a concert")
  }

  func content() -> UNNotificationContent {
    let content = UNMutableNotificationContent()
    content.title = String(localized: title)
    content.body = String(localized: body)
    content.threadIdentifier = "concert-reminders"
    return content
  }
}
