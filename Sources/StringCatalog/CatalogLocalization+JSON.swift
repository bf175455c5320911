import LosslessJSON

extension CatalogLocalization {
  init(_ node: JSONNode, in view: JSONView) {
    self.init()
    for member in view.children(of: node) {
      if view.name(of: member, is: "stringUnit") {
        stringUnit = StringUnit(member, in: view)
      } else if view.name(of: member, is: "variations") {
        variations = CatalogVariations(member, in: view)
      } else if view.name(of: member, is: "substitutions") {
        substitutions = view.dictionary(of: member) { CatalogSubstitution($0, in: view) }
      } else if view.name(of: member, is: "stringSet") {
        stringSet = CatalogStringSet(member, in: view)
      } else {
        unrecognizedMembers.append(view.unrecognizedMember(member))
      }
    }
  }

  func jsonValue(_ order: CatalogKeyOrder) -> JSONValue {
    var members = unrecognizedMembers
    if let stringUnit { members.append(JSONMember("stringUnit", stringUnit.jsonValue(order))) }
    if let variations { members.append(JSONMember("variations", variations.jsonValue(order))) }
    if let substitutions {
      members.append(JSONMember("substitutions", .sorted(substitutions, order) { $0.jsonValue(order) }))
    }
    if let stringSet { members.append(JSONMember("stringSet", stringSet.jsonValue(order))) }
    return .sorted(members, order)
  }
}

extension StringUnit {
  /// A missing state or value is read as empty and, unless it is changed, stays missing in the file.
  init(_ node: JSONNode, in view: JSONView) {
    self.init(state: StringUnitState(rawValue: ""), value: "")
    for member in view.children(of: node) {
      if view.name(of: member, is: "state") {
        state = StringUnitState(rawValue: view.string(of: member))
      } else if view.name(of: member, is: "value") {
        value = view.string(of: member)
      } else {
        unrecognizedMembers.append(view.unrecognizedMember(member))
      }
    }
  }

  func jsonValue(_ order: CatalogKeyOrder) -> JSONValue {
    .sorted(
      unrecognizedMembers + [JSONMember("state", .string(state.rawValue)), JSONMember("value", .string(value))], order)
  }
}

extension CatalogStringSet {
  init(_ node: JSONNode, in view: JSONView) {
    self.init(state: StringUnitState(rawValue: ""), values: [])
    for member in view.children(of: node) {
      switch view.name(of: member) {
      case "state": state = StringUnitState(rawValue: view.string(of: member))
      case "values": values = view.children(of: member).map { view.string(of: $0) }
      default: unrecognizedMembers.append(view.unrecognizedMember(member))
      }
    }
  }

  func jsonValue(_ order: CatalogKeyOrder) -> JSONValue {
    let values = JSONMember("values", .array(values.map { .string($0) }))
    return .sorted(unrecognizedMembers + [JSONMember("state", .string(state.rawValue)), values], order)
  }
}
