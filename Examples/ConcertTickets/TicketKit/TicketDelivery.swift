import Foundation

public enum TicketDelivery: CaseIterable, Sendable {
  case mobile, mail, boxOffice

  public var title: String {
    switch self {
    case .mobile: String(localized: "On your phone", bundle: .ticketKit, comment: "Way to get tickets")
    case .mail: String(localized: "By mail", bundle: .ticketKit, comment: "Way to get tickets")
    case .boxOffice: String(localized: "At the box office", bundle: .ticketKit, comment: "Way to get tickets")
    }
  }

  /// - Parameter days: how many working days it takes at most.
  public func duration(days: Int) -> String {
    String(
      localized: "Arrives within \(days) days", bundle: .ticketKit,
      comment: "Below a way to get tickets; working days")
  }
}
