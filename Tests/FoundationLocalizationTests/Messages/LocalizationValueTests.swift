import Foundation
import FoundationLocalization
import Testing

@Suite("A localization value")
struct LocalizationValueTests {
  private func key(_ value: String.LocalizationValue) -> String { value.key }

  @Test("has the key that the compiler makes")
  func keys() {
    let int = 3
    let double: TimeInterval = 2.5
    #expect(key("Cancel") == "Cancel")
    #expect(key("100%") == "100%")
    #expect(key("\(int)%") == "%lld%%")
    #expect(key("50% of \("x")") == "50%% of %@")
    #expect(key("\(int) \(Int64(1)) \(Int32(1)) \(Int16(1)) \(Int8(1))") == "%lld %lld %d %d %d")
    #expect(key("\(UInt(1)) \(UInt64(1)) \(UInt32(1)) \(UInt16(1)) \(UInt8(1))") == "%llu %llu %u %u %u")
    #expect(key("\(Float(1)) \(double) \(CGFloat(1))") == "%f %lf %lf")
    #expect(key("\(1)|\(1.5)|\("s")") == "%lld|%lf|%@")
    #expect(key("\("abc".prefix(2))|\(NSNumber(value: 1))|\("s" as NSString)") == "%@|%@|%@")
    #expect(key("\(double, specifier: "%.2f") km") == "%.2f km")
    #expect(key("\(int, format: .number)|\(Date(), format: .dateTime)") == "%@|%@")
    #expect(
      key("\(AttributedString("x"))|\(AttributedString("x"), options: .insertAttributesWithoutMerging)") == "%@|%@")
    #expect(key("\(LocalizedStringResource("Cancel"))") == "%@")
    #expect(key("\([LocalizedStringResource("a")], format: .list(type: .and))") == "%@")
    #expect(
      key(
        "\(placeholder: .int) \(placeholder: .uint) \(placeholder: .float) \(placeholder: .double) \(placeholder: .object)"
      ) == "%lld %llu %f %lf %@")
    #expect(key("\(placeholder: .int, specifier: "%03d")") == "%03d")
    #expect(key(String.LocalizationValue("50% \u{25}d")) == "50% %d")
    #expect(key("") == "")
  }

  @Test("equals one with the same key and values")
  func equality() {
    func equal(_ left: String.LocalizationValue, _ right: String.LocalizationValue) -> Bool { left == right }
    #expect(equal("a \(1)", "a \(1)"))
    #expect(!equal("a \(1)", "a \(2)"))
    #expect(!equal("a \(1)", "b \(1)"))
    #expect(equal("\(1.5, format: .number)", "\(1.5, format: .number)"))
    #expect(!equal("\(1.5, format: .number)", "\(2.5, format: .number)"))
    #expect(!equal("\(1.5, format: .number)", "\(1.5, format: .percent)"))
    #expect(equal("\(placeholder: .int)", "\(placeholder: .int)"))
    #expect(!equal("\("x")", "\(AttributedString("x"))"))
    #expect(!equal("%@", "\("x")"))
  }

  @Test(
    "is the same after coding",
    arguments: [
      "Cancel", "100%", "\(3) of \("x")", "\(UInt64.max) \(Int64.min) \(2.5, specifier: "%.1f")",
      "\(placeholder: .double)", "\(LocalizedStringResource("Inner \(1)", table: "T"))",
    ] as [String.LocalizationValue])
  func coding(value: String.LocalizationValue) throws {
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(String.LocalizationValue.self, from: data) == value)
  }

  @Test("writes numbers that JSON does not have")
  func codingOfSpecialNumbers() throws {
    for number in [Double.infinity, -.infinity, .nan] {
      let data = try JSONEncoder().encode("\(number)" as String.LocalizationValue)
      let read = try JSONDecoder().decode(String.LocalizationValue.self, from: data)
      // NaN equals nothing, hence the text.
      #expect(read.key == "%lf" && "\(read.arguments)".contains("double(\(number))"))
    }
  }

  @Test("has a layout that stays readable")
  func layout() throws {
    func read(_ text: String) throws -> String.LocalizationValue {
      try JSONDecoder().decode(String.LocalizationValue.self, from: Data(text.utf8))
    }
    #expect(try read(#""Cancel""#) == "Cancel")
    #expect(try read(#"{"key": "%lld of %@", "arguments": [{"signed": 3}, {"text": "x"}]}"#) == "\(3) of \("x")")
    #expect(try read(#"{"key": "a", "later": 1}"#) == "a")
    #expect(try read(#"{"key": "%@", "arguments": [{"hologram": {}}]}"#).arguments.count == 1)
    #expect(throws: DecodingError.self) { try read("[]") }
    // Written as text: the type of a style cannot be read back.
    let styled = try JSONEncoder().encode("\(1.5, format: .number)" as String.LocalizationValue)
    #expect(try JSONDecoder().decode(String.LocalizationValue.self, from: styled) == "\("1.5")")
  }
}
