import SourceObservations

extension HandMadeFormat {
  /// Whether hours, minutes or seconds are put together with colons.
  var isTimeOfDay: Bool { form == .datePattern && property == nil && text.hasPrefix("#:") }
}
