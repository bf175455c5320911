import Checks
import Foundation
import LanguageData
import Testing

/// What is known of keyboards, in the data that a script made.
@Suite struct KeyboardLayoutsTests {
  private func layout(_ language: String) throws -> KeyboardLayout {
    try #require(LanguageIdentifier(language).flatMap { KeyboardLayouts.layout(of: $0) })
  }

  @Test func americanKeyboardsTypeAllOfASCII() throws {
    let american = try #require(KeyboardLayouts.american)
    for value in UInt32(0x21)...0x7E {
      let character = try #require(Unicode.Scalar(value))
      #expect(american.level(of: character).map { $0 <= .shift } == true, "\(character)")
    }
  }

  @Test func bracketsNeedOptionOnGermanKeyboards() throws {
    let german = try layout("de")
    #expect(german.identifier == "de(mac)")
    #expect(german.level(of: "[") == .option)
    #expect(german.level(of: "+") == .alone)
    #expect(german.level(of: "/") == .shift)
    #expect(german.level(of: "ö") == .alone)
  }

  @Test func plusNeedsMoreThanShiftOnLithuanianKeyboards() throws {
    let lithuanian = try layout("lt")
    let american = try #require(KeyboardLayouts.american)
    #expect(lithuanian.level(of: "+") == .shiftAndOption)
    #expect(lithuanian.character(inPlaceOf: "+", on: american) == "ž")
  }

  @Test func digitsNeedShiftOnFrenchKeyboards() throws {
    #expect(try layout("fr").level(of: "1") == .shift)
    #expect(try layout("fr-CA").level(of: "1") == .alone)
  }

  @Test func languagesHaveTheLayoutsOfTheirRegions() throws {
    #expect(try layout("pt").countries == ["BR"])
    #expect(try layout("pt-PT").countries == ["PT"])
    #expect(try layout("en-GB").countries == ["GB"])
    #expect(try layout("de-CH").identifier == "ch(de_mac)")
    #expect(try layout("es-419").identifier == "latam")
    #expect(try layout("nb").countries == ["NO"])
  }

  @Test(arguments: ["ru", "ar", "he", "el", "sr", "th"]) func layoutsOfOtherScriptsAreLeftOut(_ language: String) {
    #expect(LanguageIdentifier(language).flatMap { KeyboardLayouts.layout(of: $0) } == nil)
  }

  /// Where the packages that the script reads are installed in the version that was read.
  @Test func theDataIsWhatTheScriptMakes() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Sources/Checks/Keyboards/KeyboardLayouts+Generated.swift")
    let written = try String(contentsOf: file, encoding: .utf8)
    let settings = try? String(contentsOfFile: "/usr/share/pkgconfig/xkeyboard-config.pc", encoding: .utf8)
    let version = settings?.split(separator: "\n").first { $0.hasPrefix("Version:") }?.dropFirst(8)
      .trimmingCharacters(in: .whitespaces)
    guard let version, written.contains("xkeyboard-config \(version)\n") else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", root.appendingPathComponent("Scripts/make_keyboard_layouts.py").path, "--print",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = Pipe()
    try process.run()
    let made = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // Without the libraries, it says what is missing.
    guard process.terminationStatus == 0 else { return }
    #expect(made == written)
  }
}
