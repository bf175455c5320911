/// Finds out what a call's generic parameters stand for.
struct GenericBinding {
  private(set) var map: [String: SwiftType]
  /// What the context wants, used where the arguments say nothing.
  private var wanted: [String: SwiftType] = [:]
  /// Names that are still open.
  let parameters: Set<String>

  init(map: [String: SwiftType], parameters: Set<String>) {
    self.map = map
    self.parameters = parameters
  }

  /// The type as far as it is known by now; what is still open is `unknown`.
  func applied(to type: SwiftType) -> SwiftType {
    let known = type.substituting(map.merging(wanted) { bound, _ in bound })
    return known.mapped { part in
      guard case .named(let name, _) = part else { return part }
      let first = String(name.prefix { $0 != "." })
      return parameters.contains(first) && map[first] == nil && wanted[first] == nil ? .unknown : part
    }
  }

  /// Takes from the type that the context wants what the arguments may leave open.
  mutating func want(_ type: SwiftType, for declared: SwiftType) {
    var other = GenericBinding(map: [:], parameters: parameters)
    other.bind(declared, to: type)
    wanted = other.map
  }

  mutating func bind(_ parameter: SwiftType, to argument: SwiftType, depth: Int = 0) {
    guard depth < 12, !argument.isUnknown else { return }
    switch (parameter, argument) {
    case (.named(let name, _), _) where parameters.contains(name):
      if map[name] == nil || map[name] == .unknown { map[name] = argument }
    case (.named("Optional", let inner), .named("Optional", let given)):
      if let inner = inner.first, let given = given.first { bind(inner, to: given, depth: depth + 1) }
    case (.named("Optional", let inner), _):
      if let inner = inner.first { bind(inner, to: argument, depth: depth + 1) }
    case (.named(let name, let inner), .named(let other, let given)) where name == other && inner.count == given.count:
      for (left, right) in zip(inner, given) { bind(left, to: right, depth: depth + 1) }
    case (.named("Array", let inner), .named):
      if let inner = inner.first { bind(inner, to: argument.element, depth: depth + 1) }
    case (.function(_, let wanted), .function(_, let given)):
      bind(wanted, to: given, depth: depth + 1)
    case (.named(let name, let inner), .function(_, let given)) where name.hasSuffix("KeyPath") && inner.count == 2:
      bind(inner[1], to: given, depth: depth + 1)
    case (.tuple(let left), .tuple(let right)) where left.count == right.count:
      for (wanted, given) in zip(left, right) { bind(wanted.type, to: given.type, depth: depth + 1) }
    case (.metatype(let left), .metatype(let right)): bind(left, to: right, depth: depth + 1)
    default: break
    }
  }
}
