import LosslessXML

/// Which properties of which objects are localizable, by platform, and where the XML has them.
enum InterfaceProperties {
  typealias Text = (property: String, value: InterfaceValue)

  /// The texts of one object that are not empty, in the order in which Xcode's classes list them.
  static func texts(of element: XMLTree.Element, on platform: InterfacePlatform) -> [Text] {
    var collected = Collected(element: element)
    switch platform {
    case .macOS: addMacProperties(to: &collected)
    case .iOS: addTouchProperties(to: &collected)
    case .watchOS: addWatchProperties(to: &collected)
    }
    addRuntimeAttributes(to: &collected)
    return collected.texts
  }

  /// Properties of one object while they are collected.
  struct Collected {
    let element: XMLTree.Element
    var texts: [Text] = []

    var name: String { element.name }

    /// - Parameters:
    ///   - property: as in keys.
    ///   - key: in the XML, the same where nil.
    ///   - part: the element that has it, the object's own where nil.
    mutating func add(_ property: String, from key: String? = nil, of part: XMLTree.Element? = nil) {
      guard let value = InterfaceValue(of: key ?? property, in: part ?? element) else { return }
      add(property, value)
    }

    mutating func add(_ property: String, _ value: InterfaceValue) {
      guard !value.text.isEmpty else { return }
      texts.append((property, value))
    }

    /// The elements in a list that the object has, as in `<segments><segment/></segments>`.
    func members(_ list: String, _ name: String) -> [XMLTree.Element] {
      element.elements.first { $0.name == list }?.elements(named: name) ?? []
    }
  }

  // MARK: watchOS

  private static func addWatchProperties(to object: inout Collected) {
    switch object.name {
    case "label": object.add("text")
    case "controller", "button": object.add("title")
    default: break
    }
  }

  // MARK: All platforms

  /// User-defined runtime attributes, which are localizable where the file says so.
  private static func addRuntimeAttributes(to object: inout Collected) {
    let localized = object.members("userDefinedRuntimeAttributes", "userDefinedRuntimeAttribute")
      .filter { $0["localized"] == "YES" }
    for (index, attribute) in localized.enumerated() {
      object.add("ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]", from: "value", of: attribute)
    }
  }
}
