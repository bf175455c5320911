import Findings
import InterfaceBuilder
import SourceText
import Testing

@Suite struct InterfaceFileReaderTests {
  @Test func readsUIKitTexts() throws {
    let texts = try texts(
      "CocoaTouch.Storyboard",
      """
      <viewController id="vCt" title="Tickets"><navigationItem key="navigationItem" title="Shop" prompt="Pick"
      backButtonTitle="Back" id="nav"/>
      <label text="Hi" id="lbl"/><label text="" id="emp"/><label id="att"><attributedString key="attributedText">
      <fragment content="Not this"/></attributedString></label>
      <label id="mul"><string key="text">two
      lines</string></label>
      <button id="btn"><state key="normal" title="Buy"/><state key="selected" title="Bought"/>
      <buttonConfiguration key="configuration" title="Buy now" subtitle="Today"/>
      <accessibility key="accessibilityConfiguration" label="Buy a ticket" hint="Pays"/></button>
      <textField text="Name" placeholder="Your name" id="fld"/>
      <segmentedControl id="seg"><segments><segment title="Near"/><segment/><segment title="Far"/></segments></segmentedControl>
      <tableViewSection headerTitle="Top" footerTitle="End" id="sec"/>
      <searchBar placeholder="Search" id="bar"><scopeButtonTitles><string>All</string></scopeButtonTitles></searchBar>
      <view id="run"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="a" value="No"/>
      <userDefinedRuntimeAttribute type="string" keyPath="b" value="Yes" localized="YES"/>
      </userDefinedRuntimeAttributes></view></viewController>
      """)
    let expected = [
      "vCt.title": "Tickets", "nav.title": "Shop", "nav.prompt": "Pick", "nav.backButtonTitle": "Back",
      "lbl.text": "Hi", "mul.text": "two\nlines", "btn.normalTitle": "Buy", "btn.selectedTitle": "Bought",
      "btn.configuration.title": "Buy now", "btn.configuration.subtitle": "Today",
      "btn.accessibilityLabel": "Buy a ticket", "btn.accessibilityHint": "Pays", "fld.text": "Name",
      "fld.placeholder": "Your name", "seg.segmentTitles[0]": "Near", "seg.segmentTitles[2]": "Far",
      "sec.headerTitle": "Top", "sec.footerTitle": "End", "bar.placeholder": "Search",
      "bar.scopeButtonTitles[0]": "All",
      "run.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]": "Yes",
    ]
    #expect(Dictionary(uniqueKeysWithValues: texts.map { ($0.key, $0.text) }) == expected)
  }

  @Test func readsAppKitTexts() throws {
    let texts = try texts(
      "Cocoa.XIB",
      """
      <window title="Box Office" id="win"/><window title="Window" id="w2"/>
      <menu title="MainMenu" id="men"><menuItem title="Print" toolTip="On paper" keyEquivalent="p" id="itm"/></menu>
      <button id="ctl" toolTip="Tip"><buttonCell key="cell" title="Refund" alternateTitle="Undo" id="cel"/>
      <accessibility description="Pay back" help="No fee"/></button>
      <popUpButtonCell title="Never" id="pop"/>
      <textFieldCell title="Text Cell" placeholderString="Row" id="tfc"/>
      <tableColumn headerToolTip="Sorts" id="col"><tableHeaderCell key="headerCell" title="Price" id="hdr"/></tableColumn>
      <segmentedCell id="sgc"><segments><segment label="A" toolTip="B"/></segments></segmentedCell>
      <comboBoxCell id="cmb"><objectValues><string>One</string></objectValues></comboBoxCell>
      <tabViewItem label="General" id="tab"/><box title="Box" id="bx1"/><box title="Seats" id="bx2"/>
      <toolbarItem label="L" paletteLabel="P" toolTip="T" title="Never" id="tbi"/>
      <binding destination="x" id="bnd"><dictionary key="options"><string key="NSNullPlaceholder">none</string></dictionary></binding>
      <textView id="tvw"><string key="toolTip" base64-UTF8="YES">w6kK</string></textView>
      """)
    let expected = [
      "win.title": "Box Office", "itm.title": "Print", "itm.ibShadowedToolTip": "On paper",
      "ctl.ibShadowedToolTip": "Tip", "ctl.ibExternalAccessibilityDescription": "Pay back",
      "ctl.ibExternalAccessibilityHelp": "No fee", "cel.title": "Refund", "cel.alternateTitle": "Undo",
      "tfc.placeholderString": "Row", "col.headerCell.title": "Price", "col.headerToolTip": "Sorts",
      "sgc.ibShadowedLabels[0]": "A", "sgc.ibShadowedToolTips[0]": "B", "cmb.ibShadowedObjectValues[0]": "One",
      "tab.label": "General", "bx2.title": "Seats", "tbi.label": "L", "tbi.paletteLabel": "P", "tbi.toolTip": "T",
      "bnd.ibShadowedIsNilPlaceholder": "none", "tvw.ibShadowedToolTip": "é\n",
    ]
    #expect(Dictionary(uniqueKeysWithValues: texts.map { ($0.key, $0.text) }) == expected)
  }

  @Test func makesXcodesComments() throws {
    let texts = try texts(
      "Cocoa.XIB",
      """
      <textField id="ctl"><textFieldCell key="cell" title="say &quot;&#10;&#9;\\" id="cel"/>
      <attributedString key="userComments"><fragment content="a "/><fragment><string key="content">"b"
      </string></fragment></attributedString></textField>
      <segmentedCell id="sgc"><segments><segment label="A"/></segments></segmentedCell>
      <view id="out"><attributedString key="userComments"><fragment content="not for those within"/></attributedString>
      <subviews><button id="b"><buttonCell key="cell" title="Go" id="bc"/></button></subviews></view>
      """)
    #expect(
      texts.map(\.comment) == [
        #"Class = "NSTextFieldCell"; title = "say \"\n\t\\"; ObjectID = "cel"; Note = "a \"b\"\n";"#,
        #"Class = "NSSegmentedCell"; sgc.ibShadowedLabels[0] = "A"; ObjectID = "sgc";"#,
        #"Class = "NSButtonCell"; title = "Go"; ObjectID = "bc";"#,
      ])
  }

  @Test func readsWatchTexts() throws {
    let texts = try texts(
      "WatchKit.Storyboard",
      "<controller title=\"Now\" id=\"ctl\"><items><label text=\"Hi\" id=\"lbl\"/></items></controller>")
    #expect(texts.map(\.className) == ["WKInterfaceController", "WKInterfaceLabel"])
    #expect(texts.map(\.key) == ["ctl.title", "lbl.text"])
  }

  @Test func knowsWhereTextsStand() throws {
    let source = #"<document type="x.CocoaTouch.XIB"><label text="Hé" id="a"/></document>"#
    let text = try #require(try InterfaceFileReader.file(in: Array(source.utf8), path: "A.xib").texts.first)
    let range = text.range.lowerBound.value..<text.range.upperBound.value
    #expect(String(decoding: Array(source.utf8)[range], as: UTF8.self) == "Hé")
  }

  private static let damagedText = "damaged-interface-text"

  @Test(arguments: [
    ("<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", "old-interface-format"),
    (
      #"<document><label id="a"><string key="text" base64-UTF8="YES">w6k*</string></label></document>"#,
      Self.damagedText
    ),
    (#"<document><label id="a"><string key="text" base64-UTF8="YES">/w</string></label></document>"#, Self.damagedText),
    ("<plist/>", "not-an-interface-file"), ("<document>", "truncated-file"),
  ])
  func refuses(_ text: String, id: String) {
    let refused = #expect(throws: RefusedInput.self) {
      try InterfaceFileReader.file(in: Array(text.utf8), path: "A.xib")
    }
    #expect(refused?.findings.first?.id.rawValue == id)
  }

  private func texts(_ type: String, _ objects: String) throws -> [InterfaceText] {
    let prefix = type.hasPrefix("WatchKit") ? "com.apple.InterfaceBuilder" : "com.apple.InterfaceBuilder3"
    let document = "<document type=\"\(prefix).\(type)\"><objects>\(objects)</objects></document>"
    return try InterfaceFileReader.file(in: Array(document.utf8), path: "A.xib").texts
  }
}
