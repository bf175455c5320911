#if !canImport(Darwin)
  import Foundation
  import FoundationLocalization
  import TestSupport
  import Testing

  @Suite struct PresentationTests {
    static let table = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>Welcome</key><dict><key>NSStringVariableWidthRuleType</key><dict>
          <key>20</key><string>Hi</string><key>25</key><string>Welcome</string>
          <key>50</key><string>Welcome to the store!</string>
        </dict></dict>
        <key>%lld items for %@</key><dict><key>NSStringVariableWidthRuleType</key><dict>
          <key>5</key><string>%lld</string>
          <key>40</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@items@ for %2$@</string>
            <key>items</key><dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key><string>lld</string>
              <key>one</key><string>%lld item</string><key>other</key><string>%lld items</string>
            </dict></dict>
        </dict></dict>
        <key>Tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
          <key>mac</key><string>Click</string><key>other</key><string>Tap</string>
          <key>applewatch</key><dict><key>NSStringVariableWidthRuleType</key><dict>
            <key>3</key><string>T</string><key>9</key><string>Tap watch</string></dict></dict>
        </dict></dict>
        <key>%@ liked %lld</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%2$#@who@</string>
          <key>who</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringGenderRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>0</key><string>%1$@ liked it</string><key>1</key><string>%1$@ hat es gemocht, er</string>
            <key>2</key><string>%1$@ hat es gemocht, sie</string>
          </dict></dict>
        <key>%lld of %lld seats taken</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%2$#@all@</string>
          <key>all</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>zero</key><string>no seats at all</string>
            <key>one</key><string>one seat, and %1$#@it@</string>
            <key>other</key><string>%1$lld of %2$lld seats, %1$#@it@</string>
          </dict>
          <key>it</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>zero</key><string>free</string><key>one</key><string>taken</string>
            <key>other</key><string>taken by %lld</string>
          </dict>
        </dict>
      </dict></plist>
      """

    let bundle = try? TemporaryBundle(["en.lproj/Localizable.stringsdict": table])

    private func text(_ value: String.LocalizationValue) throws -> String {
      String(localized: value, bundle: try #require(bundle).bundle)
    }

    @Test(arguments: [
      (20, "Hi"), (25, "Welcome"), (50, "Welcome to the store!"), (10, "Hi"), (24, "Hi"), (30, "Welcome"),
      (49, "Welcome"), (1000, "Welcome to the store!"),
    ])
    func chooseByWidth(width: Int, expected: String) throws {
      #expect(try text("Welcome").variantFittingPresentationWidth(width) == expected)
      #expect(
        try #require(bundle).bundle.localizedString(forKey: "Welcome", value: nil, table: nil)
          .variantFittingPresentationWidth(width) == expected)
      #expect(try withPresentationWidth(width) { try text("Welcome") } == expected)
    }

    @Test func theWidestIsTakenWhereNothingIsAsked() throws {
      #expect(try text("Welcome") == "Welcome to the store!")
      #expect("no localized text".variantFittingPresentationWidth(1) == "no localized text")
      #expect("".variantFittingPresentationWidth(-1) == "")
    }

    @Test func variantsHaveTheArguments() throws {
      let text = try text("\(1) items for \("Ana")")
      #expect(text == "1 item for Ana")
      #expect(text.variantFittingPresentationWidth(10) == "1")
      #expect(text.variantFittingPresentationWidth(40) == "1 item for Ana")
      #expect(try self.text("\(2) items for \("Bo")").variantFittingPresentationWidth(-3) == "2")
    }

    @Test func chooseByDevice() async throws {
      #expect(try text("Tap") == "Tap")
      #expect(try withDevice(.mac) { try text("Tap") } == "Click")
      #expect(try withDevice(.iPad) { try text("Tap") } == "Tap")
      #expect(try withDevice(PresentationDevice(rawValue: "kiosk")) { try text("Tap") } == "Tap")
      #expect(try withDevice(.appleWatch) { try withPresentationWidth(4) { try text("Tap") } } == "T")
      let bundle = try #require(bundle).bundle
      let texts = await withDevice(.mac) {
        await Task.yield()
        return (String(localized: "Tap", bundle: bundle), bundle.localizedString(forKey: "Tap", value: nil, table: nil))
      }
      #expect(texts == ("Click", "Click"))
      #expect(PresentationDevice.current == .other)
    }

    /// A form can have another choice in it, and each sees all arguments.
    @Test(arguments: [
      (0, 0, "no seats at all"), (0, 1, "one seat, and free"), (1, 1, "one seat, and taken"),
      (3, 5, "3 of 5 seats, taken by 3"), (1, 1_200, "1 of 1,200 seats, taken"), (0, 2, "0 of 2 seats, free"),
    ])
    func chooseWithinChoices(taken: Int, all: Int, expected: String) throws {
      let text = String(
        localized: "\(taken) of \(all) seats taken", bundle: try #require(bundle).bundle,
        locale: Locale(identifier: "en_US"))
      #expect(text == expected)
    }

    @Test func chooseByGender() throws {
      #expect(try text("\("Ana") liked \(2)") == "Ana hat es gemocht, sie")
      #expect(try text("\("Bo") liked \(1)") == "Bo hat es gemocht, er")
      #expect(try text("\("Chris") liked \(0)") == "Chris liked it")
      #expect(try text("\("Chris") liked \(9)") == "Chris liked it")
    }
  }
#endif
