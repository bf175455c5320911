import Findings
import LocalizableReferences
import SourceExtraction
import SourceText
import Testing

@Suite("Classes that Xcode generates from data models")
struct DataModelTests {
  static let path = "App/House.xcdatamodeld/House.xcdatamodel/contents"

  /// A model with these entities.
  static func model(_ entities: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
    \(entities)
    </model>
    """
  }

  private static let house = model(
    """
    <entity name="House" representedClassName="House" syncable="YES" codeGenerationType="class">
      <attribute name="title" attributeType="String" defaultValueString="Opera"/>
      <attribute name="floors" optional="YES" attributeType="Integer 16" usesScalarValueType="YES"/>
      <attribute name="opened" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
      <relationship name="rows" optional="YES" toMany="YES" ordered="YES" destinationEntity="Row"/>
      <relationship name="stage" optional="YES" maxCount="1" destinationEntity="Stage"/>
    </entity>
    <entity name="Stage" representedClassName=".MainStage" syncable="YES" codeGenerationType="class">
      <attribute name="width" optional="YES" attributeType="Double" usesScalarValueType="YES"/>
    </entity>
    <entity name="Loft" representedClassName="Loft" parentEntity="Stage" syncable="YES" codeGenerationType="class">
      <attribute name="ropes" optional="YES" attributeType="Integer 32" usesScalarValueType="YES"/>
    </entity>
    <entity name="Row" representedClassName="SeatRow" syncable="YES" codeGenerationType="category">
      <attribute name="number" optional="YES" attributeType="Integer 64" usesScalarValueType="YES"/>
    </entity>
    <entity name="Guest" representedClassName="Guest" syncable="YES">
      <attribute name="age" optional="YES" attributeType="Integer 16" usesScalarValueType="YES"/>
    </entity>
    """)

  private func result(_ source: String, model: String = house) throws -> ExtractionResult {
    try ExtractionFixture(files: [Self.path: model, "App/Main.swift": source]).result()
  }

  private func keys(_ source: String, model: String = house) throws -> [String] {
    try result(source, model: model).references.map(\.key)
  }

  @Test(
    "attributes have the types of the generated properties",
    arguments: [
      (#"attributeType="Integer 16" usesScalarValueType="YES""#, "%d"),
      (#"attributeType="Integer 32" usesScalarValueType="YES""#, "%d"),
      (#"attributeType="Integer 64" usesScalarValueType="YES""#, "%lld"),
      (#"attributeType="Double" usesScalarValueType="YES""#, "%lf"),
      (#"attributeType="Float" usesScalarValueType="YES""#, "%f"),
      (#"attributeType="Boolean" usesScalarValueType="YES""#, "%@"),
      (#"attributeType="Date" usesScalarValueType="YES""#, "%lf"),
      (#"attributeType="Integer 64" usesScalarValueType="NO""#, "%@"),
      (#"attributeType="Integer 64""#, "%@"),
      (#"attributeType="Decimal""#, "%@"),
      (#"attributeType="String""#, "%@"),
      (#"attributeType="Date" usesScalarValueType="NO""#, "%@"),
      (#"attributeType="UUID" usesScalarValueType="NO""#, "%@"),
      (#"attributeType="URI""#, "%@"),
      (#"attributeType="Binary""#, "%@"),
      (#"attributeType="Composite""#, "%@"),
      (#"attributeType="Transformable""#, "%@"),
      (#"attributeType="Transformable" customClassName="[Double]""#, "%@"),
      (#"attributeType="Undefined""#, "%@"),
    ])
  func attributes(written: String, specifier: String) throws {
    let entity = #"<entity name="E" representedClassName="E" codeGenerationType="class">"#
    for optional in ["", #" optional="YES""#] {
      let model = Self.model(entity + "<attribute name=\"value\" \(written)\(optional)/></entity>")
      let found = try result(#"func f(_ e: E) { _ = Text("is \(e.value)") }"#, model: model)
      #expect(found.references.map(\.key) == ["is \(specifier)"])
      #expect(found.findings.isEmpty, "the type is known")
      #expect(found.incompleteFiles.isEmpty)
    }
  }

  static let uses: [ConstructCase] = [
    ConstructCase("in place", #"func f(_ h: House) { _ = Text("\(h.floors) floors") }"#, ["%d floors"]),
    ConstructCase(
      "range", #"func f(_ h: House) { _ = ForEach(0..<h.floors, id: \.self) { i in Text("Floor \(i + 1)") } }"#,
      ["Floor %d"]),
    ConstructCase(
      "strings are optional", #"func f(_ h: House) { _ = Text("\(h.title ?? "") and \(h.title!.count)") }"#,
      ["%@ and %lld"]),
    ConstructCase(
      "custom class", #"func f(_ s: MainStage, _ h: House) { _ = Text("\(s.width) \(h.stage!.width)") }"#, ["%lf %lf"]),
    ConstructCase("parent", #"func f(_ l: Loft) { _ = Text("\(l.ropes) \(l.width)") }"#, ["%d %lf"]),
    ConstructCase(
      "properties only", #"class SeatRow: NSManagedObject {}; func f(_ r: SeatRow) { _ = Text("Row \(r.number)") }"#,
      ["Row %lld"]),
    ConstructCase("to many", #"func f(_ h: House) { _ = Text("\(h.rows?.count ?? 0) rows") }"#, ["%lld rows"]),
    ConstructCase(
      "made", #"func f(_ c: NSManagedObjectContext) { let h = House(context: c); _ = Text("\(h.floors)") }"#, ["%d"]),
    ConstructCase(
      "fetched",
      """
      func f(_ c: NSManagedObjectContext) throws {
        let found = try c.fetch(House.fetchRequest())
        _ = ForEach(found) { h in Text("\\(h.floors) of \\(found.count)") }
      }
      """, ["%d of %lld"]),
    ConstructCase(
      "results of a request",
      """
      struct V: View {
        @FetchRequest(sortDescriptors: []) private var houses: FetchedResults<House>
        var body: some View { ForEach(houses) { Text("\\($0.floors)") }; Text("\\(houses.count) houses") }
      }
      """, ["%d", "%lld houses"]),
    ConstructCase(
      "extended", #"extension House { var next: Int16 { floors + 1 }; var name: Text { Text("\(next) \(floors)") } }"#,
      ["%d %d"]),
    ConstructCase(
      "own class beside it",
      #"class Guest: NSManagedObject { @NSManaged var age: Int32 }; let a = Text("\(Guest().age)")"#,
      ["%d"]),
  ]

  @Test("uses in sources", arguments: uses)
  func usesInSources(_ construct: ConstructCase) throws {
    let found = try result(construct.source)
    #expect(found.references.map(\.key) == construct.keys)
    #expect(found.findings.isEmpty)
  }

  @Test("an entity without generated code declares nothing")
  func manual() throws {
    let found = try result(#"func f(_ g: Guest) { _ = Text("\(g.age)") }"#)
    #expect(found.references.map(\.key) == ["%@"])
    #expect(found.findings.map(\.id) == ["guessed-specifier"])
  }

  @Test("a model of another target tells types, and its faults are not this target's")
  func context() throws {
    let source = #"func f(_ h: House) { _ = Text("\(h.floors)") }"#
    for (model, key) in [(Self.house, "%d"), ("<model", "%@")] {
      let found = try ExtractionFixture(files: [Self.path: model, "App/Main.swift": source])
        .result(inContext: [Self.path])
      #expect(found.references.map(\.key) == [key])
      #expect(found.incompleteFiles.isEmpty)
    }
  }

  @Test(
    "a file that is no model is named, and no key counts as gone",
    arguments: [
      ("", "truncated-file"), ("<model", "truncated-file"), ("<plist version=\"1.0\"/>", "not-a-data-model"),
      ("<model><entity></model>", "malformed-xml"), ("bplist00", "malformed-xml"),
      ("<!DOCTYPE a [<!ENTITY b \"c\">]><model/>", "xml-entity-declaration"),
    ])
  func refused(text: String, id: FindingID) throws {
    let found = try result(#"let a = Text("Row")"#, model: text)
    #expect(found.findings.map(\.id) == [id])
    #expect(found.findings.first?.location?.path == Self.path)
    #expect(found.incompleteFiles == [Self.path])
    #expect(found.references.map(\.key) == ["Row"])
  }

  @Test("names that Swift does not have declare nothing and are named")
  func names() throws {
    let model = Self.model(
      """
      <entity name="A" representedClassName="A{}" codeGenerationType="class"><attribute name="x"/></entity>
      <entity name="B" representedClassName="B" codeGenerationType="class">
        <attribute name="a b" attributeType="Integer 16" usesScalarValueType="YES"/>
        <attribute attributeType="String"/>
        <attribute name="größe" attributeType="Integer 16" usesScalarValueType="YES"/>
        <attribute name="default" attributeType="Integer 16" usesScalarValueType="YES"/>
      </entity>
      <entity name="C" representedClassName="" codeGenerationType="class"/>
      <entity name="D" codeGenerationType="class"/>
      """)
    let found = try result(#"func f(_ b: B) { _ = Text("\(b.größe) \(b.default)") }"#, model: model)
    #expect(found.references.map(\.key) == ["%d %d"])
    #expect(found.findings.map(\.id) == Array(repeating: "wrong-data-model-name", count: 4))
    #expect(found.findings.compactMap { $0.location?.range?.lowerBound.line } == [3, 5, 6, 10])
    #expect(found.incompleteFiles == [Self.path])
  }

  @Test("parents and destinations that lead in circles, or nowhere, end")
  func circles() throws {
    let model = Self.model(
      """
      <entity name="A" representedClassName="A" parentEntity="B" codeGenerationType="class">
        <relationship name="gone" destinationEntity="Gone"/>
        <attribute name="odd" attributeType="Transformable" customClassName="Int } class X {"/>
        <attribute name="deep" attributeType="Transformable" customClassName="[[[[[[[[[[[[[[[[[[[[[[[[["/>
      </entity>
      <entity name="B" representedClassName="B" parentEntity="A" codeGenerationType="class">
        <attribute name="n" attributeType="Integer 16" usesScalarValueType="YES"/>
      </entity>
      <entity name="C" representedClassName="C" parentEntity="Gone" codeGenerationType="class"/>
      """)
    let source = #"func f(_ a: A, _ c: C) { _ = Text("\(a.n) \(a.gone!.x) \(a.odd) \(a.deep) \(a.none) \(c.n)") }"#
    #expect(try keys(source, model: model) == ["%d %@ %@ %@ %@ %@"])
  }
}
