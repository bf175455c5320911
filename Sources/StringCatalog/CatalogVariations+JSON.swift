import LosslessJSON

extension CatalogVariations {
  init(_ node: JSONNode, in view: JSONView) {
    self.init()
    for member in view.children(of: node) {
      switch view.name(of: member) {
      case "plural": plural = view.dictionary(of: member) { CatalogLocalization($0, in: view) }
      case "device": device = view.dictionary(of: member) { CatalogLocalization($0, in: view) }
      default: unrecognizedMembers.append(view.unrecognizedMember(member))
      }
    }
  }

  func jsonValue(_ order: CatalogKeyOrder) -> JSONValue {
    var members = unrecognizedMembers
    if let plural { members.append(JSONMember("plural", .sorted(plural, order) { $0.jsonValue(order) })) }
    if let device { members.append(JSONMember("device", .sorted(device, order) { $0.jsonValue(order) })) }
    return .sorted(members, order)
  }
}

extension CatalogSubstitution {
  init(_ node: JSONNode, in view: JSONView) {
    self.init()
    for member in view.children(of: node) {
      switch view.name(of: member) {
      case "argNum": argNum = Int(view.string(of: member))
      case "formatSpecifier": formatSpecifier = view.string(of: member)
      case "stringUnit": stringUnit = StringUnit(member, in: view)
      case "variations": variations = CatalogVariations(member, in: view)
      default: unrecognizedMembers.append(view.unrecognizedMember(member))
      }
    }
  }

  func jsonValue(_ order: CatalogKeyOrder) -> JSONValue {
    var members = unrecognizedMembers
    if let argNum { members.append(JSONMember("argNum", .number(String(argNum)))) }
    if let formatSpecifier { members.append(JSONMember("formatSpecifier", .string(formatSpecifier))) }
    if let stringUnit { members.append(JSONMember("stringUnit", stringUnit.jsonValue(order))) }
    if let variations { members.append(JSONMember("variations", variations.jsonValue(order))) }
    return .sorted(members, order)
  }
}
