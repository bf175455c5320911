#if LOCALIZED_STRING_RESOURCE
  import CompiledTables
  import Foundation

  /// As much of Foundation's type as generated symbols need, for systems whose Foundation does not have it.
  struct LocalizedStringResource {
    enum BundleDescription { case atURL(URL) }

    /// A text with the values that are put into it.
    struct Value: ExpressibleByStringInterpolation {
      struct StringInterpolation: StringInterpolationProtocol {
        var arguments: [CompiledMessage.Argument] = []
        init(literalCapacity: Int, interpolationCount: Int) {}
        mutating func appendLiteral(_ literal: String) {}
        mutating func appendInterpolation(_ number: Int, specifier: String) { arguments.append(.integer(number)) }
        mutating func appendInterpolation(_ text: String) { arguments.append(.text(text)) }
      }

      var arguments: [CompiledMessage.Argument] = []
      init(stringLiteral value: String) {}
      init(stringInterpolation: StringInterpolation) { arguments = stringInterpolation.arguments }
    }

    let key: String
    let table: String
    let arguments: [CompiledMessage.Argument]

    init(_ key: StaticString, defaultValue: Value = "", table: String, bundle: BundleDescription) {
      self.key = key.description
      self.table = table
      arguments = defaultValue.arguments
    }
  }
#endif
