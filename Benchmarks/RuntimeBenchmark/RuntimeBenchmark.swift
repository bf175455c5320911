import FoundationLocalization

/// One side of `measure_runtime.py`, which runs it and the peers in C by turns:
/// `runtime-benchmark prepare FOLDER KEYS`, then `runtime-benchmark WHAT FOLDER` with a word of the list below. The name
/// of a case behind that makes it alone run, for long, so that a profiler can watch.
@main
struct RuntimeBenchmark {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else {
      return print("usage: runtime-benchmark prepare FOLDER KEYS | measure|foundation|cold|… FOLDER")
    }
    let folder = arguments[2]
    switch arguments[1] {
    case "prepare":
      try BenchmarkTexts(count: arguments.count > 3 ? Int(arguments[3]) ?? 10_000 : 10_000).write(to: folder)
    case "measure": RuntimeCases(try BenchmarkFolder(folder)).measure()
    case "allocations": RuntimeCases(try BenchmarkFolder(folder)).countAllocations()
    case "cold": RuntimeCases.coldStart(folder)
    case "memory": RuntimeCases(try BenchmarkFolder(folder)).memory()
    case "foundation": FoundationCases(try BenchmarkFolder(folder)).measure()
    case "foundation-cold": FoundationCases.coldStart(folder)
    case "foundation-memory": FoundationCases(try BenchmarkFolder(folder)).memory()
    default: print("no such measurement: \(arguments[1])")
    }
  }
}
