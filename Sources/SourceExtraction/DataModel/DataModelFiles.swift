import LocalizableReferences

/// The Core Data models of all units and of their context, read: there are few, and they are small.
struct DataModelFiles {
  /// Numbered from the first number on.
  let files: [ExtractableFile]
  private let read: [DataModelDeclarations]

  /// - Parameter firstNumber: of the first model in the index, after all sources.
  init(units: [ExtractionUnit], context: [ExtractableFile], access: SourceAccess, firstNumber: Int) {
    let own = units.flatMap(\.files).filter(Self.isModel)
    var seen: Set<ExtractableFile> = []
    let files = (own + context.filter(Self.isModel)).filter { seen.insert($0).inserted }
    let ownFiles = Set(own)
    self.files = files
    read = ParallelWork.map(files.count) { place in
      let file = files[place]
      guard let bytes = access.bytes(of: file) else { return DataModelDeclarations(unreadable: file.path) }
      return DataModelDeclarations(
        in: bytes, path: file.path, origin: ownFiles.contains(file) ? .project : .dependency,
        number: firstNumber + place)
    }
  }

  /// Fingerprinted, so that what was remembered of sources falls with a declaration it rests on.
  var declarations: [FileDeclarations] { read.map { $0.declarations.fingerprinted() } }

  /// Says what is wrong with the models of a unit. Where one is not understood, a specifier may be wrong and a key seem
  /// to be gone.
  func addFindings(on unit: ExtractionUnit, to result: inout ExtractionResult) {
    let own = Set(unit.files.filter(Self.isModel))
    guard !own.isEmpty else { return }
    for (file, model) in zip(files, read) where own.contains(file) {
      result.findings += model.findings
      if model.isIncomplete { result.incompleteFiles.append(file.path) }
    }
  }

  private static func isModel(_ file: ExtractableFile) -> Bool { file.fileExtension == "xcdatamodel" }
}
