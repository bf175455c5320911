import Findings
import LocalizableReferences
import StringsData
import Testing

@Suite struct StringsDataExtractorTests {
  private func input(_ path: String, source: String, _ keys: String..., table: String = "Localizable")
    -> StringsDataExtractor.Input
  {
    let entries = keys.enumerated().map { number, key in
      StringsDataEntry(key: key, location: .init(startingLine: number + 1, startingColumn: 5))
    }
    return StringsDataExtractor.Input(
      path: path, file: StringsDataFile(source: source, tables: keys.isEmpty ? [:] : [table: entries]))
  }

  private func results(_ inputs: [StringsDataExtractor.Input], _ files: [String]...) throws -> [ExtractionResult] {
    let units = files.enumerated().map { number, paths in
      ExtractionUnit(
        name: "Target\(number)", files: paths.map { ExtractableFile(path: $0, absolutePath: "/shop/" + $0) })
    }
    return try StringsDataExtractor(inputs).references(in: units, context: [], progress: nil)
  }

  @Test func stringsComeFromTheFileOfTheirSource() throws {
    let found = try results(
      [
        input("b/Seat.stringsdata", source: "/shop/Kit/Seat.swift", "Row", "Seat"),
        input("b/Hall.stringsdata", source: "/shop/App/Hall.swift", "Hall", table: "Venue"),
      ],
      ["App/Hall.swift"], ["Kit/Seat.swift"])
    #expect(found[0].references.map(\.key) == ["Hall"])
    #expect(found[0].references.first?.table == "Venue")
    #expect(found[1].references.map(\.key) == ["Row", "Seat"])
    #expect(found[1].references.last?.location == ReferenceLocation(path: "Kit/Seat.swift", line: 2, column: 5))
    #expect(found.allSatisfy { $0.incompleteFiles.isEmpty && $0.findings.isEmpty })
  }

  @Test func anotherCopyOfTheProjectMayHaveBeenBuilt() throws {
    let found = try results(
      [input("b/Seat.stringsdata", source: "/elsewhere/anna/Shop/Kit/Seat.swift", "Row")], ["Kit/Seat.swift"])
    #expect(found[0].references.map(\.key) == ["Row"])
    #expect(found[0].incompleteFiles.isEmpty)
  }

  @Test func sourcesOfOneNameAreToldApart() throws {
    let found = try results(
      [
        input("b/1/Seat.stringsdata", source: "/elsewhere/App/Seat.swift", "App"),
        input("b/2/Seat.stringsdata", source: "/elsewhere/Kit/Seat.swift", "Kit"),
      ],
      ["Kit/Seat.swift", "App/Seat.swift"])
    #expect(found[0].references.map(\.key) == ["Kit", "App"])
  }

  @Test func aSourceIsNotTakenForOneOfTheSameNameInAFolderOfTheCopy() throws {
    let found = try results(
      [
        input("b/1/Seat.stringsdata", source: "/elsewhere/Kit/Seat.swift", "Kit"),
        input("b/2/Hall.stringsdata", source: "/elsewhere/Hall.swift", "Hall"),
      ],
      ["Seat.swift", "Hall.swift"], ["Kit/Seat.swift"])
    #expect(found[0].references.map(\.key) == ["Hall"])
    #expect(found[0].incompleteFiles == ["Seat.swift"])
    #expect(found[1].references.map(\.key) == ["Kit"])
  }

  @Test(arguments: ["Kit/Seat.swift", "./Kit/Seat.swift", "Shop/Kit/Seat.swift"])
  func theCompilerMayHaveBeenGivenRelativePaths(_ source: String) throws {
    let found = try results([input("b/Seat.stringsdata", source: source, "Row")], ["Kit/Seat.swift"])
    #expect(found[0].references.map(\.key) == ["Row"])
    #expect(found[0].incompleteFiles.isEmpty)
  }

  @Test func buildsForSeveralPlatformsAreTakenTogether() throws {
    let found = try results(
      [
        input("b/arm64/Seat.stringsdata", source: "/shop/Seat.swift", "Row", "Tap"),
        input("b/x86_64/Seat.stringsdata", source: "/shop/Seat.swift", "Row", "Click"),
      ], ["Seat.swift"])
    #expect(found[0].references.map(\.key).sorted() == ["Click", "Row", "Tap"])
  }

  @Test func aSourceWithoutFileCountsAsNotRead() throws {
    let found = try results(
      [input("b/Seat.stringsdata", source: "/shop/Seat.swift", "Row")], ["Hall.swift", "Seat.swift"])
    #expect(found[0].incompleteFiles == ["Hall.swift"])
    #expect(found[0].findings.map(\.id) == ["stringsdata-incomplete"])
  }

  @Test func filesOfSourcesThatAreGoneAreNamedUnlessGeneratedOrEmpty() throws {
    let found = try results(
      [
        input("b/Seat.stringsdata", source: "/shop/Seat.swift", "Row"),
        input("b/Old.stringsdata", source: "/shop/Old.swift", "Old"),
        input("b/Empty.stringsdata", source: "/shop/Empty.swift"),
        input("b/GeneratedStringSymbols_Localizable.stringsdata", source: "/build/Symbols.swift", "Row"),
      ], ["Seat.swift"])
    #expect(found[0].findings.map(\.id) == ["stringsdata-without-source"])
    #expect(found[0].findings.first?.location?.path == "b/Old.stringsdata")
  }
}
