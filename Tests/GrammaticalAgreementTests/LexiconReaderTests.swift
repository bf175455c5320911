import GrammaticalAgreement
import LanguageData
import TestSupport
import Testing

@Suite("Reading lexicons")
struct LexiconReaderTests {
  private static let small = """
    lexicon 1  # the version
    language es
    head first
    paradigm noun: s= p=es
    paradigm noun with a o: s=* p=*s
    paradigm noun f open: s=ción
      p=ciones
    paradigm adjective/or: s=or p=ores
    sound V words: agua

    determiner: el[ms=el,fs=la,mp=los,fp=las,fsV=el] del[ms=del,fs=de_la]
    noun f: casa agua
      imagen[p=imágenes]
    noun uncountable: música
    adjective/or: mejor
    """

  @Test("makes the forms of words by their endings")
  func forms() throws {
    let lexicon = try LexiconReader.read(Self.small)
    #expect(lexicon.language == "es")
    let house = try #require(lexicon.readings(of: "CASAS").first)
    #expect(house.lexeme.forms.map(\.text) == ["casa", "casas"])
    #expect(house.features == .plural)
    #expect(house.lexeme.inherent == .feminine)
    #expect(lexicon.readings(of: "imágenes").first?.lexeme.forms.first?.text == "imagen")
    #expect(lexicon.readings(of: "de la").first?.features == [.feminine, .singular])
    #expect(lexicon.readings(of: "mejores").first?.lexeme.kind == .adjective)
    #expect(lexicon.readings(of: "músicas").isEmpty)
    #expect(lexicon.guessedReadings(of: "reparación", kind: .noun).first?.lexeme.forms.last?.text == "reparaciones")
    #expect(lexicon.guessedReadings(of: "ción", kind: .noun).isEmpty)
    #expect(lexicon.guessedReadings(of: "perro", kind: .noun).isEmpty)
  }

  @Test("adds a project's words to the language's, and lets them replace those")
  func extending() throws {
    let base = try LexiconReader.read(Self.small)
    let extended = try LexiconReader.read("lexicon 1\nlanguage es-MX\nnoun m: casa mercado\n", extending: base)
    #expect(extended.language == "es")
    #expect(extended.readings(of: "casas").map(\.lexeme.inherent) == [.masculine])
    #expect(extended.readings(of: "mercados").count == 1)
    #expect(base.readings(of: "casas").map(\.lexeme.inherent) == [.feminine])
  }

  @Test(
    "says where and why it cannot",
    arguments: [
      ("", 1, "expected \"lexicon 1\" in the first line"),
      ("lexicon 2\n", 1, "expected \"lexicon 1\" in the first line"),
      ("lexicon 1\n", 1, "expected a line with \"language\" and its identifier"),
      ("lexicon 1\nlanguage es\n a b\n", 3, "an indented line must follow a line of words"),
      ("lexicon 1\nlanguage es\nsomething\n", 3, "expected a setting and its value, or words after a colon"),
      ("lexicon 1\nlanguage es\nhead middle\n", 3, "unknown setting \"head middle\""),
      ("lexicon 1\nlanguage es\nverbs: a\n", 3, "unknown kind of words \"verbs\""),
      ("lexicon 1\nlanguage es\n: a\n", 3, "unknown kind of words \"\""),
      ("lexicon 1\nlanguage es\nnoun q: a\n", 3, "unknown features \"q\""),
      ("lexicon 1\nlanguage es\nnoun: a[p=b\n", 3, "expected \"]\" at the end of \"a[p=b\""),
      ("lexicon 1\nlanguage es\nnoun: a[b]\n", 3, "expected features, \"=\" and a form, not \"b\""),
      ("lexicon 1\nlanguage es\nnoun: a[]\n", 3, "expected forms between \"[\" and \"]\""),
      ("lexicon 1\nlanguage es\nnoun: /a\n", 3, "expected a word in \"/a\""),
      ("lexicon 1\nlanguage es\nnoun/z:\n  a b\n", 4, "no paradigm \"z\" fits \"a\""),
      ("lexicon 1\nlanguage es\nparadigm noun:\n", 3, "expected endings after the colon"),
      ("lexicon 1\nlanguage es\nparadigm noun: a\n", 3, "expected features, \"=\" and an ending, not \"a\""),
      ("lexicon 1\nlanguage es\nsound X: a\n", 3, "expected V, Z or - after \"sound\""),
    ])
  func faults(text: String, line: Int, reason: String) {
    #expect(throws: LexiconError(line: line, reason: reason)) { try LexiconReader.read(text) }
  }

  @Test("refuses another language than that of the words that it adds to")
  func otherLanguage() throws {
    let base = try LexiconReader.read(Self.small)
    #expect(throws: LexiconError.self) { try LexiconReader.read("lexicon 1\nlanguage fr\n", extending: base) }
  }

  @Test("survives every truncation and many mutations, and what is read can be used")
  func fuzz() throws {
    let base = try #require(Lexicons.lexicon(for: "es"))
    let inputs =
      ParserFuzzing.truncations(of: Self.small)
      + ParserFuzzing.mutations(of: Self.small, count: 1_500, seed: 20_261_130)
    var readable = 0
    for bytes in inputs {
      let text = String(decoding: bytes, as: UTF8.self)
      for lexicon in [try? LexiconReader.read(text), try? LexiconReader.read(text, extending: base)] {
        guard let lexicon else { continue }
        readable += 1
        let engine = AgreementEngine(lexicon: lexicon, language: try #require(LanguageIdentifier("es")))
        let phrase = AgreementText([.init("3 el casa imagen mejor del agua", markup: .init(rule: .automatic))])
        #expect(!engine.inflected(phrase).isEmpty)
      }
    }
    #expect(readable > 100)
  }

  @Test("refuses what is too large")
  func large() {
    let text = "lexicon 1\nlanguage es\nnoun: " + String(repeating: "a ", count: LexiconReader.maximumSize)
    #expect(throws: LexiconError.self) { try LexiconReader.read(text) }
  }
}
