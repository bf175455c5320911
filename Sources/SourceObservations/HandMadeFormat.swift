import SourceText

/// A number, date, price or measure that the code writes itself, where a format style would know what a language wants.
package struct HandMadeFormat: SourceObservation {
  package static let kind = "hand-made-format"

  package enum Form: String, Hashable, Sendable {
    /// `dateFormat = "dd.MM.yyyy"`, also in `Date.FormatStyle` and `Date.ParseStrategy`.
    case datePattern = "date-pattern"
    /// A setting of a formatter: `numberStyle = .currency`, `currencySymbol = "$"`, `decimalSeparator = "."`.
    case formatterSetting = "formatter-setting"
    /// `.currency(code: code ?? "USD")`: what stands in for a code; empty where it is that of the person's region.
    case currencyCode = "currency-code"
    /// `.measurement(width: .wide)`: a style that is not told what is measured, or a formatter, which cannot be; `asProvided` where it keeps a unit that
    /// the code names. The value is the measurement, with the type of its unit.
    case measurementUsage = "measurement-usage"
    /// `specifier: "%.2f"` in an interpolation.
    case specifier
    /// `"$\(price)"`.
    case currencySign = "currency-sign"
    /// `"\(distance) km"`.
    case unitWord = "unit-word"
    /// `String(score)`, `"\(score)"`: a number as it is, whose text is the type of a fraction, or empty for a whole number
    /// whose name says that it counts; the letter of `"\(views / 1000)K"`.
    case plainNumber = "plain-number"
    /// `"\(share)%"`.
    case percentSign = "percent-sign"
  }

  package var place: ObservedPlace
  /// What is made by hand.
  package var form: Form
  /// The pattern, specifier, sign or word; for a setting its value as written.
  package var text: String
  /// The property that is set: `dateFormat`, `numberStyle`.
  package var property: String?
  /// What has the property, as written, so that settings of one formatter are known to belong together.
  package var object: String?
  /// The number beside a sign or word.
  package var value: ObservedExpression?
  /// What takes the literal with the sign, word or specifier: `Text(_:)`, `debug(_:)`.
  package var use: String?
  /// What shows to people what is written, as far as it can be followed.
  package var destination: TextDestination?
  /// What the formatter that is set is used for; empty where no use of it was found.
  package var tasks: Set<Task>
  /// Where the text is written, if not there: by a constant, an argument or a branch.
  package var written: ObservedPlace?

  /// What a formatter does.
  package enum Task: String, Hashable, Sendable, CaseIterable { case read, write }

  package init(
    place: ObservedPlace, form: Form, text: String, property: String? = nil, object: String? = nil,
    value: ObservedExpression? = nil, use: String? = nil, destination: TextDestination? = nil, tasks: Set<Task> = [],
    written: ObservedPlace? = nil
  ) {
    self.place = place
    self.form = form
    self.text = text
    self.property = property
    self.object = object
    self.value = value
    self.use = use
    self.destination = destination
    self.tasks = tasks
    self.written = written
  }

  package var details: [ObservationDetail] {
    [
      .text("form", form.rawValue),
      .text("text", text),
      .text("property", property),
      .text("object", object),
      .text("value", value?.description),
      .text("use", use),
      .text("destination", destination?.description),
      .texts("tasks", Task.allCases.filter(tasks.contains).map(\.rawValue)),
      .text("written", written.map { "\($0.path):\($0.range.lowerBound.line)" }),
    ].compactMap { $0 }
  }
}
