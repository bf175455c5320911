/// A type as far as a source says it. Names are as written until `DeclarationIndex.resolved` makes them canonical.
indirect enum SwiftType: Hashable, Sendable {
  case unknown
  /// `Int`, `Array<Element>`, `Outer.Inner`; sugar (`[T]`, `T?`) is written out.
  case named(String, [SwiftType])
  case tuple([TupleElement])
  case function([SwiftType], SwiftType)
  case metatype(SwiftType)

  struct TupleElement: Hashable, Sendable {
    var label: String?
    var type: SwiftType
  }

  static func named(_ name: String) -> SwiftType { .named(name, []) }
  static func optional(_ type: SwiftType) -> SwiftType { .named("Optional", [type]) }
  static func array(_ element: SwiftType) -> SwiftType { .named("Array", [element]) }
  static let string = SwiftType.named("String")
  static let int = SwiftType.named("Int")
  static let double = SwiftType.named("Double")
  static let bool = SwiftType.named("Bool")
  static let void = SwiftType.tuple([])

  var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }

  /// The name of a nominal type, without its arguments.
  var name: String? {
    if case .named(let name, _) = self { return name }
    return nil
  }

  var arguments: [SwiftType] {
    if case .named(_, let arguments) = self { return arguments }
    return []
  }

  var isOptional: Bool { name == "Optional" }

  /// The type without any `Optional` around it.
  var unwrapped: SwiftType {
    var type = self
    while case .named("Optional", let arguments) = type { type = arguments.first ?? .unknown }
    return type
  }

  /// Wrapped once, never twice.
  var madeOptional: SwiftType { isOptional ? self : .optional(self) }

  /// What a function or closure of this type gives.
  var result: SwiftType? {
    if case .function(_, let result) = unwrapped { return result }
    return nil
  }

  /// Whether it has more parts than any type that matters: a few lines of tuples of tuples double it with each.
  var isOversized: Bool {
    var left = 256
    return !fits(in: &left)
  }

  private func fits(in left: inout Int) -> Bool {
    left -= 1
    guard left > 0 else { return false }
    switch self {
    case .unknown: return true
    case .named(_, let arguments): return arguments.allSatisfy { $0.fits(in: &left) }
    case .tuple(let elements): return elements.allSatisfy { $0.type.fits(in: &left) }
    case .function(let parameters, let result):
      return parameters.allSatisfy { $0.fits(in: &left) } && result.fits(in: &left)
    case .metatype(let type): return type.fits(in: &left)
    }
  }

  /// The type with its parts replaced, from the inside out; `depth` bounds what a malformed source can ask for.
  func mapped(_ transform: (SwiftType) -> SwiftType, depth: Int = 0) -> SwiftType {
    guard depth < 24 else { return self }
    switch self {
    case .unknown: return self
    case .named(let name, let arguments):
      return transform(
        arguments.isEmpty ? self : .named(name, arguments.map { $0.mapped(transform, depth: depth + 1) }))
    case .tuple(let elements):
      return transform(
        .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.mapped(transform, depth: depth + 1)) }))
    case .function(let parameters, let result):
      return transform(
        .function(
          parameters.map { $0.mapped(transform, depth: depth + 1) }, result.mapped(transform, depth: depth + 1)))
    case .metatype(let type): return transform(.metatype(type.mapped(transform, depth: depth + 1)))
    }
  }
}

extension SwiftType: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknown: return "_"
    case .named("Optional", let arguments) where arguments.count == 1: return "\(arguments[0])?"
    case .named("Array", let arguments) where arguments.count == 1: return "[\(arguments[0])]"
    case .named(let name, let arguments):
      return arguments.isEmpty ? name : name + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
    case .tuple(let elements):
      return "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.description }.joined(separator: ", ")
        + ")"
    case .function(let parameters, let result):
      return "(" + parameters.map(\.description).joined(separator: ", ") + ") -> \(result)"
    case .metatype(let type): return "\(type).Type"
    }
  }
}
