import Findings
import StringCatalog
import StringsTables

// A package that uses the library products as others do: by version. SwiftPM refuses that where a target that it needs
// has unsafe flags, so this program need only be built to prove something; what it prints is looked at, too.

let text = """
  {
    "sourceLanguage" : "en",
    "strings" : {
      "Encore" : {

      }
    },
    "version" : "1.0"
  }
  """
do throws(RefusedInput) {
  var catalog = try StringCatalog(bytes: Array(text.utf8), path: "Localizable.xcstrings")
  catalog.setStringUnit(StringUnit(state: .translated, value: "Zugabe"), key: "Encore", language: "de")
  print(String(decoding: catalog.bytes(), as: UTF8.self))
  var table = StringsTable(path: "de.lproj/Localizable.strings")
  try table.add(key: "Encore", value: "Zugabe", comment: nil)
  print(String(decoding: table.bytes, as: UTF8.self))
  _ = try StringCatalog(bytes: Array("{".utf8), path: "Broken.xcstrings")
} catch {
  print(error.findings.map(\.message).joined(separator: "\n"))
}
