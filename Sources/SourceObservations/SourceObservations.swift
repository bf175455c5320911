/// All that was observed in sources, one list a kind. Each list is in the order of files, then of places.
package struct SourceObservations: Hashable, Sendable {
  package var unlocalizedTexts: [UnlocalizedText] = []
  package var textParameters: [TextParameter] = []
  package var joinedTexts: [JoinedText] = []
  package var formattedTexts: [FormattedText] = []
  package var handMadeFormats: [HandMadeFormat] = []
  package var fixedLocales: [FixedLocale] = []
  package var countBranches: [CountBranch] = []
  package var directionalLayouts: [DirectionalLayout] = []
  package var fixedDimensions: [FixedDimension] = []
  package var constantSpacings: [ConstantSpacing] = []
  package var imageUses: [ImageUse] = []
  package var keyboardShortcuts: [KeyboardShortcutUse] = []
  package var legacyCalls: [LegacyLocalizationCall] = []
  package var dynamicKeys: [DynamicKey] = []
  package var lookedUpTexts: [LookedUpText] = []
  package var languageChoices: [LanguageChoice] = []
  package var localeChangeObservers: [LocaleChangeObserver] = []
  package var heldTexts: [HeldText] = []
  package var resolvedIntentTexts: [ResolvedIntentText] = []
  package var previewTexts: [PreviewText] = []
  package var directionSensitiveTexts: [DirectionSensitiveText] = []
  package var outdatedCalls: [OutdatedTextCall] = []

  package init() {}

  package mutating func append(_ other: SourceObservations) {
    Self.append(other.unlocalizedTexts, to: &unlocalizedTexts)
    Self.append(other.textParameters, to: &textParameters)
    Self.append(other.joinedTexts, to: &joinedTexts)
    Self.append(other.formattedTexts, to: &formattedTexts)
    Self.append(other.handMadeFormats, to: &handMadeFormats)
    Self.append(other.fixedLocales, to: &fixedLocales)
    Self.append(other.countBranches, to: &countBranches)
    Self.append(other.directionalLayouts, to: &directionalLayouts)
    Self.append(other.fixedDimensions, to: &fixedDimensions)
    Self.append(other.constantSpacings, to: &constantSpacings)
    Self.append(other.imageUses, to: &imageUses)
    Self.append(other.keyboardShortcuts, to: &keyboardShortcuts)
    Self.append(other.legacyCalls, to: &legacyCalls)
    Self.append(other.dynamicKeys, to: &dynamicKeys)
    Self.append(other.lookedUpTexts, to: &lookedUpTexts)
    Self.append(other.languageChoices, to: &languageChoices)
    Self.append(other.localeChangeObservers, to: &localeChangeObservers)
    Self.append(other.heldTexts, to: &heldTexts)
    Self.append(other.resolvedIntentTexts, to: &resolvedIntentTexts)
    Self.append(other.previewTexts, to: &previewTexts)
    Self.append(other.directionSensitiveTexts, to: &directionSensitiveTexts)
    Self.append(other.outdatedCalls, to: &outdatedCalls)
  }

  private static func append<Observation>(_ others: [Observation], to list: inout [Observation]) {
    // Most files have nothing of most kinds, and what is the first needs no copy.
    if list.isEmpty { list = others } else if !others.isEmpty { list += others }
  }

  /// Everything, by kind.
  package var kinds: [(kind: String, observations: [any SourceObservation])] {
    [
      (UnlocalizedText.kind, unlocalizedTexts),
      (TextParameter.kind, textParameters),
      (JoinedText.kind, joinedTexts),
      (FormattedText.kind, formattedTexts),
      (HandMadeFormat.kind, handMadeFormats),
      (FixedLocale.kind, fixedLocales),
      (CountBranch.kind, countBranches),
      (DirectionalLayout.kind, directionalLayouts),
      (FixedDimension.kind, fixedDimensions),
      (ConstantSpacing.kind, constantSpacings),
      (ImageUse.kind, imageUses),
      (KeyboardShortcutUse.kind, keyboardShortcuts),
      (LegacyLocalizationCall.kind, legacyCalls),
      (DynamicKey.kind, dynamicKeys),
      (LookedUpText.kind, lookedUpTexts),
      (LanguageChoice.kind, languageChoices),
      (LocaleChangeObserver.kind, localeChangeObservers),
      (HeldText.kind, heldTexts),
      (ResolvedIntentText.kind, resolvedIntentTexts),
      (PreviewText.kind, previewTexts),
      (DirectionSensitiveText.kind, directionSensitiveTexts),
      (OutdatedTextCall.kind, outdatedCalls),
    ]
  }

  /// Puts each list in order and drops what it has twice.
  package mutating func tidy() {
    Self.tidy(&unlocalizedTexts)
    Self.tidy(&textParameters)
    Self.tidy(&joinedTexts)
    Self.tidy(&formattedTexts)
    Self.tidy(&handMadeFormats)
    Self.tidy(&fixedLocales)
    Self.tidy(&countBranches)
    Self.tidy(&directionalLayouts)
    Self.tidy(&fixedDimensions)
    Self.tidy(&constantSpacings)
    Self.tidy(&imageUses)
    Self.tidy(&keyboardShortcuts)
    Self.tidy(&legacyCalls)
    Self.tidy(&dynamicKeys)
    Self.tidy(&lookedUpTexts)
    Self.tidy(&languageChoices)
    Self.tidy(&localeChangeObservers)
    Self.tidy(&heldTexts)
    Self.tidy(&resolvedIntentTexts)
    Self.tidy(&previewTexts)
    Self.tidy(&directionSensitiveTexts)
    Self.tidy(&outdatedCalls)
  }

  private static func tidy<Observation: SourceObservation>(_ list: inout [Observation]) {
    guard list.count > 1 else { return }
    // Files come in order, and so does most of what is in each, mostly with a place of its own.
    if zip(list, list.dropFirst()).allSatisfy({ $0.place < $1.place }) { return }
    if zip(list, list.dropFirst()).contains(where: { $1.place < $0.place }) { list.sort { $0.place < $1.place } }
    // What is twice in it has one place, so that few have to be compared.
    var start = 0
    var isRepeated = false
    let repeated = list.indices.map { number -> Bool in
      if list[number].place.range != list[start].place.range || list[number].place.path != list[start].place.path {
        start = number
      }
      let isKnown = list[start..<number].contains(list[number])
      if isKnown { isRepeated = true }
      return isKnown
    }
    if isRepeated { list = zip(list, repeated).filter { !$1 }.map(\.0) }
  }
}
