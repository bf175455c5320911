import CommandLineInterface
import Findings

/// Which findings a command line shows: people see advice if they ask for it, programs always get all.
struct ShownSeverities {
  /// Whether people are shown advice in the text.
  let isAdviceAskedFor: Bool
  private let isAll: Bool

  init(_ arguments: ParsedArguments) {
    isAdviceAskedFor = arguments.has(CommonOptions.advice)
    let format = arguments.value(of: CommonOptions.format).flatMap(FindingFormat.init) ?? .text
    isAll = isAdviceAskedFor || format != .text || arguments.has(CommonOptions.json)
  }

  func contains(_ severity: FindingSeverity) -> Bool { isAll || severity > .advice }
}
