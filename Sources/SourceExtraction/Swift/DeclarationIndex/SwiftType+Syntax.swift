import SwiftSyntax

extension SwiftType {
  /// Reads a written type. What has no meaning for localization (packs, suppressed protocols) is `unknown`.
  init(_ syntax: TypeSyntax?, depth: Int = 0) {
    guard let syntax, depth < 40 else {
      self = .unknown
      return
    }
    func read(_ inner: some TypeSyntaxProtocol) -> SwiftType { SwiftType(TypeSyntax(inner), depth: depth + 1) }
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      self = .named(type.name.text.withoutBackticks, SwiftType.arguments(of: type.genericArgumentClause, depth: depth))
    case .memberType(let type):
      let base = read(type.baseType)
      let name = type.name.text.withoutBackticks
      if name == "Type" {
        self = .metatype(base)
      } else {
        let prefix = base.name.map { $0 + "." } ?? ""
        let own = SwiftType.arguments(of: type.genericArgumentClause, depth: depth)
        self = .named(prefix + name, own.isEmpty ? base.arguments : own)
      }
    case .optionalType(let type): self = .optional(read(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type): self = .optional(read(type.wrappedType))
    case .arrayType(let type): self = .array(read(type.element))
    case .dictionaryType(let type): self = .named("Dictionary", [read(type.key), read(type.value)])
    case .tupleType(let type):
      let elements = type.elements.map {
        TupleElement(label: ($0.secondName ?? $0.firstName)?.text, type: read($0.type))
      }
      self = elements.count == 1 ? elements[0].type : .tuple(elements)
    case .functionType(let type):
      self = .function(type.parameters.map { read($0.type) }, read(type.returnClause.type))
    case .attributedType(let type): self = read(type.baseType)
    case .someOrAnyType(let type): self = read(type.constraint)
    case .compositionType(let type): self = type.elements.first.map { read($0.type) } ?? .unknown
    case .metatypeType(let type): self = .metatype(read(type.baseType))
    default: self = .unknown
    }
  }

  private static func arguments(of clause: GenericArgumentClauseSyntax?, depth: Int) -> [SwiftType] {
    guard let clause else { return [] }
    return clause.arguments.map { SwiftType($0.argument.as(TypeSyntax.self), depth: depth + 1) }
  }
}

extension String {
  /// The name inside `` `name` ``.
  var withoutBackticks: String {
    // Of nearly all names the first byte tells.
    guard utf8.first == UInt8(ascii: "`"), utf8.count > 2, utf8.last == UInt8(ascii: "`") else { return self }
    return String(dropFirst().dropLast())
  }
}
