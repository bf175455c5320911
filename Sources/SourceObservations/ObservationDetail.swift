/// One thing that is known of an observation, by its name in outputs.
package struct ObservationDetail: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case text(String)
    case texts([String])
    case number(Double)
    case flag
  }

  package var name: String
  package var value: Value

  static func text(_ name: String, _ text: String?) -> ObservationDetail? {
    text.map { ObservationDetail(name: name, value: .text($0)) }
  }

  static func texts(_ name: String, _ texts: [String]) -> ObservationDetail? {
    texts.isEmpty ? nil : ObservationDetail(name: name, value: .texts(texts))
  }

  static func number(_ name: String, _ number: Double?) -> ObservationDetail? {
    number.map { ObservationDetail(name: name, value: .number($0)) }
  }

  static func flag(_ name: String, _ flag: Bool) -> ObservationDetail? {
    flag ? ObservationDetail(name: name, value: .flag) : nil
  }
}
