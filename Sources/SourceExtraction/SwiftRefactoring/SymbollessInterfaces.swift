/// The system's functions that take a `LocalizedStringKey` and have no overload for a resource: most of them are
/// deprecated. Source: the public interfaces of SwiftUI in the SDK of iOS 26.2; those of earlier SDKs, before the
/// overloads for symbols, are no measure.
enum SymbollessInterfaces {
  static func contains(_ signature: String) -> Bool { signatures.contains(signature) }

  private static let signatures: Set<String> = [
    "MenuButton(_:content:)", "ModifiedContent.accessibilityInputLabels(_:)",
    "ModifiedContent.accessibilityInputLabels(_:isEnabled:)", "NavigationLink(_:destination:isActive:)",
    "NavigationLink(_:destination:tag:selection:)", "NavigationLink(_:isActive:destination:)",
    "NavigationLink(_:tag:selection:destination:)", "SecureField(_:text:onCommit:)",
    "TabContent.accessibilityInputLabels(_:isEnabled:)", "TextField(_:text:onCommit:)",
    "TextField(_:text:onEditingChanged:)", "TextField(_:text:onEditingChanged:onCommit:)",
    "TextField(_:value:formatter:onCommit:)", "TextField(_:value:formatter:onEditingChanged:)",
    "TextField(_:value:formatter:onEditingChanged:onCommit:)", "View.accessibilityInputLabels(_:)",
    "View.accessibilityInputLabels(_:isEnabled:)", "View.alert(_:item:actions:)", "View.alert(_:item:actions:message:)",
    "View.confirmationDialog(_:item:titleVisibility:actions:)",
    "View.confirmationDialog(_:item:titleVisibility:actions:message:)", "View.navigationBarTitle(_:)",
    "View.navigationBarTitle(_:displayMode:)", "View.searchable(text:placement:prompt:suggestions:)",
    "WindowGroup(_:content:)", "WindowGroup(_:id:content:)",
  ]
}
