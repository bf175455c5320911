package import SourceText

/// A call that looks a literal key up and could name a bundle, and does not: outside of the app, it looks in the wrong one.
package struct BundlelessCall: SourceObservation {
  package static let kind = "bundleless-call"

  package var place: ObservedPlace
  /// What is called: `Text(_:)`.
  package var function: String
  /// Whether the function has an overload with `bundle:`; else the key wants a type that has one.
  package var takesBundle: Bool
  /// The end of the arguments, where `, bundle: .module` can be written.
  package var insertion: SourcePosition

  package init(
    place: ObservedPlace, function: String, takesBundle: Bool, insertion: SourcePosition
  ) {
    self.place = place
    self.function = function
    self.takesBundle = takesBundle
    self.insertion = insertion
  }

  package var details: [ObservationDetail] {
    [
      .text("function", function),
      .text("key", place.source),
      .flag("takesBundle", takesBundle),
      .number("line", Double(insertion.line)),
    ].compactMap { $0 }
  }
}
