/// Which conversion an interpolated value's type puts into a key.
///
/// The 13 types are those that Foundation and SwiftUI make `_FormatSpecifiable`, as their public interfaces say.
enum FormatSpecifierTypes {
  private static let specifiers: [String: String] = [
    "Int": "%lld", "Int64": "%lld", "Int8": "%d", "Int16": "%d", "Int32": "%d", "UInt": "%llu", "UInt64": "%llu",
    "UInt8": "%u", "UInt16": "%u", "UInt32": "%u", "Float": "%f", "Double": "%lf", "CGFloat": "%lf",
  ]

  static func isNumber(_ name: String) -> Bool { specifiers[name] != nil }

  /// The specifier for a type that is known; everything that is no number is an object.
  static func specifier(for type: SwiftType) -> String {
    guard case .named(let name, _) = type else { return "%@" }
    return specifiers[name] ?? "%@"
  }

  /// The specifier of `placeholder: .int`.
  static func specifier(ofPlaceholder name: String) -> String {
    switch name {
    case "int": return "%lld"
    case "uint": return "%llu"
    case "float": return "%f"
    case "double": return "%lf"
    default: return "%@"
    }
  }
}
