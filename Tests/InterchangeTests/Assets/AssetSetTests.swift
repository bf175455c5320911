import Findings
import Interchange
import TestSupport
import Testing

@Suite struct AssetSetTests {
  private func set(_ text: String) throws -> AssetSet {
    try AssetSet(contents: Array(text.utf8), path: "Contents.json")
  }

  private let boat = """
    {
      "images" : [
        {
          "filename" : "boat.png",
          "idiom" : "universal",
          "scale" : "1x"
        },
        {
          "filename" : "boat-fr.png",
          "idiom" : "universal",
          "locale" : "fr",
          "scale" : "1x"
        }
      ],
      "info" : {
        "author" : "xcode",
        "version" : 1
      },
      "properties" : {
        "localizable" : true
      }
    }

    """

  @Test func hasTheFilesOfALanguage() throws {
    let set = try set(boat)
    #expect(set.isLocalizable && set.hasEntries(in: "fr") && !set.hasEntries(in: "de"))
    #expect(set.fileNames(in: nil) == ["boat.png"] && set.fileNames(in: "fr") == ["boat-fr.png"])
    let french = try self.set(String(decoding: set.contents(in: ["fr"]), as: UTF8.self))
    #expect(french.isLocalizable && french.fileNames(in: nil).isEmpty && french.fileNames(in: "fr") == ["boat-fr.png"])
    #expect(set.contents(in: ["fr"]).last == UInt8(ascii: "}"))
    for other in ["[]", "1", "{}", #"{"properties": 1}"#, #"{"properties": {"localizable": "yes"}}"#] {
      #expect(try !self.set(other).isLocalizable)
    }
  }

  @Test func takesWhatCameBackAndKeepsTheRest() throws {
    let own = try set(boat)
    #expect(own.merge(of: try set(boat), language: "de").contents.elementsEqual(boat.utf8) == false)
    // The same again changes nothing.
    let same = own.merge(of: try set(boat), language: "fr")
    #expect(same.contents == Array(boat.utf8) && same.files == ["boat-fr.png": "boat-fr.png"])
    // Another name of the same kind goes by the one that the project has.
    let renamed = own.merge(of: try set(boat.replacing("boat-fr.png", with: "new.png")), language: "fr")
    #expect(renamed.contents == Array(boat.utf8) && renamed.files == ["new.png": "boat-fr.png"])
    // An entry without a file takes none away.
    let emptied = own.merge(
      of: try set(boat.replacing("      \"filename\" : \"boat-fr.png\",\n", with: "")), language: "fr")
    #expect(emptied.contents == Array(boat.utf8) && emptied.files.isEmpty)
  }

  @Test func aNewLanguageGetsANameOfItsOwn() throws {
    let incoming = """
      {"images": [{"filename": "boat.png", "idiom": "universal", "scale": "1x"}]}
      """
    let merge = try set(boat).merge(of: try set(incoming), language: "de")
    #expect(merge.files == ["boat.png": "boat-de.png"])
    let result = try set(String(decoding: merge.contents, as: UTF8.self))
    #expect(result.fileNames(in: "de") == ["boat-de.png"] && result.fileNames(in: nil) == ["boat.png"])
    // Only new lines.
    var rest = String(decoding: merge.contents, as: UTF8.self).split(separator: "\n")[...]
    for line in boat.split(separator: "\n") where line != "    }" {
      rest = rest[(rest.firstIndex(of: line) ?? rest.endIndex)...].dropFirst()
    }
    #expect(rest.isEmpty)
  }

  @Test(arguments: 0..<300) func mutationsNeverCrash(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    var bytes = Array(boat.utf8)
    for _ in 0..<4 {
      let place = Int.random(in: bytes.indices, using: &random)
      if Bool.random(using: &random) {
        bytes[place] = Array(#"{}[],:"0z"#.utf8).randomElement(using: &random) ?? 0
      } else {
        bytes.remove(at: place)
      }
    }
    guard let mutated = try? AssetSet(contents: bytes, path: "a") else { return }
    let own = try set(boat)
    _ = own.merge(of: mutated, language: "fr")
    _ = mutated.merge(of: own, language: "fr")
    _ = mutated.contents(in: ["fr", nil])
  }
}
