/// An attribute of an element, its name with the prefix that the file gives it.
public struct XLIFFAttribute: Hashable, Sendable {
  public var name: String
  public var value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension [XLIFFAttribute] {
  /// The value of a name. Setting it keeps the place of what is there and puts what is new at the end; nil removes it.
  public subscript(name: String) -> String? {
    get { first { $0.name == name }?.value }
    set {
      if let place = firstIndex(where: { $0.name == name }) {
        if let newValue { self[place].value = newValue } else { remove(at: place) }
      } else if let newValue {
        append(XLIFFAttribute(name, newValue))
      }
    }
  }
}
