import Findings
import PropertyLists
import SourceText

enum StringsDictionaryReader {
  static func original(in bytes: [UInt8], path: String) throws(RefusedInput) -> StringsDictionaryOriginal {
    let file = try PropertyListFile(bytes, path: path)
    guard let members = file.value.members else {
      throw RefusedInput(
        StringsTableFindings.malformed("a dictionary of keys", at: FindingLocation(path: path)))
    }
    return StringsDictionaryOriginal(
      bytes: bytes, form: file.form, encoding: file.encoding, list: file.list,
      entries: members.map { StringsDictionaryEntry($0.key, StringsDictionaryContent($0.value)) })
  }
}
