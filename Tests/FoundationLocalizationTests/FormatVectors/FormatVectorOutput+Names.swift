import FoundationLocalization
import TestSupport

extension FormatVectorOutput {
  @Sendable static func personName(_ vector: FormatVector) -> String? {
    let input = vector.input
    let name = PersonNameComponents(
      namePrefix: input["namePrefix"]?.text, givenName: input["givenName"]?.text,
      middleName: input["middleName"]?.text, familyName: input["familyName"]?.text,
      nameSuffix: input["nameSuffix"]?.text, nickname: input["nickname"]?.text)
    let style: PersonNameComponents.FormatStyle.Style
    switch vector.option("style") {
    case "short": style = .short
    case "medium": style = .medium
    case "long": style = .long
    case "abbreviated": style = .abbreviated
    default: return nil
    }
    return name.formatted(PersonNameComponents.FormatStyle(style: style, locale: vector.formattingLocale))
  }

  @Sendable static func list(_ vector: FormatVector) -> String? {
    guard case .list(let values) = vector.input else { return nil }
    let numbers = values.compactMap(\.number)
    if vector.option("memberStyle") == "percent" {
      return numbers.formatted(.list(memberStyle: .percent, type: .or).locale(vector.formattingLocale))
    }
    var style: ListFormatStyle<StringStyle, [String]> =
      .list(type: vector.option("type") == "or" ? .or : .and)
    switch vector.option("width") {
    case "narrow": style.width = .narrow
    case "short": style.width = .short
    default: style.width = .standard
    }
    style.locale = vector.formattingLocale
    return values.compactMap(\.text).formatted(style)
  }

  @Sendable static func relativeDate(_ vector: FormatVector) -> String? {
    guard let days = vector.input.text?.split(separator: " ").first.flatMap({ Int($0) }),
      let zone = TimeZone(identifier: "UTC")
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    var style = Date.RelativeFormatStyle(
      presentation: vector.option("presentation") == "named" ? .named : .numeric, locale: vector.formattingLocale,
      calendar: calendar)
    switch vector.option("unitsStyle") {
    case "abbreviated": style.unitsStyle = .abbreviated
    case "narrow": style.unitsStyle = .narrow
    case "spellOut": style.unitsStyle = .spellOut
    default: style.unitsStyle = .wide
    }
    if vector.option("capitalizationContext") == "beginningOfSentence" {
      style.capitalizationContext = .beginningOfSentence
    }
    return Date().addingTimeInterval(Double(-days) * 86_400).formatted(style)
  }
}
