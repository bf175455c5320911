import Findings
import LocalizableReferences
import ProjectModel

/// A storyboard or nib file whose texts have no translation.
package enum UnlocalizedInterfaceFile: ProjectRule {
  package static let description = RuleDescription(
    "an app in several languages has a storyboard or nib file in one",
    rationale: """
      Its texts stay as they are drawn. Localize the file in Xcode (a String Catalog beside it in `mul.lproj`, or \
      `.strings` tables), or set the texts in code. Texts that code reaches by an outlet are most likely set there, and \
      do not count beside others; files that have such texts alone, and files of single cells, are advice.
      """,
    severity: .warning,
    milder: [.advice: "for files of single cells"],
    bad: [
      .project(
        [
          "Hall/Base.lproj/Main.xib": interface(marked: true),
          "Hall/Localizable.xcstrings": ExampleCatalog(key: "Act", texts: ["de": "Akt"]).text,
          "Hall/Hall.swift": "",
        ], xcode: ExampleXcodeProject(languages: ["en", "de"])),
      .project(
        [
          "Hall/Main.xib": interface(
            marked: true, before: #"<label text="Label" id="aa-bb-cc2"/>"#,
            connections: #"<outlet property="title" destination="aa-bb-cc2" id="aa-bb-cc3"/>"#),
          "Hall/Localizable.xcstrings": ExampleCatalog(key: "Act", texts: ["de": "Akt"]).text,
          "Hall/Hall.swift": "",
        ], xcode: ExampleXcodeProject(languages: ["en", "de"])),
    ],
    good: [
      .project(
        [
          "Hall/Base.lproj/Main.xib": interface(marked: false),
          "Hall/de.lproj/Main.strings": #""aa-bb-cc1.text" = "Parkett";"#, "Hall/Hall.swift": "",
        ], xcode: ExampleXcodeProject(languages: ["en", "de"])),
      .project(
        ["Hall/Main.xib": interface(marked: false), "Hall/Hall.swift": ""],
        xcode: ExampleXcodeProject(languages: ["en"])),
      .project(
        [
          "Hall/Main.xib": """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects><label text="Label" id="aa-bb-cc1"/></objects>
          </document>
          """,
          "Hall/Localizable.xcstrings": ExampleCatalog(key: "Act", texts: ["de": "Akt"]).text,
          "Hall/Hall.swift": "",
        ], xcode: ExampleXcodeProject(languages: ["en", "de"])),
    ])

  private static func interface(marked: Bool, before: String = "", connections: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(connections)</connections></placeholder>
        \(before)
        <label text="\(marked ? "↓" : "")Stalls" id="aa-bb-cc1"/>
      </objects>
    </document>
    """
  }

  package static func check(_ project: CheckedProject, _ report: inout RuleReport) {
    for checked in project.targets {
      let target = checked.target
      let shipped = project.languages(of: target)
      guard shipped.count > 1 else { continue }
      let localized =
        Set(target.catalogs.map { ProjectPath.nameWithoutExtension($0) }).union(target.stringsTables.map(\.table))
      let texts = Dictionary(
        grouping: checked.references.filter { $0.origin == .interfaceFile && isRead($0) }, by: \.location.path)
      for (file, references) in texts.sorted(by: { $0.key < $1.key }) {
        let name = ProjectPath.nameWithoutExtension(file)
        let copies = target.interfaceBuilderFiles.filter {
          ProjectPath.nameWithoutExtension($0) == name && $0 != file
        }
        let drawn = references.filter { $0.enclosingDeclaration == nil }
        let counted = drawn.isEmpty ? references : drawn
        guard let first = counted.first, !localized.contains(name), copies.isEmpty else { continue }
        report.add(
          .reference(first.location),
          "\(counted.count == 1 ? "a text" : "\(counted.count) texts") of \(ProjectPath.name(file)) in one language, "
            + "and the app has \(shipped.count)",
          suggestion: "localize the file, or set its texts in code",
          // What a cell shows is mostly filled in by code.
          atMost: drawn.isEmpty || name.hasSuffix("Cell") ? .advice : .error)
      }
    }
  }

  /// Whether a text is one that people read: what is only filled in is not.
  private static func isRead(_ reference: LocalizableReference) -> Bool {
    let text = reference.defaultValue ?? ""
    return text.contains(where: \.isLetter) && !isUntouched(text)
  }

  /// What Interface Builder writes into new objects, which code replaces.
  private static let untouched: Set<String> = [
    "Box", "Button", "Check", "Detail", "Item", "Label", "Left Detail", "Menu", "Multiline Label", "Radio",
    "Right Detail", "Subtitle", "Switch", "Table View Cell", "Text", "Text Cell", "Text Field", "Title",
  ]

  /// `Label`, `Item 1`.
  private static func isUntouched(_ text: String) -> Bool {
    var text = Substring(text)
    while let last = text.last, last.isNumber || last == " " { text.removeLast() }
    return untouched.contains(String(text))
  }
}
