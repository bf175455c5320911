import Foundation

enum PaymentError: LocalizedError {
  case cardDeclined(lastDigits: String)
  case seatsTaken(count: Int)
  case offline

  var errorDescription: String? {
    switch self {
    case .cardDeclined(let lastDigits):
      String(
        localized: "The card ending in \(lastDigits) was declined.",
        comment: "Error at checkout. The placeholder holds four digits, such as 4711.")
    case .seatsTaken(let count):
      String(
        localized: "\(count) of your seats were sold in the meantime.",
        comment: "Error at checkout. The placeholder is the number of seats that are gone.")
    case .offline:
      String(localized: "You’re not connected to the internet.", comment: "Error at checkout")
    }
  }

  var recoverySuggestion: String? {
    switch self {
    case .cardDeclined:
      String(localized: "Check the card’s details, or pay with another one.", comment: "Advice below an error")
    case .seatsTaken:
      String(localized: "Choose other seats and try again.", comment: "Advice below an error")
    case .offline:
      nil
    }
  }
}
