import AppIntents

struct FindConcertsIntent: AppIntent {
  static let title: LocalizedStringResource = "Find Concerts"
  static let description = IntentDescription(
    "Looks for concerts in a city.", categoryName: "Concerts", searchKeywords: ["gig", "live music"])

  @Parameter(
    title: "City", description: "The city in which to look.",
    requestValueDialog: IntentDialog("In which city?"))
  var city: String

  @Parameter(title: "Genre", default: .any)
  var genre: MusicGenre

  static var parameterSummary: some ParameterSummary {
    Summary("Find \(\.$genre) concerts in \(\.$city)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[ConcertEntity]> & ProvidesDialog {
    let concerts: [ConcertEntity] = []
    guard !concerts.isEmpty else { throw IntentFailure.nothingFound(city: city) }
    return .result(value: concerts, dialog: "I found \(concerts.count) concerts in \(city).")
  }
}

enum IntentFailure: Error, CustomLocalizedStringResourceConvertible {
  case nothingFound(city: String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .nothingFound(let city): "There are no concerts in \(city) yet."
    }
  }
}
