import LosslessJSON
import TestSupport

/// Writes a catalog anew with the members of every object in a random order and in no style of Xcode's.
func shuffled(_ bytes: [UInt8], path: String, random: inout SeededRandom) throws -> [UInt8] {
  let document = try JSONDocument(bytes: bytes, path: path, duplicateNames: .kept)
  var writer = JSONWriter(
    style: JSONStyle(
      indentation: Array("\t".utf8), colon: Array(":".utf8), lineEnd: [0x0D, 0x0A], emptyContainer: .spaced,
      escaping: JSONEscaping(escapesSlashes: true, escapesNonASCII: true, usesCapitalHexadecimal: true)))
  writer.append(shuffled(document.value(of: document.root), &random), base: [])
  return writer.result
}

private func shuffled(_ value: JSONValue, _ random: inout SeededRandom) -> JSONValue {
  switch value {
  case .object(let members):
    var result: [JSONMember] = []
    for member in members.shuffled(using: &random) {
      result.append(JSONMember(member.name, shuffled(member.value, &random)))
    }
    return .object(result)
  case .array(let elements):
    var result: [JSONValue] = []
    for element in elements { result.append(shuffled(element, &random)) }
    return .array(result)
  default: return value
  }
}
