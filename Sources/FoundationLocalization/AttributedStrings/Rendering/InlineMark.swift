internal import Foundation
internal import LanguageData

/// One thing that sets a run of text apart.
enum InlineMark: Hashable {
  case language(String)
  case direction(isRightToLeft: Bool)
  case link(URL)
  case strikethrough
  case emphasis
  case strong
  case code

  /// The marks of a run, the outermost first where they are equally long.
  static func marks(of run: AttributedString.Runs.Run, addresses: AddressPolicy) -> [InlineMark] {
    var marks: [InlineMark] = []
    if let language = run.languageIdentifier { marks.append(.language(language)) }
    #if !canImport(Darwin)
      if let direction = run.writingDirection { marks.append(.direction(isRightToLeft: direction == .rightToLeft)) }
    #endif
    if let link = run.link, addresses.allows(link) { marks.append(.link(link)) }
    let intent = run.inlinePresentationIntent ?? []
    if intent.contains(.strikethrough) { marks.append(.strikethrough) }
    if intent.contains(.emphasized) { marks.append(.emphasis) }
    if intent.contains(.stronglyEmphasized) { marks.append(.strong) }
    if intent.contains(.code) { marks.append(.code) }
    return marks
  }

  static func isRightToLeft(_ language: String) -> Bool? {
    LanguageIdentifier(language)?.isRightToLeft
  }
}
