import Foundation

public enum SeatCategory: CaseIterable, Sendable {
  case standing, stalls, balcony, box

  /// The framework's strings lie in its own catalog, so each of them names its bundle.
  public var title: LocalizedStringResource {
    switch self {
    case .standing:
      LocalizedStringResource("Standing", bundle: #bundle, comment: "Kind of ticket: a place without a seat")
    case .stalls:
      LocalizedStringResource("Stalls", bundle: #bundle, comment: "Seats on the ground floor of a theater")
    case .balcony:
      LocalizedStringResource("Balcony", bundle: #bundle, comment: "Seats on an upper floor of a theater")
    case .box:
      LocalizedStringResource("Box", bundle: #bundle, comment: "A small room of its own with seats, in a theater")
    }
  }
}
