import Foundation
import Testing

/// What only shows in the real process: streams, signals, shells, and real sources.
@Suite struct BuiltToolTests {
  private let folder: URL

  init() throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = parent.appendingPathComponent("dragoman-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Shop", defaultLocalization: "en",
        targets: [.target(name: "Shop", resources: [.process("Resources")])])
      """, to: "Package.swift")
    try write(
      """
      import SwiftUI

      struct CartView: View {
        @State private var ticketCount = 2
        let concert: String

        var body: some View {
          VStack {
            Text("Your cart", comment: "Title of the page")
            Text("\\(ticketCount) tickets for \\(concert)", bundle: .module)
            Button("Buy") {}
          }
          .navigationTitle(String(localized: "cart.title", defaultValue: "Cart", bundle: .module))
        }
      }
      """, to: "Sources/Shop/CartView.swift")
    try write(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Sell" : {
            "localizations" : {
              "fr" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Vendre"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """, to: "Sources/Shop/Resources/Localizable.xcstrings")
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private var catalog: String {
    get throws {
      let file = folder.appendingPathComponent("Sources/Shop/Resources/Localizable.xcstrings")
      return try String(contentsOf: file, encoding: .utf8)
    }
  }

  @Test func syncBringsTheCatalogInStep() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let check = try BuiltTool.run(["sync", "--check"], in: folder)
    #expect(check.status == 1)
    let sync = try BuiltTool.run(["sync"], in: folder)
    #expect(sync.output == "Sources/Shop/Resources/Localizable.xcstrings: 4 added, 1 stale\n")
    #expect(sync.errors.isEmpty)
    #expect(sync.status == 0)
    #expect(
      try catalog == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%lld tickets for %@" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "%1$lld tickets for %2$@"
                  }
                }
              }
            },
            "Buy" : {

            },
            "cart.title" : {
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Cart"
                  }
                }
              }
            },
            "Sell" : {
              "extractionState" : "stale",
              "localizations" : {
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Vendre"
                  }
                }
              }
            },
            "Your cart" : {
              "comment" : "Title of the page"
            }
          },
          "version" : "1.0"
        }
        """)
    let again = try BuiltTool.run(["sync", "--check"], in: folder)
    #expect(again.status == 0)
    #expect(again.output.hasPrefix("nothing to change in 1 catalog"))
  }

  @Test func extractedJSONHasTheCatalogsAndKeys() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try BuiltTool.run(["extract", "--json"], in: folder)
    let root = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: [String: [String: Any]]]
    let catalog = try #require(root?["Sources/Shop/Resources/Localizable.xcstrings"])
    #expect(catalog.keys.sorted() == ["%lld tickets for %@", "Buy", "Your cart", "cart.title"])
    #expect(catalog["Your cart"]?["comment"] as? String == "Title of the page")
    #expect(catalog["cart.title"]?["value"] as? String == "Cart")
    let places = catalog["Buy"]?["locations"] as? [[String: Any]]
    #expect(places?.first?["path"] as? String == "Sources/Shop/CartView.swift")
    #expect(places?.first?["line"] as? Int == 11)
  }

  /// The same from the outside: a project that is named from another folder.
  @Test func pathsAreThoseOfTheUser() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let parent = folder.deletingLastPathComponent()
    let sync = try BuiltTool.run(["sync", folder.lastPathComponent], in: parent)
    let catalog = "\(folder.lastPathComponent)/Sources/Shop/Resources/Localizable.xcstrings"
    #expect(sync.output == "\(catalog): 4 added, 1 stale\n")
    let status = try BuiltTool.run(["status", "\(folder.path)/Package.swift"], in: parent)
    #expect(status.output.hasPrefix("\(catalog): 4 keys, 1 stale, source language en\n"))
  }

  @Test func aReaderThatGoesEndsNothing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try BuiltTool.shell("dragoman help --json | true; echo \"${PIPESTATUS[0]}\"", in: folder)
    #expect(result.output == "0\n")
    #expect(result.errors.isEmpty)
    let closed = try BuiltTool.shell("dragoman sync >&-; echo \"$?\" >&2", in: folder)
    #expect(closed.errors.hasSuffix("2\n") || closed.errors.hasSuffix("0\n"))
    #expect(try catalog.contains("\"Your cart\""))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"))
  func aFullDeviceIsSaid() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try BuiltTool.shell("dragoman --version > /dev/full", in: folder)
    #expect(result.status == 2)
    #expect(result.errors.contains("cannot write to standard output: no space left on device"))
  }

  @Test func bashCompletesTheRealTool() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try BuiltTool.shell(
      """
      source <(dragoman completions bash)
      complete -p dragoman
      COMP_WORDS=(dragoman sy); COMP_CWORD=1; _dragoman; echo "${COMPREPLY[*]}"
      COMP_WORDS=(dragoman set Sources/Shop/Resources/); COMP_CWORD=2; _dragoman; echo "${COMPREPLY[*]}"
      COMP_WORDS=(dragoman mark X.xcstrings needs); COMP_CWORD=3; _dragoman; echo "${COMPREPLY[*]}"
      """, in: folder)
    #expect(
      result.output == """
        complete -F _dragoman dragoman
        sync
        Sources/Shop/Resources/Localizable.xcstrings
        needs-review

        """)
    #expect(result.errors.isEmpty)
  }

  @Test func unknownWordsAndMissingFilesAreRefused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for arguments in [[], ["sycn"], ["sync", "absent"], ["status", "--frobnicate"], ["format", "Absent.xcstrings"]] {
      let result = try BuiltTool.run(arguments, in: folder)
      #expect(result.status == 2, "\(arguments)")
      #expect(result.output.isEmpty, "\(arguments)")
      #expect(!result.errors.isEmpty, "\(arguments)")
    }
  }

  @Test func aLinkNamedXcstringstoolTakesThatToolsPlace() throws {
    let catalog = "Sources/Shop/Resources/Localizable.xcstrings"
    let result = try BuiltTool.run(
      as: "xcstringstool", ["compile", "--dry-run", "--output-directory", "build", catalog], in: folder)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix(folder.path + "/build/"))
    #expect(try BuiltTool.run(as: "xcstringstool", ["status"], in: folder).status == 64)
  }
}
