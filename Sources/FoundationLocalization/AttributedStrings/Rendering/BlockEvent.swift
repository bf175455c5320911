internal import Foundation

/// The blocks and runs of an attributed string in the order in which they are written.
enum BlockEvent {
  /// - Parameter parents: the blocks around it, the outermost first.
  case open(PresentationIntent.IntentType, parents: [PresentationIntent.IntentType])
  case close(PresentationIntent.IntentType)
  /// A piece of one block, with the same attributes throughout.
  case run(AttributedString.Runs.Run, text: String)

  /// Blocks begin and end where the intents of runs that follow each other differ. Text without an intent stands in no
  /// block.
  static func events(in string: AttributedString) -> [BlockEvent] {
    var events: [BlockEvent] = []
    var open: [PresentationIntent.IntentType] = []
    for run in string.runs {
      let path = Array((run.presentationIntent?.components ?? []).reversed())
      let shared = zip(open, path).prefix { $0 == $1 }.count
      while open.count > shared, let block = open.popLast() { events.append(.close(block)) }
      while open.count < path.count {
        let block = path[open.count]
        events.append(.open(block, parents: open))
        open.append(block)
      }
      events.append(.run(run, text: String(string[run.range].characters)))
    }
    while let block = open.popLast() { events.append(.close(block)) }
    return events
  }
}
