import SourceObservations
import SourceText

/// Tells formats that the code writes by hand what shows their outcome.
struct MadeTextDestinations {
  private struct Shown {
    var range: Range<Int>
    /// nil where nothing is known to show it.
    var destination: TextDestination?

    func isBefore(_ other: Shown) -> Bool {
      range.lowerBound == other.range.lowerBound
        ? range.upperBound > other.range.upperBound : range.lowerBound < other.range.lowerBound
    }
  }

  /// By path: in the order of their starts, what holds others first.
  private let shown: [String: [Shown]]
  private let uses: [FormatterUse]
  private let settings: [ObservedPlace: FormatterSetting]

  init(_ files: [FileObservations], _ graph: TextFlowGraph) {
    let graph = graph.following(files.flatMap(\.interpolated))
    var shown: [String: [Shown]] = [:]
    for file in files {
      for made in file.made {
        let destination = made.destination ?? made.node.flatMap { graph.destination(of: $0) }
        shown[made.path, default: []].append(Shown(range: made.range, destination: destination))
      }
    }
    self.shown = shown.mapValues { $0.sorted { $0.isBefore($1) } }
    uses = files.flatMap(\.formatterUses)
    settings = Dictionary(files.flatMap(\.formatterSettings).map { ($0.place, $0) }) { first, _ in first }
  }

  /// What shows the innermost text that is made around an offset.
  func destination(at offset: Int, in path: String) -> TextDestination? {
    guard let list = shown[path] else { return nil }
    var innermost: Shown?
    for text in list {
      if text.range.lowerBound > offset { break }
      guard text.range.upperBound > offset else { continue }
      // The same text may be given to several, of which one shows it.
      if text.range == innermost?.range, text.destination == nil { continue }
      innermost = text
    }
    return innermost?.destination
  }

  func complete(_ observations: inout SourceObservations) {
    for number in observations.formattedTexts.indices {
      let place = observations.formattedTexts[number].place
      observations.formattedTexts[number].destination = destination(at: place.start, in: place.path)
    }
    for number in observations.fixedLocales.indices {
      let place = observations.fixedLocales[number].place
      if let shown = destination(at: place.start, in: place.path) {
        observations.fixedLocales[number].destination = shown
      }
    }
    for number in observations.handMadeFormats.indices { complete(&observations.handMadeFormats[number]) }
    keepProvidedUnits(of: &observations.handMadeFormats)
  }

  /// Measurements that a formatter writes in the unit provided count as those of a style that does: where the code names
  /// the unit.
  private func keepProvidedUnits(of formats: inout [HandMadeFormat]) {
    let keeping = formats.filter { $0.property == "unitOptions" && $0.text.contains("providedUnit") }
      .compactMap { settings[$0.place] }
    guard !keeping.isEmpty else { return }
    for number in formats.indices where formats[number].form == .measurementUsage && formats[number].object != nil {
      let place = formats[number].place
      let isProvided = uses.contains { use in
        use.path == place.path && use.start == place.start && keeping.contains { $0.belongs(to: use) }
      }
      if isProvided { formats[number].text = "asProvided" }
    }
    formats.removeAll { $0.form == .measurementUsage && $0.text == "asProvided" && $0.written == nil }
  }

  func complete(_ format: inout HandMadeFormat) {
    guard format.property != nil else {
      format.destination = destination(at: format.place.start, in: format.place.path) ?? format.destination
      return
    }
    guard let setting = settings[format.place] else { return }
    for use in uses where setting.belongs(to: use) {
      format.tasks.insert(use.task)
      guard use.task == .write, let shown = destination(at: use.start, in: use.path) else { continue }
      format.destination = shown
    }
  }
}

extension ObservedPlace {
  var start: Int { range.lowerBound.offset.value }
}
