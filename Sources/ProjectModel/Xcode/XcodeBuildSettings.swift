import PropertyLists
import SourceText

/// The build settings of one target, in each of its configurations, by Xcode's precedence: the target's own, those of
/// its `.xcconfig`, the project's own, those of its `.xcconfig`.
struct XcodeBuildSettings {
  /// One configuration's levels, strongest first.
  private struct Configuration {
    var name: String
    var levels: [[String: String]]
    /// The places of the settings in the project file itself.
    var places: [String: SourcePosition] = [:]
    /// Whether it rests on an `.xcconfig` that is not there, as those that are made for each machine.
    var lacksFile = false
  }

  private var configurations: [Configuration] = []
  private var defaultName: String?

  init(
    target: PropertyListDictionary, project: XcodeProjectFile, paths: XcodeFilePaths,
    configurationFiles: XcodeConfigurationFiles
  ) {
    let projectLevels = Self.configurations(
      of: project.project, in: project, paths: paths, configurationFiles: configurationFiles)
    let targetLevels = Self.configurations(
      of: target, in: project, paths: paths, configurationFiles: configurationFiles)
    configurations = targetLevels.map { own in
      let inherited = projectLevels.first { $0.name == own.name }
      return Configuration(
        name: own.name, levels: own.levels + (inherited?.levels ?? []), places: own.places,
        lacksFile: own.lacksFile || inherited?.lacksFile == true)
    }
    if configurations.isEmpty { configurations = projectLevels }
    defaultName = target.text("buildConfigurationList").flatMap { project[$0]?.text("defaultConfigurationName") }
  }

  /// The value in the default configuration, else in `Release`, else in any; variables expanded where they are known. What
  /// holds for one SDK only (`KEY[sdk=…]`) counts where there is nothing else.
  func value(_ key: String) -> String? {
    let preferred = configurations.first { $0.name == defaultName } ?? configurations.first { $0.name == "Release" }
    return (preferred.map { [$0] } ?? []).lazy.compactMap { Self.value(key, in: $0) }.first
      ?? configurations.lazy.compactMap { Self.value(key, in: $0) }.first
  }

  /// All values that configurations give, those for one SDK only included, without doubles.
  func values(_ key: String) -> [String] {
    ProjectPath.sortedWithoutDoubles(configurations.flatMap { Self.values(key, in: $0) })
  }

  /// Whether it is certain what the settings say of `Info.plist`: no file of theirs is missing, and whether the build
  /// makes the list hangs on no setting that is not known.
  var isInfoPlistKnown: Bool {
    !configurations.contains(where: \.lacksFile) && !values("GENERATE_INFOPLIST_FILE").contains { $0.contains("$") }
  }

  private static let infoPlistPrefix = "INFOPLIST_KEY_"

  /// What the default configuration, else `Release`, else the first says of `Info.plist`, variables expanded where they
  /// are known.
  ///
  /// - Parameter builtIn: the weakest settings, which the build system has by itself.
  func infoPlistSettings(builtIn: [String: String], isGenerated: Bool, hasAllFiles: Bool) -> InfoPlistSettings {
    let preferred =
      configurations.first { $0.name == defaultName } ?? configurations.first { $0.name == "Release" }
      ?? configurations.first
    var configuration = preferred ?? Configuration(name: "", levels: [])
    configuration.levels.append(builtIn)
    var result = InfoPlistSettings(isGenerated: isGenerated, hasAllFiles: hasAllFiles)
    result.places = configuration.places
    for key in Set(configuration.levels.flatMap(\.keys).map(Self.withoutConditions)) {
      guard let value = Self.value(key, in: configuration) else { continue }
      if key.hasPrefix(Self.infoPlistPrefix) {
        result.values[String(key.dropFirst(Self.infoPlistPrefix.count))] = value
      } else {
        result.variables[key] = value
      }
    }
    return result
  }

  /// True if any configuration says yes, false if one says something else, nil if none says anything, or only for one
  /// SDK.
  func boolean(_ key: String) -> Bool? {
    if values(key).contains(where: { ["YES", "yes", "true", "1"].contains($0) }) { return true }
    return configurations.contains { $0.levels.contains { $0[key] != nil } } ? false : nil
  }

  // MARK: Reading

  private static func configurations(
    of owner: PropertyListDictionary, in project: XcodeProjectFile, paths: XcodeFilePaths,
    configurationFiles: XcodeConfigurationFiles
  ) -> [Configuration] {
    guard let list = owner.text("buildConfigurationList").flatMap({ project[$0] }) else { return [] }
    return list.identifiers("buildConfigurations").compactMap { id in
      guard let configuration = project[id], let name = configuration.text("name") else { return nil }
      var levels = [settings(in: configuration["buildSettings"]?.dictionary)]
      let base = baseConfiguration(of: configuration, paths: paths)
      if let base { levels.append(configurationFiles.settings(in: base)) }
      var places: [String: SourcePosition] = [:]
      for entry in configuration["buildSettings"]?.dictionary?.entries ?? []
      where entry.key.hasPrefix(infoPlistPrefix) || entry.key == "PRODUCT_NAME" {
        let name = withoutConditions(entry.key)
        if name == entry.key || places[name] == nil { places[name] = project.position(of: entry) }
      }
      // What CocoaPods makes says nothing of `Info.plist`.
      let lacksFile = base.map { !$0.contains("Pods/") && !configurationFiles.isComplete($0) } ?? false
      return Configuration(name: name, levels: levels, places: places, lacksFile: lacksFile)
    }
  }

  /// A reference to a file, or since Xcode 16 a path in a synchronized folder.
  private static func baseConfiguration(of configuration: PropertyListDictionary, paths: XcodeFilePaths) -> String? {
    if let reference = configuration.text("baseConfigurationReference") { return paths[reference] }
    guard let anchor = configuration.text("baseConfigurationReferenceAnchor").flatMap({ paths[$0] }),
      let relative = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return ProjectPath.joined(anchor, relative)
  }

  private static func settings(in dictionary: PropertyListDictionary?) -> [String: String] {
    var settings: [String: String] = [:]
    for entry in dictionary?.entries ?? [] {
      if let text = entry.value.scalarText {
        settings[entry.key] = text
      } else if let elements = entry.value.array {
        settings[entry.key] = elements.compactMap(\.scalarText).joined(separator: " ")
      }
    }
    return settings
  }

  // MARK: Resolving

  /// A value of any use is shorter, and made in fewer steps; settings that name each other several times double both.
  private static let longestValue = 1 << 14
  private static let mostExpansions = 1000

  private static func value(_ key: String, in configuration: Configuration) -> String? {
    var steps = mostExpansions
    return value(key, in: configuration.levels[...], all: configuration.levels, depth: 0, steps: &steps)
      ?? values(key, in: configuration).first
  }

  /// `KEY` of `KEY[sdk=iphoneos*][arch=arm64]`.
  private static func withoutConditions(_ key: String) -> String {
    key.firstIndex(of: "[").map { String(key[..<$0]) } ?? key
  }

  /// The values for all SDKs: those with a condition that no stronger level replaces, and the one without.
  private static func values(_ key: String, in configuration: Configuration) -> [String] {
    var found: [String] = []
    let levels = configuration.levels
    for index in levels.indices {
      var steps = mostExpansions
      for name in levels[index].keys.filter({ $0.hasPrefix(key + "[") }).sorted() {
        guard let text = levels[index][name] else { continue }
        found.append(
          expanded(text) { variable in
            if variable == "inherited" || variable == key {
              // The same level's general value is what a condition refines.
              return value(key, in: levels[index...], all: levels, depth: 1, steps: &steps) ?? ""
            }
            return value(variable, in: levels[...], all: levels, depth: 1, steps: &steps)
          })
      }
      guard levels[index][key] != nil else { continue }
      if let value = value(key, in: levels[index...], all: levels, depth: 0, steps: &steps) { found.append(value) }
      break
    }
    return found
  }

  private static func value(
    _ key: String, in levels: ArraySlice<[String: String]>, all: [[String: String]], depth: Int, steps: inout Int
  ) -> String? {
    steps -= 1
    guard depth < 16, steps > 0 else { return nil }
    for index in levels.indices {
      guard let text = levels[index][key] else { continue }
      guard text.contains("$") else { return text }
      return expanded(text) { name in
        if name == "inherited" || name == key {
          return value(key, in: levels[(index + 1)...], all: all, depth: depth + 1, steps: &steps) ?? ""
        }
        return value(name, in: all[...], all: all, depth: depth + 1, steps: &steps)
      }
    }
    return nil
  }

  /// Replaces `$(NAME)` and `${NAME}`; what is not known stays as it is written.
  private static func expanded(_ text: String, value: (String) -> String?) -> String {
    var result = ""
    var rest = text[...]
    while result.utf8.count < longestValue, let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let after = rest.index(after: dollar)
      guard after < rest.endIndex, rest[after] == "(" || rest[after] == "{",
        let end = rest[after...].firstIndex(of: rest[after] == "(" ? ")" : "}")
      else {
        result += "$"
        rest = rest[after...]
        continue
      }
      let name = String(rest[rest.index(after: after)..<end])
      let next = rest.index(after: end)
      result += value(name) ?? String(rest[dollar..<next])
      rest = rest[next...]
    }
    return result + rest
  }
}
