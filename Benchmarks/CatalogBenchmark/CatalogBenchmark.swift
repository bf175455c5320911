import Foundation
import StringCatalog

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Does one thing with one catalog, so that a script can measure the time and the memory of the process.
@main struct CatalogBenchmark {
  static func main() throws {
    guard CommandLine.arguments.count >= 3 else {
      write("usage: catalog-benchmark read|edit|entries|format FILE [OUTPUT]\n")
      exit(2)
    }
    let file = CommandLine.arguments[2]
    let start = DispatchTime.now().uptimeNanoseconds
    var catalog = try StringCatalog(bytes: try contents(of: file), path: file)
    let afterReading = DispatchTime.now().uptimeNanoseconds
    var output: [UInt8] = []
    switch CommandLine.arguments[1] {
    case "read": break
    case "edit":
      // One text of one key in the middle, as a translator's edit is.
      let keys = catalog.keys
      let unit = StringUnit(state: .needsReview, value: "edited")
      if !keys.isEmpty { catalog.setStringUnit(unit, key: keys[keys.count / 2], language: "fr") }
      output = catalog.bytes()
    case "entries":
      // Every entry into the model: what a report over all languages costs.
      var texts = 0
      for key in catalog.keys {
        for localization in (catalog[key]?.localizations ?? [:]).values { texts += localization.stringUnits.count }
      }
      write("\(texts) texts\n")
    default: output = catalog.formatted()
    }
    if CommandLine.arguments.count > 3 { try write(output, to: CommandLine.arguments[3]) }
    let end = DispatchTime.now().uptimeNanoseconds
    write("read \(Double(afterReading - start) / 1e6) ms, then \(Double(end - afterReading) / 1e6) ms\n")
  }

  /// Straight into the array, since `Data` would make a copy.
  private static func contents(of path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw CocoaError(.fileReadNoSuchFile) }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = ftell(file)
    rewind(file)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "wb") else { throw CocoaError(.fileWriteNoPermission) }
    defer { fclose(file) }
    if fwrite(bytes, 1, bytes.count, file) != bytes.count { throw CocoaError(.fileWriteOutOfSpace) }
  }

  private static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
