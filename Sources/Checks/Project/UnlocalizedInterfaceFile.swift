import Findings
import LocalizableReferences
import ProjectModel

/// A storyboard or nib file whose texts have no translation.
package enum UnlocalizedInterfaceFile: ProjectRule {
  package static let description = RuleDescription(
    "an app in several languages has a storyboard or nib file in one",
    rationale: """
      Its texts stay as they are drawn. Localize the file in Xcode (a String Catalog beside it in `mul.lproj`, or \
      `.strings` tables), or set the texts in code. Files of single cells are advice: code fills most of them in.
      """,
    severity: .warning,
    milder: [.advice: "for files of single cells"],
    bad: [
      .project(
        [
          "Hall/Base.lproj/Main.xib": interface(marked: true),
          "Hall/Localizable.xcstrings": ExampleCatalog(key: "Act", texts: ["de": "Akt"]).text,
          "Hall/Hall.swift": "",
        ], xcode: ExampleXcodeProject(languages: ["en", "de"]))
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
    ])

  private static func interface(marked: Bool) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
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
        guard let first = references.first, !localized.contains(name), copies.isEmpty else { continue }
        report.add(
          .reference(first.location),
          "\(references.count == 1 ? "a text" : "\(references.count) texts") of \(ProjectPath.name(file)) in one language, "
            + "and the app has \(shipped.count)",
          suggestion: "localize the file, or set its texts in code",
          // What a cell shows is mostly filled in by code.
          atMost: name.hasSuffix("Cell") ? .advice : .error)
      }
    }
  }

  /// Whether a text is one that people read: what is only filled in is not.
  private static func isRead(_ reference: LocalizableReference) -> Bool {
    (reference.defaultValue ?? "").contains(where: \.isLetter)
  }
}
