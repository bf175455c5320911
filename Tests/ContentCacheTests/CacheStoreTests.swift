import Foundation
import TestSupport
import Testing

@testable import ContentCache

@Suite struct CacheStoreTests {
  private let project: TemporaryProject
  private var folder: String { project.root + "/a/cache" }

  init() throws { project = try TemporaryProject() }

  private func writer(_ text: String) -> BinaryWriter {
    var writer = BinaryWriter()
    writer.write(text)
    return writer
  }

  private func text(_ store: CacheStore, _ key: ContentHash) -> String? {
    guard var reader = store.entry(key) else { return nil }
    return try? reader.text()
  }

  @Test func givesBackWhatItKept() throws {
    let store = try #require(CacheStore(folder: folder, identity: "1"))
    let key = store.key("kind", ContentHash("a"))
    #expect(text(store, key) == nil)
    store.keep(writer("one"), as: key)
    #expect(text(store, key) == "one")
    store.keep(writer("two"), as: key)
    #expect(text(store, key) == "two")
    #expect(text(try #require(CacheStore(folder: folder, identity: "1")), key) == "two")
    #expect(FileManager.default.fileExists(atPath: folder + "/CACHEDIR.TAG"))
  }

  @Test func keysDifferInEveryPart() throws {
    let store = try #require(CacheStore(folder: folder, identity: "1"))
    let other = try #require(CacheStore(folder: folder, identity: "2"))
    let (one, two) = (ContentHash("a"), ContentHash("b"))
    let keys = [
      store.key("kind", one), store.key("kind", two), store.key("other", one), store.key("kind", one, two),
      store.key("kind", two, one), other.key("kind", one),
    ]
    #expect(Set(keys).count == keys.count)
  }

  @Test func takesNothingDamaged() throws {
    let store = try #require(CacheStore(folder: folder, identity: "1"))
    let key = store.key("kind", ContentHash("a"))
    store.keep(writer("a text of some length"), as: key)
    let name = key.hexadecimal
    let path = "\(folder)/\(name.prefix(2))/\(name.dropFirst(2))"
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 0x10
      try Data(damaged).write(to: URL(fileURLWithPath: path))
      #expect(store.entry(key) == nil, "byte \(place)")
      try Data(bytes[..<place]).write(to: URL(fileURLWithPath: path))
      #expect(store.entry(key) == nil, "\(place) bytes")
    }
    // A whole entry under another name.
    let other = store.key("kind", ContentHash("b"))
    store.keep(writer("b"), as: other)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    #expect(text(store, key) == "a text of some length")
    let otherName = other.hexadecimal
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(otherName.prefix(2))/\(otherName.dropFirst(2))"))
    #expect(store.entry(other) == nil)
    // A folder, and a link to a good entry, in an entry's place.
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "../elsewhere")
    #expect(store.entry(key) == nil)
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(store.entry(key) == nil)
    store.keep(writer("x"), as: key)
    #expect(store.entry(key) == nil)
  }

  @Test func doesWithoutAFolderThatOthersCanWriteTo() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
    #expect(CacheStore(folder: folder, identity: "1") == nil)
    try project.write("a file", to: "file")
    #expect(CacheStore(folder: project.absolute("file"), identity: "1") == nil)
    #expect(CacheStore(folder: project.absolute("file/below"), identity: "1") == nil)
  }

  @Test func survivesBeingDeleted() throws {
    let store = try #require(CacheStore(folder: folder, identity: "1"))
    let key = store.key("kind", ContentHash("a"))
    store.keep(writer("one"), as: key)
    try FileManager.default.removeItem(atPath: folder)
    #expect(text(store, key) == nil)
    store.keep(writer("two"), as: key)
    store.trim()
    #expect(text(store, key) == "two")
  }

  @Test func removesTheOldestWhereAllIsTooLarge() throws {
    let store = try #require(CacheStore(folder: folder, identity: "1", limit: 100_000))
    let keys = (0..<60).map { store.key("kind", ContentHash("\($0)")) }
    for (number, key) in keys.enumerated() {
      store.keep(writer("\(number)"), as: key)
      let name = key.hexadecimal
      let date = Date(timeIntervalSinceNow: Double(number - 100) * 3600)
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: "\(folder)/\(name.prefix(2))/\(name.dropFirst(2))")
    }
    store.trim()
    let left = keys.indices.filter { store.entry(keys[$0]) != nil }
    // A file takes 4096 bytes at least; three quarters of the limit are left.
    #expect(left == Array((60 - 18)..<60))
  }

  @Test func removesWhatWasNotUsedForLong() throws {
    let store = try #require(CacheStore(folder: folder, identity: "1"))
    let (old, new) = (store.key("kind", ContentHash("old")), store.key("kind", ContentHash("new")))
    let name = old.hexadecimal
    let path = "\(folder)/\(name.prefix(2))/\(name.dropFirst(2))"
    let date = Date(timeIntervalSinceNow: -61 * 86_400)
    for key in [old, new] { store.keep(writer("x"), as: key) }
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    let temporary = "\(folder)/\(name.prefix(2))/left.tmp"
    try Data("half".utf8).write(to: URL(fileURLWithPath: temporary))
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: temporary)
    store.trim()
    #expect(store.entry(old) == nil)
    #expect(store.entry(new) != nil)
    #expect(!FileManager.default.fileExists(atPath: temporary))
  }

  @Test func liesWhereTheEnvironmentSays() {
    func folder(_ variables: [String: String]) -> String? {
      CacheLocation.folder(variables: variables, workingDirectory: "/code")
    }
    #expect(folder(["DRAGOMAN_CACHE": "/c", "XDG_CACHE_HOME": "/x", "HOME": "/h"]) == "/c")
    #expect(folder(["DRAGOMAN_CACHE": "c"]) == "/code/c")
    #expect(folder(["DRAGOMAN_CACHE": "", "HOME": "/h"]) == nil)
    #expect(folder(["XDG_CACHE_HOME": "/x", "HOME": "/h"]) == "/x/dragoman")
    #expect(folder(["XDG_CACHE_HOME": "x"]) == nil)
    #expect(folder([:]) == nil)
    #if os(macOS)
      #expect(folder(["HOME": "/h"]) == "/h/Library/Caches/dragoman")
    #else
      #expect(folder(["HOME": "/h"]) == "/h/.cache/dragoman")
    #endif
  }
}
