import LocalizableReferences
import SourceObservations
import SourceText
import TestSupport
import Testing

@testable import SourceExtraction

@Suite("What is observed in Objective-C")
struct ObjectiveCObserverTests {
  private func observations(_ source: String) -> SourceObservations {
    let text = SourceText(source)
    var observer = ObjectiveCObserver(
      tokens: ObjectiveCTokenizer.tokens(in: text.bytes).tokens, macros: LocalizingMacro.all(with: []), text: text,
      path: "Main.m")
    observer.run()
    return observer.found
  }

  @Test(
    "text that is shown",
    arguments: [
      "self.titleLabel.text = @\"Words\";", "UILabel *caption = [UILabel new]; caption.text = isOn ? @\"Words\" : nil;",
      "[button setTitle:@\"Words\" forState:UIControlStateNormal];", "[label setText:@\"Words\"];",
      "cell.textLabel.text = [NSString stringWithFormat:@\"Words\", count];",
      "[UIAlertController alertControllerWithTitle:@\"Words\" message:nil preferredStyle:style];",
      "[UIAlertController alertControllerWithTitle:nil message:@\"Words\" preferredStyle:style];",
      "[a addAction:[UIAlertAction actionWithTitle:@\"Words\" style:s handler:^(UIAlertAction *x) { [self go]; }]];",
      "NSAlert *alert = [[NSAlert alloc] init]; alert.messageText = @\"Words\";",
      "[alert addButtonWithTitle:@\"Words\"];",
      "[[NSMenuItem alloc] initWithTitle:@\"Words\" action:nil keyEquivalent:@\"\"];",
      "self.button.accessibilityLabel = @\"Words\";", "[view setAccessibilityLabel:@\"Words\"];",
      "@implementation HallViewController\n- (void)f { self.title = @\"Words\"; }\n@end",
      "self.navigationItem.title = @\"Words\";",
      "field.attributedPlaceholder = [[NSAttributedString alloc]"
        + " initWithString:@\"Words\"];",
      "NSDictionary *d = @{ NSLocalizedDescriptionKey: @\"Words\", @\"a\": @\"b\" };",
      "[[UISegmentedControl alloc] initWithItems:@[ @\"Words\" ]];",
    ])
  func shown(source: String) {
    #expect(observations(source).unlocalizedTexts.map(\.text.description) == ["Words"])
  }

  @Test(
    "text that nobody reads, or that a table has",
    arguments: [
      "self.label.text = NSLocalizedString(@\"Words\", nil);", "self.label.text = [self textForKey:@\"Words\"];",
      "self.label.text = @\"—\";", "self.label.text = [NSString stringWithFormat:@\"%@: %d\", a, b];",
      "if ([kind isEqualToString:@\"Words\"]) {}", "request.body = @\"Words\";", "if (label.text == @\"Words\") {}",
      "NSString *key = @\"Words\";", "[d setObject:@\"Words\" forKey:@\"text\"];",
    ])
  func others(source: String) {
    #expect(observations(source).unlocalizedTexts == [])
  }

  @Test("formats, locales and directions, with their places")
  func otherKinds() {
    let found = observations(
      """
      NSString *a = [NSString stringWithFormat:@"%d items", count];
      NSString *b = [NSString localizedStringWithFormat:NSLocalizedString(@"items", nil), count];
      formatter.dateFormat = @"dd.MM.yyyy";
      [formatter setDateFormat:@"HH:mm"];
      formatter.locale = [NSLocale localeWithLocaleIdentifier:@"en_US"];
      label.textAlignment = NSTextAlignmentLeft;
      NSString *language = [NSLocale preferredLanguages].firstObject;
      """)
    #expect(found.formattedTexts.map(\.format) == ["%d items", nil])
    #expect(found.formattedTexts.map(\.isFormatLocalized) == [false, true])
    #expect(found.formattedTexts.first?.arguments.map(\.source) == ["count"])
    #expect(found.handMadeFormats.map(\.text) == ["dd.MM.yyyy", "HH:mm"])
    #expect(found.fixedLocales.map(\.identifier) == ["en_US"])
    #expect(found.directionalLayouts.map(\.place.source) == ["NSTextAlignmentLeft"])
    #expect(found.languageChoices.count == 1)
    #expect(found.handMadeFormats.first?.place.range.lowerBound.line == 3)
    #expect(found.handMadeFormats.first?.place.range.lowerBound.column == 24)
    #expect(found.handMadeFormats.first?.place.source == "@\"dd.MM.yyyy\"")
  }

  @Test("any bytes are read", arguments: 1...200)
  func damaged(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = [
      "[", "]", "(", ")", "@\"a", "\"", ":", ";", "=", ".", ",", "text", "setText", "stringWithFormat", "?", "{", "}",
      "*", "é",
    ]
    let source = (0..<40).map { _ in pieces.randomElement(using: &random) ?? "" }.joined(separator: " ")
    _ = observations(source)
  }
}
