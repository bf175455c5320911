/// One thing that a check or a refactoring may ask of the code: a plain value, with its place.
package protocol SourceObservation: Hashable, Sendable {
  /// Its name in outputs.
  static var kind: String { get }

  var place: ObservedPlace { get }
  /// All that is known besides the place, for outputs.
  var details: [ObservationDetail] { get }
}
