import LocalizableReferences
import LosslessJSON
import SourceObservations
import SourceText

/// What was observed in the sources, by kind.
struct ObservationReport {
  private let observations: SourceObservations
  private let located: LocatedProject

  init(_ extraction: ProjectExtraction) {
    located = extraction.located
    var all = SourceObservations()
    for result in extraction.results { all.append(result.observations) }
    // A file in several targets is read for each.
    all.tidy()
    observations = all
  }

  private var kinds: [(kind: String, observations: [any SourceObservation])] {
    observations.kinds.filter { !$0.observations.isEmpty }
  }

  // MARK: JSON

  var json: JSONValue {
    .object(kinds.map { kind in JSONMember(kind.kind, .array(kind.observations.map(json))) })
  }

  private func json(of observation: any SourceObservation) -> JSONValue {
    let place = observation.place
    var members = [
      JSONMember("path", .string(place.path)),
      JSONMember("line", .number(place.range.lowerBound.line)),
      JSONMember("column", .number(place.range.lowerBound.column)),
      JSONMember("endLine", .number(place.range.upperBound.line)),
      JSONMember("endColumn", .number(place.range.upperBound.column)),
    ]
    if let declaration = place.enclosingDeclaration { members.append(JSONMember("declaration", .string(declaration))) }
    let circumstances = place.circumstances.names
    if !circumstances.isEmpty { members.append(JSONMember("in", .array(circumstances.map { .string($0) }))) }
    members.append(JSONMember("source", .string(place.source)))
    members += observation.details.map { detail in
      switch detail.value {
      case .text(let text): return JSONMember(detail.name, .string(text))
      case .texts(let texts): return JSONMember(detail.name, .array(texts.map { .string($0) }))
      case .number(let number): return JSONMember(detail.name, number.json)
      case .flag: return JSONMember(detail.name, .boolean(true))
      }
    }
    return .object(members)
  }

  // MARK: Text

  var text: String {
    kinds.map { kind in
      "\(kind.kind): \(kind.observations.count)\n" + kind.observations.map(text).joined()
    }.joined(separator: "\n")
  }

  private func text(of observation: any SourceObservation) -> String {
    let place = observation.place
    let start = place.range.lowerBound
    let circumstances = place.circumstances.names
    var text = "  \(located.displayedPath(of: place.path)):\(start.line):\(start.column)"
    if !circumstances.isEmpty { text += " (\(circumstances.joined(separator: ", ")))" }
    text += ": \(place.source.oneLine)\n"
    for detail in observation.details {
      switch detail.value {
      case .text(let value): text += "    \(detail.name): \(value.oneLine)\n"
      case .texts(let values): text += "    \(detail.name): \(values.map(\.oneLine).joined(separator: "; "))\n"
      case .number(let number): text += "    \(detail.name): \(number.written)\n"
      case .flag: text += "    \(detail.name)\n"
      }
    }
    return text
  }
}

extension ObservedPlace.Circumstances {
  fileprivate var names: [String] {
    [(Self.preview, "preview"), (.test, "test"), (.debug, "debug")].filter { contains($0.0) }.map(\.1)
  }
}

extension Double {
  fileprivate var written: String { Int(exactly: self).map(String.init) ?? String(self) }
  fileprivate var json: JSONValue { .number(written) }
}

extension String {
  /// With runs of white space as one space each.
  fileprivate var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
