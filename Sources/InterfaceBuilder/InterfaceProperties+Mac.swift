import LosslessXML

extension InterfaceProperties {
  private static let titled: Set<String> = [
    "window", "menu", "menuItem", "buttonCell", "textFieldCell", "box", "viewController", "tokenFieldCell",
    "searchFieldCell", "splitViewController", "tabViewController",
  ]
  private static let withPlaceholder: Set<String> = [
    "textFieldCell", "searchFieldCell", "secureTextFieldCell", "comboBoxCell", "tokenFieldCell", "pathCell",
  ]

  /// Titles that objects of the library come with, which Xcode does not put into catalogs.
  private static let defaultTitles: [String: Set<String>] = [
    "textFieldCell": ["Text Cell", "Table View Cell"], "box": ["Box"], "window": ["Window"],
    "menu": ["OtherViews", "MainMenu"], "menuItem": ["Item1"],
  ]

  /// Keys of the texts that a binding shows in the place of a value, in `options`.
  private static let bindingTexts = [
    "NSDisplayName": "ibShadowedDisplayName", "NSDisplayPattern": "ibShadowedDisplayPattern",
    "NSMultipleValuesPlaceholder": "ibShadowedMultipleValuesPlaceholder",
    "NSNoSelectionPlaceholder": "ibShadowedNoSelectionPlaceholder",
    "NSNotApplicablePlaceholder": "ibShadowedNotApplicablePlaceholder",
    "NSNullPlaceholder": "ibShadowedIsNilPlaceholder",
  ]

  /// AppKit's.
  static func addMacProperties(to object: inout Collected) {
    let name = object.name
    if titled.contains(name), let title = InterfaceValue(of: "title", in: object.element),
      defaultTitles[name]?.contains(title.text) != true
    {
      object.add("title", title)
    }
    if withPlaceholder.contains(name) { object.add("placeholderString") }
    switch name {
    case "buttonCell": object.add("alternateTitle")
    case "tabViewItem": object.add("label")
    case "tableColumn": addColumnTexts(to: &object)
    case "segmentedCell": addSegments(to: &object)
    case "comboBoxCell":
      for (index, value) in object.members("objectValues", "string").enumerated() {
        object.add("ibShadowedObjectValues[\(index)]", InterfaceValue(string: value))
      }
    case "binding": addBindingTexts(to: &object)
    default: break
    }
    if name.lowercased().hasSuffix("toolbaritem") {
      for property in ["label", "paletteLabel", "toolTip"] { object.add(property) }
    } else {
      object.add("ibShadowedToolTip", from: "toolTip")
    }
    if let accessibility = object.element.elements.first(where: { $0.name == "accessibility" }) {
      object.add("ibExternalAccessibilityDescription", from: "description", of: accessibility)
      object.add("ibExternalAccessibilityHelp", from: "help", of: accessibility)
    }
  }

  private static func addColumnTexts(to object: inout Collected) {
    let header = object.element.elements.first { $0.name == "tableHeaderCell" && $0["key"] == "headerCell" }
    if let header { object.add("headerCell.title", from: "title", of: header) }
    object.add("headerToolTip")
  }

  private static func addSegments(to object: inout Collected) {
    for (index, segment) in object.members("segments", "segment").enumerated() {
      object.add("ibShadowedLabels[\(index)]", from: "label", of: segment)
      object.add("ibShadowedToolTips[\(index)]", from: "toolTip", of: segment)
    }
  }

  private static func addBindingTexts(to object: inout Collected) {
    for options in object.element.elements(named: "dictionary") {
      for text in options.elements(named: "string") {
        guard let property = text["key"].flatMap({ bindingTexts[$0] }) else { continue }
        object.add(property, InterfaceValue(string: text))
      }
    }
  }
}
