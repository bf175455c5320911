import Testing

@testable import Checks

@Suite struct FinalMarkTests {
  @Test(arguments: [
    ("Done.", "en", FinalMark.fullStop), ("完了。", "ja", .fullStop), ("हो गया।", "hi", .fullStop),
    ("Վերջ։", "hy", .fullStop),
    ("Sure?", "en", .question), ("هل أنت متأكد؟", "ar", .question), ("Σίγουρα;", "el", .question),
    ("first;", "en", .semicolon),
    ("Really?!", "en", .question), ("Go!", "en", .exclamation), ("Name:", "en", .colon), ("名前：", "ja", .colon),
    ("Wait…", "en", .ellipsis), ("Wait...", "en", .ellipsis), ("等待……", "zh", .ellipsis),
    ("He said “no.”", "en", .fullStop),
    ("Sagte „nein“.", "de", .fullStop), ("**Name:** ", "en", .colon), ("Done\n", "en", .none), ("(Done.)", "en", .none),
    ("", "en", .none), ("...", "en", .ellipsis), ("Rang\u{A0}:", "fr", .colon),
  ]) func textsEndWithMarks(_ text: String, _ language: String, _ expected: FinalMark) {
    #expect(FinalMark(of: text, language: language) == expected)
  }
}
