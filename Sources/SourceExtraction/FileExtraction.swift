import LocalizableReferences
import SourceObservations

/// Extraction of files that can be read one at a time, each without the others.
enum FileExtraction {
  /// Reads the chosen files of all units on all cores.
  ///
  /// - Parameters:
  ///   - isChosen: which of the units' files are this extractor's.
  ///   - read: what is in a file, given its bytes and the number of its unit.
  /// - Returns: one result for each unit; a file that cannot be read is incomplete.
  static func results(
    in units: [ExtractionUnit], access: SourceAccess,
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?,
    choosing isChosen: (ExtractableFile) -> Bool,
    reading read: @escaping @Sendable (_ file: ExtractableFile, _ bytes: [UInt8], _ unit: Int) -> ExtractionResult
  ) -> [ExtractionResult] {
    let jobs = units.enumerated().flatMap { unit, value in
      value.files.filter(isChosen).map { (unit: unit, file: $0) }
    }
    let counter = ProgressCounter(total: jobs.count, report: progress)
    let results = ParallelWork.map(jobs.count) { number in
      defer { counter.advance() }
      let (unit, file) = jobs[number]
      guard let bytes = access.bytes(of: file) else { return unreadable(file) }
      return read(file, bytes, unit)
    }
    var made = units.map { _ in ExtractionResult() }
    for (job, result) in zip(jobs, results) {
      made[job.unit].references += result.references
      made[job.unit].findings += result.findings
      made[job.unit].incompleteFiles += result.incompleteFiles
      made[job.unit].observations.append(result.observations)
    }
    return made
  }

  static func unreadable(_ file: ExtractableFile) -> ExtractionResult {
    ExtractionResult(findings: [ExtractionFindings.unreadable(file.path)], incompleteFiles: [file.path])
  }
}
