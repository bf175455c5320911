import LosslessJSON

extension CatalogVariations {
  init(_ node: JSONNode, of document: JSONDocument) {
    self.init()
    for member in document.children(of: node) {
      switch document.name(of: member) {
      case "plural": plural = document.dictionary(of: member) { CatalogLocalization($0, of: document) }
      case "device": device = document.dictionary(of: member) { CatalogLocalization($0, of: document) }
      default: unrecognizedMembers.append(document.unrecognizedMember(member))
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
  init(_ node: JSONNode, of document: JSONDocument) {
    self.init()
    for member in document.children(of: node) {
      switch document.name(of: member) {
      case "argNum": argNum = Int(document.string(of: member))
      case "formatSpecifier": formatSpecifier = document.string(of: member)
      case "stringUnit": stringUnit = StringUnit(member, of: document)
      case "variations": variations = CatalogVariations(member, of: document)
      default: unrecognizedMembers.append(document.unrecognizedMember(member))
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
