/// Code that runs when the locale changes.
package struct LocaleChangeObserver: SourceObservation {
  package static let kind = "locale-change-observer"

  package var place: ObservedPlace
  /// What observes: `addObserver(forName:object:queue:using:)`.
  package var function: String?
  /// Whether it certainly runs on the main actor: by a queue, a scheduler, a view, or an annotation.
  package var isOnMainActor: Bool
  /// What says so.
  package var reason: String?

  package init(
    place: ObservedPlace, function: String?, isOnMainActor: Bool, reason: String?
  ) {
    self.place = place
    self.function = function
    self.isOnMainActor = isOnMainActor
    self.reason = reason
  }

  package var details: [ObservationDetail] {
    [
      .text("function", function),
      .flag("isOnMainActor", isOnMainActor),
      .text("reason", reason),
    ].compactMap { $0 }
  }
}
