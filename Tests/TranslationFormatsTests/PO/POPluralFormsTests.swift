import Foundation
import LanguageData
import Testing
import TranslationFormats

struct POPluralFormsTests {
  @Test(arguments: [
    ("en", "nplurals=2; plural=(n != 1);"), ("fr", "nplurals=2; plural=(n > 1);"), ("ja", "nplurals=1; plural=0;"),
    (
      "ru",
      "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"
    ),
    (
      "ar",
      "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);"
    ),
  ])
  func areWhatGettextUsersKnow(language: String, header: String) throws {
    let identifier = try #require(LanguageIdentifier(language))
    #expect(POPluralForms(of: identifier)?.header == header)
  }

  /// Every language that the platform knows, but those whose rule is no pattern of tens and hundreds.
  @Test func agreeWithCLDR() throws {
    let languages = Set(Locale.availableIdentifiers.compactMap(LanguageIdentifier.init).map(\.language)).sorted()
    #expect(languages.count > 100)
    var wrong: [String] = []
    for name in languages {
      let language = try #require(LanguageIdentifier(name))
      let forms = try #require(POPluralForms(of: language))
      let categories = POPluralForms.categories(of: language)
      let numbers = Array(0...2000) + [10_000, 10_001, 10_011, 100_000, 100_002, 1_000_001, 1_000_011]
      let isRight = numbers.allSatisfy { number in
        forms.form(of: number).map { categories[$0] } == language.pluralCategory(of: number)
      }
      if !isRight { wrong.append(name) }
      if isRight { #expect(forms.categories(in: language) == categories.map(Optional.init), "\(name)") }
    }
    #expect(wrong == ["kw"])
  }

  @Test func readsExpressionsAsCDoes() throws {
    let forms = try #require(
      POPluralForms(header: "nplurals=3; plural=n==1?0:n%10>=2 && !(n%10>4) || n/2*2-n!=0 ? 1 : 2"))
    #expect(forms.form(of: 1) == 0)
    #expect(forms.form(of: 3) == 1)
    #expect(forms.form(of: 10) == 2)
    #expect(POPluralForms(header: "nplurals=2; plural=n/0;")?.form(of: 1) == nil)
    #expect(POPluralForms(header: "nplurals=2; plural=2;")?.form(of: 1) == nil)
  }

  @Test(arguments: [
    "", "nplurals=INTEGER; plural=EXPRESSION;", "nplurals=2; plural=(n", "nplurals=0; plural=0", "plural=n",
  ])
  func refusesWhatIsNoRule(header: String) { #expect(POPluralForms(header: header) == nil) }

  @Test func survivesDeepNesting() {
    #expect(POPluralForms(header: "nplurals=2; plural=" + String(repeating: "(", count: 2000) + "n") == nil)
    #expect(POPluralForms(header: "nplurals=2; plural=" + String(repeating: "!", count: 2000) + "n") == nil)
  }

  @Test func findsCategoriesInAnotherOrder() throws {
    let latvian = try #require(LanguageIdentifier("lv"))
    let forms = try #require(
      POPluralForms(header: "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);"))
    #expect(forms.categories(in: latvian) == [.one, .other, .zero])
    // A fourth form, which no whole number takes, is that of fractions.
    let russian = try #require(LanguageIdentifier("ru"))
    let four = try #require(
      POPluralForms(
        header: "nplurals=4; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);")
    )
    #expect(four.categories(in: russian) == [.one, .few, .many, .other])
  }
}
