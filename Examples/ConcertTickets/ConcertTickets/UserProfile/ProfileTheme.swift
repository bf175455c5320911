import Foundation

enum ProfileTheme: String, CaseIterable {
  case system, light, dark

  var title: LocalizedStringResource {
    switch self {
    case .system: .init("Like the System", table: "UserProfile", comment: "Appearance: light or dark as elsewhere")
    case .light: .init("Light", table: "UserProfile", comment: "Appearance")
    case .dark: .init("Dark", table: "UserProfile", comment: "Appearance")
    }
  }
}
