import LosslessXML

extension InterfaceProperties {
  /// UIKit's.
  static func addTouchProperties(to object: inout Collected) {
    let name = object.name
    switch name {
    case "label", "textView": object.add("text")
    case "textField":
      object.add("text")
      object.add("placeholder")
    case "searchBar":
      object.add("text")
      object.add("placeholder")
      object.add("prompt")
      addScopes(to: &object)
    case "navigationItem":
      object.add("title")
      object.add("prompt")
      object.add("backButtonTitle")
    case "barButtonItem", "tabBarItem": object.add("title")
    case "tableViewSection":
      object.add("headerTitle")
      object.add("footerTitle")
    case "button": addButtonTitles(to: &object)
    case "segmentedControl":
      for (index, segment) in object.members("segments", "segment").enumerated() {
        object.add("segmentTitles[\(index)]", from: "title", of: segment)
      }
    default:
      if name.hasSuffix("Controller") { object.add("title") }
    }
    let accessibility = object.element.elements.first {
      $0.name == "accessibility" && $0["key"] == "accessibilityConfiguration"
    }
    if let accessibility {
      object.add("accessibilityLabel", from: "label", of: accessibility)
      object.add("accessibilityHint", from: "hint", of: accessibility)
    }
    object.add("ibShadowedToolTip", from: "toolTip")
  }

  private static func addScopes(to object: inout Collected) {
    for (index, title) in object.members("scopeButtonTitles", "string").enumerated() {
      object.add("scopeButtonTitles[\(index)]", InterfaceValue(string: title))
    }
  }

  private static func addButtonTitles(to object: inout Collected) {
    for state in object.element.elements(named: "state") {
      guard let key = state["key"] else { continue }
      object.add(key + "Title", from: "title", of: state)
    }
    if let configuration = object.element.elements.first(where: { $0.name == "buttonConfiguration" }) {
      object.add("configuration.title", from: "title", of: configuration)
      object.add("configuration.subtitle", from: "subtitle", of: configuration)
    }
  }
}
