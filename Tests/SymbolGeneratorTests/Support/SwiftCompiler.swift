import Foundation

/// The toolchain's compiler, run on generated sources together with a small stand-in for what Apple's Foundation has
/// and that of other systems does not: `LocalizedStringResource` and `String.LocalizationValue`.
enum SwiftCompiler {
  /// - Returns: what the compiler has to say; empty if the files typecheck without a warning.
  static func diagnostics(of files: [String: String], options: [String] = []) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (name, text) in files.merging(["Stand-In.swift": standIn], uniquingKeysWith: { $1 }) {
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      paths.append(file.path)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-module-name", "Generated", "-package-name", "generated", "-parse-as-library"] + options
      + paths.sorted()
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).replacing(folder.path + "/", with: "")
  }

  /// Whether `swiftc` can be found; tests that need it are skipped otherwise.
  static let isFound: Bool = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: $0 + "/swiftc") }
  }()

  private static let standIn = """
    public import Foundation

    public protocol Formattable {}
    extension Int: Formattable {}
    extension Int8: Formattable {}
    extension Int16: Formattable {}
    extension Int32: Formattable {}
    extension UInt: Formattable {}
    extension UInt8: Formattable {}
    extension UInt16: Formattable {}
    extension UInt32: Formattable {}
    extension Float: Formattable {}
    extension Double: Formattable {}

    extension String {
      public struct LocalizationValue: ExpressibleByStringInterpolation {
        public struct StringInterpolation: StringInterpolationProtocol {
          public init(literalCapacity: Int, interpolationCount: Int) {}
          public mutating func appendLiteral(_ literal: String) {}
          public mutating func appendInterpolation(_ value: String) {}
          public mutating func appendInterpolation<T: Formattable>(_ value: T, specifier: String) {}
        }
        public init(stringLiteral value: String) {}
        public init(stringInterpolation: StringInterpolation) {}
      }
    }

    public struct LocalizedStringResource: Sendable {
      public enum BundleDescription: @unchecked Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)
      }
      public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, bundle: BundleDescription = .main,
        comment: StaticString? = nil
      ) {}
      public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
      ) {}
    }

    #if SWIFT_PACKAGE
      extension Foundation.Bundle {
        static var module: Bundle { .main }
      }
    #endif
    """
}
