import Findings
import ProjectModel
import PropertyLists

/// Pictures of the program with the places of its texts in them, for the folder `Notes/Screenshots` of an `.xcloc` folder.
///
/// Beside the pictures lies a property list whose name ends in `StringData.plist`, as Xcode 12.4 wrote it
/// (`localizationStringData.plist`; also described in Apple's session 403 of 2019): an array of dictionaries with
/// `stringKey`, `tableName`, `bundleID`, `bundlePath` and `screenshots`, each of these with a `name` and a `frame`.
struct ScreenshotExport {
  /// Below `Screenshots`; all languages share them.
  private var shared: [AssetExport.File] = []
  private var ofLanguages: [String: [AssetExport.File]] = [:]
  private(set) var findings: [Finding] = []

  private static let pictures: Set<String> = ["png", "jpg", "jpeg", "heic", "gif", "tif", "tiff", "webp"]
  private static let placesSuffix = "StringData.plist"

  /// - Parameters:
  ///   - folder: the pictures, in folders as the user has them. A folder at its top that is named for a language is for
  ///     that language alone.
  ///   - languages: those that folders can be named for.
  init(
    of path: String, languages: [String], texts: Set<ScreenshotText>, in environment: CommandEnvironment
  ) throws(RefusedInput) {
    let folder = try ExchangedFolder(path, in: environment)
    let known = Set(folder.files)
    var total = 0
    for file in folder.files {
      let isPlaces = file.hasSuffix(Self.placesSuffix)
      guard isPlaces || Self.pictures.contains(ProjectPath.pathExtension(file).lowercased()) else { continue }
      let bytes = try folder.bytes(of: file, total: &total)
      if isPlaces { try check(bytes, at: file, in: folder, known: known, texts: texts) }
      let parts = file.split(separator: "/", maxSplits: 1).map(String.init)
      if parts.count == 2, languages.contains(parts[0]) {
        ofLanguages[parts[0], default: []].append((parts[1], bytes))
      } else {
        shared.append((file, bytes))
      }
    }
    if shared.isEmpty, ofLanguages.isEmpty { findings.append(AssetFindings.noScreenshots(path)) }
  }

  /// Paths below the `.xcloc` folder.
  func files(in language: String) -> [AssetExport.File] {
    (shared + (ofLanguages[language] ?? [])).map { ("Notes/Screenshots/" + $0.path, $0.bytes) }
  }

  private mutating func check(
    _ bytes: [UInt8], at file: String, in folder: ExchangedFolder, known: Set<String>, texts: Set<ScreenshotText>
  ) throws(RefusedInput) {
    let shown = folder.path + "/" + file
    let list = try PropertyListReader.propertyList(in: bytes, path: shown)
    guard let entries = list.array else {
      throw RefusedInput(AssetFindings.malformedPlaces(shown, "expected an array of texts with their screenshots"))
    }
    let parent = ProjectPath.folder(of: file)
    var missing: Set<String> = []
    var unknown: Set<String> = []
    for (number, entry) in entries.enumerated() {
      guard let key = entry["stringKey"]?.string, let table = entry["tableName"]?.string,
        let screenshots = entry["screenshots"]?.array
      else {
        throw RefusedInput(
          AssetFindings.malformedPlaces(
            shown, "expected 'stringKey', 'tableName' and 'screenshots' in text \(number + 1)"))
      }
      for screenshot in screenshots {
        guard let name = screenshot["name"]?.string, let frame = screenshot["frame"]?.string, Self.isFrame(frame) else {
          throw RefusedInput(
            AssetFindings.malformedPlaces(
              shown, "expected a 'name' and a 'frame' such as '{{10, 20}, {100, 40}}' in a screenshot of '\(key)'"))
        }
        if !known.contains(parent.isEmpty ? name : parent + "/" + name) { missing.insert(name) }
      }
      if !texts.contains(ScreenshotText(key: key, table: table)) { unknown.insert(key) }
    }
    if !missing.isEmpty { findings.append(AssetFindings.missingPictures(missing.sorted(), at: shown)) }
    if !unknown.isEmpty { findings.append(AssetFindings.unknownTexts(unknown.sorted(), at: shown)) }
  }

  /// `{{x, y}, {width, height}}`, as `NSStringFromRect` writes it.
  private static func isFrame(_ text: String) -> Bool {
    let numbers = text.filter { !"{} ".contains($0) }.split(separator: ",", omittingEmptySubsequences: false)
    return text.hasPrefix("{{") && text.hasSuffix("}}") && numbers.count == 4
      && numbers.allSatisfy { Double($0)?.isFinite ?? false }
  }
}
