import LanguageData
import Testing

@Suite struct LanguageIdentifierPluralsTests {
  @Test(arguments: [
    ("en", "one other"), ("de", "one other"), ("ja", "other"), ("ko", "other"), ("zh-Hans", "other"),
    ("ru", "one few many other"), ("pl", "one few many other"), ("cs", "one few many other"),
    ("ar", "zero one two few many other"), ("cy", "zero one two few many other"), ("he", "one two other"),
    ("lv", "zero one other"), ("fr", "one many other"), ("pt-BR", "one many other"), ("es-MX", "one many other"),
    ("xx", "other"),
  ])
  func knowsCLDRsCategories(text: String, expected: String) throws {
    let language = try #require(LanguageIdentifier(text))
    #expect(language.pluralCategories.map(\.rawValue).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("fr", "one other"), ("fr-CA", "one other"), ("es", "one other"), ("it", "one other"), ("pt-BR", "one other"),
    ("pt-PT", "one other"), ("ca", "one other"), ("cs", "one few many other"), ("lt", "one few many other"),
    ("ru", "one few many other"), ("ar", "zero one two few many other"), ("mt", "one two few many other"),
    ("en", "one other"), ("ja", "other"),
  ])
  func leavesOutManyWhereOnlyMillionsTakeIt(text: String, expected: String) throws {
    let language = try #require(LanguageIdentifier(text))
    #expect(language.categoriesXcodeAsks.map(\.rawValue).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("ru", 1, PluralCategory.one), ("ru", 21, .one), ("ru", 3, .few), ("ru", 12, .many), ("ar", 0, .zero),
    ("ar", 2, .two), ("ar", 103, .few), ("ar", 11, .many), ("ar", 100, .other), ("en", 0, .other), ("fr", 0, .one),
    ("ja", 1, .other),
  ])
  func choosesTheCategoryOfANumber(text: String, number: Int, expected: PluralCategory) throws {
    let language = try #require(LanguageIdentifier(text))
    #expect(language.pluralCategory(of: number) == expected)
  }

  @Test func ordersCategoriesAsCatalogsShowThem() {
    #expect(PluralCategory.allCases.shuffled().sorted() == [.zero, .one, .two, .few, .many, .other])
  }

  @Test(arguments: [
    ("en", true), ("de", true), ("ru", true), ("it", true), ("hi", true), ("tr", false), ("hu", false), ("ka", false),
    ("ja", false),
  ])
  func knowsWhereWordsChangeWithNumbers(text: String, expected: Bool) throws {
    let language = try #require(LanguageIdentifier(text))
    #expect(language.variesCountedWords == expected)
  }
}
