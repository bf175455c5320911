/// What an expression of a manifest comes to, as far as it can be told without running it.
indirect enum ManifestValue {
  case string(String)
  case boolean(Bool)
  case array([ManifestValue])
  /// A call or a member that PackageDescription knows: `.target(name: "App")`, `Package(…)`, `.v13`.
  case call(ManifestCall)
  case absent
  /// Needs the manifest to run; with the offset of the expression.
  case unknown(Int)

  var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }

  /// The elements of an array, nil for everything else.
  var elements: [ManifestValue]? {
    if case .array(let elements) = self { return elements }
    return nil
  }

  /// More than any manifest says; one that doubles an array in a loop would fill the memory otherwise.
  static let sizeLimit = 20_000

  /// Sum of strings or of arrays; of an array and something unknown the array, with the unknown part kept in it.
  static func sum(_ left: ManifestValue, _ right: ManifestValue, offset: Int) -> ManifestValue {
    switch (left, right) {
    case (.string(let first), .string(let second)) where first.utf8.count + second.utf8.count < sizeLimit:
      .string(first + second)
    case (.array(let first), .array(let second)) where first.count + second.count < sizeLimit:
      .array(first + second)
    case (.array(let first), .unknown) where first.count < sizeLimit: .array(first + [right])
    case (.unknown, .array(let second)) where second.count < sizeLimit: .array([left] + second)
    default: .unknown(offset)
    }
  }
}

/// A call, with its arguments in order.
struct ManifestCall {
  var name: String
  var arguments: [Argument]
  /// Of the whole call.
  var offset: Int

  struct Argument {
    var label: String?
    var value: ManifestValue
  }

  subscript(label: String) -> ManifestValue? { arguments.first { $0.label == label }?.value }
}
