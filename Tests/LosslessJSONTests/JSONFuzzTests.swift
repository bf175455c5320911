import Findings
import Foundation
import LosslessJSON
import SourceText
import TestSupport
import Testing

@Suite struct JSONFuzzTests {
  private let sample = Array(
    #"{"a" : [1, -2.50e+3, true, false, null], "b\/\u00e9" : {"x" : "é\ud83d\ude00\n", "y" : {}}, "" : "日本"}"#.utf8)

  @Test func everyTruncationIsRefused() throws {
    for length in 0..<sample.count {
      let cut = Array(sample[..<length])
      let error = #expect(throws: RefusedInput.self) { try JSONDocument(bytes: cut, path: "x") }
      let offset = try #require(error?.findings.first?.location?.range?.lowerBound.offset.value)
      #expect(offset <= length)
    }
  }

  @Test(arguments: UInt64(0)..<8)
  func mutationsAreReadAsFoundationReadsThemOrRefused(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let tokens = ["{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "0", "1e5", "null", "é", "\u{1}", " "].map {
      Array($0.utf8)
    }
    for _ in 0..<2000 {
      var bytes = sample
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: tokens.randomElement(using: &random) ?? [], at: place)
        }
      }
      let isRead = (try? JSONDocument(bytes: bytes, path: "x")) != nil
      // Foundation takes fewer numbers and more duplicate names; what it refuses we must not take.
      let options: JSONSerialization.ReadingOptions = [.fragmentsAllowed]
      let isJSON = (try? JSONSerialization.jsonObject(with: Data(bytes), options: options)) != nil
      if isRead { #expect(isJSON, "\(String(decoding: bytes, as: UTF8.self))") }
    }
  }
}
