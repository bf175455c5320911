// swift-tools-version: 6.1
import Foundation
import PackageDescription

// SwiftSyntax comes with every toolchain, as the modules that the compiler's own macros are built on. Only
// `SourceExtraction`, the tool and their tests need it; they carry the unsafe flags that name its folder, so the
// library products stay usable from other packages. DRAGOMAN_SWIFT_SYNTAX=<URL or path> builds it from source instead.

/// The path of the PackageDescription library that evaluates this manifest, hence a path inside the toolchain in use.
func loadedManifestLibrary() -> String? {
  #if os(Linux)
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: String.Encoding.utf8) else { return nil }
    for line in maps.split(separator: "\n") where line.contains("libPackageDescription") {
      if let slash = line.firstIndex(of: "/") { return String(line[slash...]) }
    }
    return nil
  #elseif canImport(Darwin)
    var info = Dl_info()
    let type = unsafeBitCast(Package.self as Any.Type, to: UnsafeRawPointer.self)
    guard dladdr(type, &info) != 0, let name = info.dli_fname else { return nil }
    return String(cString: name)
  #else
    return nil
  #endif
}

/// The toolchain's `lib/swift/host`: beside the manifest library, else beside a `swift` on the search path.
func hostLibraryFolder() -> String {
  var candidates: [String] = []
  if let library = loadedManifestLibrary() {
    // …/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so → …/usr/lib/swift/host
    let swiftFolder = URL(fileURLWithPath: library).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    candidates.append(swiftFolder.appendingPathComponent("host").path)
  }
  for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
    let swift = URL(fileURLWithPath: String(folder)).appendingPathComponent("swift").resolvingSymlinksInPath()
    let usr = swift.deletingLastPathComponent().deletingLastPathComponent()
    candidates.append(usr.appendingPathComponent("lib/swift/host").path)
  }
  let found = candidates.first {
    FileManager.default.fileExists(atPath: $0 + "/SwiftSyntax.swiftmodule")
  }
  return found ?? candidates.first ?? "/usr/lib/swift/host"
}

let swiftSyntaxModules = ["SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftIfConfig", "SwiftDiagnostics"]
let swiftSyntaxSource = Context.environment["DRAGOMAN_SWIFT_SYNTAX"].flatMap { $0.isEmpty ? nil : $0 }

var packageDependencies: [Package.Dependency] = []
var swiftSyntaxDependencies: [Target.Dependency] = []
var swiftSyntaxImportSettings: [SwiftSetting] = []
var swiftSyntaxLinkSettings: [LinkerSetting] = []

if let source = swiftSyntaxSource {
  let isURL = source.contains("://")
  packageDependencies.append(
    isURL ? .package(url: source, "603.0.0"..<"604.0.0") : .package(name: "swift-syntax", path: source))
  // SwiftPM names a package after the last part of its URL, which a mirror may have renamed.
  let lastPart = source.split(separator: "/").last.map(String.init) ?? source
  let package = isURL ? (lastPart.hasSuffix(".git") ? String(lastPart.dropLast(4)) : lastPart) : "swift-syntax"
  swiftSyntaxDependencies = swiftSyntaxModules.map { .product(name: $0, package: package) }
} else {
  let host = hostLibraryFolder()
  swiftSyntaxImportSettings = [.unsafeFlags(["-I", host])]
  swiftSyntaxLinkSettings = [
    .unsafeFlags(
      ["-L", host] + swiftSyntaxModules.map { "-l" + $0 } + ["-Xlinker", "-rpath", "-Xlinker", host])
  ]
}

let strictSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A module without SwiftSyntax: no unsafe flags.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil,
  linkerSettings: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: strictSettings,
    linkerSettings: linkerSettings)
}

/// The tests of a module, which mirror its folder.
@MainActor
func tests(
  of name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [], importsSwiftSyntax: Bool = false
) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: [.byName(name: name), "TestSupport"] + dependencies,
    exclude: exclude,
    swiftSettings: strictSettings + (importsSwiftSyntax ? swiftSyntaxImportSettings : []),
    linkerSettings: importsSwiftSyntax ? swiftSyntaxLinkSettings : [])
}

// Layers as in Documentation/Contributors/Modules.md: a module may depend on lower layers only.
let layer0: [Target] = [
  module("SourceText"),
  module("Findings", ["SourceText"]),
  module("LosslessJSON", ["SourceText", "Findings"]),
  module("LosslessXML", ["SourceText", "Findings"]),
  module("PropertyLists", ["SourceText", "Findings"]),
  // The ICU that Foundation is built on; Foundation alone does not put it on the linker's list.
  module("LanguageData", linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux, .windows]))]),
  module("FormatSpecifiers"),
  module("FileChanges", ["Findings"]),
  module("ContentCache", ["SourceText", "FileChanges"]),
  module("CommandLineInterface", ["Findings"]),
  // For the ZIP archives that spreadsheets are; Swift's toolchains for Linux ask for it anyway.
  .systemLibrary(name: "Zlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
  // CommonMark as GitHub writes it, for attributed strings; the trait `Markdown` leaves it out.
  .systemLibrary(
    name: "CMarkGFM", pkgConfig: "libcmark-gfm",
    providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
]

let layer1: [Target] = [
  module("ArgumentFormatting", ["LanguageData", "FormatSpecifiers"]),
  // The lexicons are in the code, since a bundle of resources that is not where it was built stops the program.
  .target(
    name: "GrammaticalAgreement", dependencies: ["LanguageData"],
    exclude: ["de", "en", "es", "fr", "it", "pt"].map { "Lexicons/\($0).lexicon" }, swiftSettings: strictSettings),
  .target(
    name: "MarkdownText",
    dependencies: [.target(name: "CMarkGFM", condition: .when(traits: ["Markdown"]))],
    swiftSettings: strictSettings),
  module("Pseudolocalization", ["FormatSpecifiers"]),
  module("StringCatalog", ["SourceText", "Findings", "LosslessJSON"]),
  module("StringsTables", ["SourceText", "Findings", "LosslessXML", "PropertyLists"]),
  module("CompiledTables", ["LanguageData", "FormatSpecifiers"]),
  module("XLIFF", ["SourceText", "Findings", "LosslessXML", "LosslessJSON"]),
  module("InterfaceBuilder", ["SourceText", "Findings", "LosslessXML", "PropertyLists"]),
  module("SourceObservations", ["SourceText"]),
  module("Spelling"),
  module("LocalizableReferences", ["SourceText", "Findings", "ContentCache", "SourceObservations"]),
  module("StringsData", ["SourceText", "Findings", "LosslessJSON", "LocalizableReferences"]),
  module("Configuration", ["SourceText", "Findings", "LosslessJSON", "LocalizableReferences"]),
  module("ProjectModel", ["SourceText", "Findings", "PropertyLists"]),
  module("TranslationFormats", ["SourceText", "Findings", "LanguageData", "LosslessJSON", "LosslessXML", "Zlib"]),
]

let layer2: [Target] = [
  module(
    "CatalogSync",
    [
      "SourceText", "Findings", "FormatSpecifiers", "StringCatalog", "StringsTables", "LocalizableReferences",
      "ProjectModel",
    ]),
  module("SymbolGenerator", ["SourceText", "Findings", "FormatSpecifiers", "StringCatalog"]),
  module("CatalogMigration", ["SourceText", "Findings", "FormatSpecifiers", "StringCatalog", "StringsTables"]),
  module(
    "TableCompiler",
    [
      "SourceText", "Findings", "LosslessJSON", "LanguageData", "FormatSpecifiers", "StringCatalog", "StringsTables",
      "CompiledTables",
    ]),
  module("CatalogPseudolocalization", ["FormatSpecifiers", "LanguageData", "Pseudolocalization", "StringCatalog"]),
  module(
    "Interchange",
    [
      "SourceText", "Findings", "LosslessJSON", "LanguageData", "FormatSpecifiers", "StringCatalog", "StringsTables",
      "InterfaceBuilder", "XLIFF",
    ]),
  module("TranslationStatus", ["LanguageData", "StringCatalog"]),
  module(
    "CatalogConversion",
    [
      "SourceText", "Findings", "LanguageData", "FormatSpecifiers", "LosslessJSON", "StringCatalog",
      "TranslationFormats",
    ]),
  .target(
    name: "SourceExtraction",
    dependencies: [
      "SourceText", "Findings", "LosslessJSON", "PropertyLists", "FormatSpecifiers", "InterfaceBuilder",
      "LocalizableReferences", "LosslessXML", "ProjectModel", "ContentCache", "SourceObservations",
    ] + swiftSyntaxDependencies,
    resources: [.copy("APIKnowledge/Data")],
    swiftSettings: strictSettings + swiftSyntaxImportSettings),
]

let layer3: [Target] = [
  module(
    "Checks",
    [
      "SourceText", "Findings", "LosslessJSON", "LanguageData", "FormatSpecifiers", "StringCatalog", "StringsTables",
      "LocalizableReferences", "MarkdownText", "SourceObservations", "ProjectModel", "Pseudolocalization", "Spelling",
      "CatalogMigration", "TableCompiler", "TranslationStatus",
    ])
]

let faces: [Target] = [
  module(
    "Commands",
    [
      "CatalogConversion", "Checks",
      "SourceText", "Findings", "LosslessJSON", "FormatSpecifiers", "LanguageData", "FileChanges",
      "CommandLineInterface", "StringCatalog", "StringsTables", "StringsData", "LocalizableReferences",
      "Configuration", "ProjectModel", "CatalogSync", "CatalogMigration", "SymbolGenerator", "TableCompiler",
      "TranslationFormats",
      "TranslationStatus", "PropertyLists", "CompiledTables", "ContentCache", "SourceObservations", "XLIFF",
      "InterfaceBuilder", "Interchange", "CatalogPseudolocalization", "Pseudolocalization",
    ]),
  // For build plugins: neither it nor anything that it is made of has unsafe flags, or SwiftPM would refuse it to other
  // packages.
  .executableTarget(
    name: "catalog-compiler",
    dependencies: [
      "Findings", "FileChanges", "CommandLineInterface", "StringCatalog", "SymbolGenerator", "TableCompiler",
    ],
    swiftSettings: strictSettings),
  .executableTarget(
    name: "dragoman",
    dependencies: ["Commands", "SourceExtraction", "ContentCache"],
    swiftSettings: strictSettings + swiftSyntaxImportSettings,
    linkerSettings: swiftSyntaxLinkSettings),
]

/// What programs import to show localized text; no module of the tool depends on it.
let runtime: [Target] = [
  module(
    "FoundationLocalization",
    [
      "LanguageData", "FormatSpecifiers", "CompiledTables", "ArgumentFormatting", "MarkdownText",
      "GrammaticalAgreement", "Pseudolocalization", "SourceText", "Findings", "StringCatalog", "StringsTables",
      "TableCompiler",
    ])
]

/// For packages that depend on this one; `Documentation/Users/Plugins.md` says how.
let plugins: [Target] = [
  .plugin(name: "CompileCatalogs", capability: .buildTool(), dependencies: ["catalog-compiler"]),
  .plugin(
    name: "DragomanCommand",
    capability: .command(
      intent: .custom(verb: "dragoman", description: "keep the String Catalogs of this package"),
      permissions: [.writeToPackageDirectory(reason: "It brings the package's String Catalogs up to date.")]),
    dependencies: ["dragoman"]),
]

/// Programs for measuring; `Documentation/Contributors/Benchmarks.md` says how they are run.
let benchmarks: [Target] = [
  .executableTarget(
    name: "catalog-benchmark", dependencies: ["StringCatalog"], path: "Benchmarks/CatalogBenchmark",
    swiftSettings: strictSettings),
  .executableTarget(
    name: "catalog-score", dependencies: ["StringCatalog"], path: "Benchmarks/CatalogScore",
    swiftSettings: strictSettings),
  .executableTarget(
    name: "table-benchmark", dependencies: ["CompiledTables", "StringCatalog", "TableCompiler"],
    path: "Benchmarks/TableBenchmark", swiftSettings: strictSettings),
  .executableTarget(
    name: "runtime-benchmark",
    dependencies: ["FoundationLocalization", "CompiledTables", "ArgumentFormatting", "LanguageData"],
    path: "Benchmarks/RuntimeBenchmark", swiftSettings: strictSettings),
  .executableTarget(
    name: "parse-benchmark", dependencies: ["SourceExtraction"] + swiftSyntaxDependencies,
    path: "Benchmarks/ParseBenchmark",
    swiftSettings: strictSettings + swiftSyntaxImportSettings, linkerSettings: swiftSyntaxLinkSettings),
]

let testTargets: [Target] = [
  .target(
    name: "TestSupport", dependencies: ["SourceText", "Findings", "LanguageData"], path: "Tests/TestSupport",
    swiftSettings: strictSettings),
  tests(of: "SourceText"),
  tests(of: "Findings"),
  tests(of: "FormatSpecifiers"),
  tests(of: "LanguageData"),
  // The repository itself: names, sizes, layers, links.
  .testTarget(
    name: "RepositoryTests", dependencies: ["FormatSpecifiers", "LanguageData", "StringCatalog"],
    swiftSettings: strictSettings),
  tests(of: "CompiledTables", ["FormatSpecifiers", "LanguageData"]),
  tests(of: "ArgumentFormatting", ["LanguageData", "FormatSpecifiers"]),
  tests(of: "GrammaticalAgreement", ["LanguageData"], exclude: ["Phrases"]),
  tests(of: "MarkdownText"),
  tests(of: "Pseudolocalization", ["FormatSpecifiers"]),
  tests(
    of: "FoundationLocalization",
    [
      "LanguageData", "FormatSpecifiers", "CompiledTables", "ArgumentFormatting", "GrammaticalAgreement",
      "MarkdownText", "StringCatalog", "StringsTables", "TableCompiler",
    ]),
  tests(of: "SourceObservations", ["SourceText"]),
  tests(of: "Spelling"),
  tests(
    of: "Interchange",
    ["SourceText", "Findings", "InterfaceBuilder", "LosslessJSON", "StringCatalog", "StringsTables", "XLIFF"]),
  tests(of: "CatalogPseudolocalization", ["FormatSpecifiers", "Pseudolocalization", "StringCatalog"]),
  tests(of: "XLIFF", ["SourceText", "Findings"], exclude: ["Fixtures"]),
  tests(of: "StringsTables", ["SourceText", "Findings"]),
  tests(of: "StringsData", ["SourceText", "Findings", "LocalizableReferences"]),
  tests(
    of: "CatalogSync",
    [
      "SourceText", "Findings", "FormatSpecifiers", "StringCatalog", "StringsTables", "LocalizableReferences",
      "ProjectModel", "InterfaceBuilder",
    ]),
  tests(of: "Configuration", ["SourceText", "Findings", "LosslessJSON", "LocalizableReferences"]),
  tests(of: "CatalogMigration", ["SourceText", "Findings", "LosslessJSON", "StringCatalog", "StringsTables"]),
  // With the extractors, since examples of rules are checked as projects are.
  tests(
    of: "Checks",
    [
      "Commands", "SourceExtraction", "SourceText", "Findings", "LosslessJSON", "LanguageData", "StringCatalog",
      "StringsTables", "LocalizableReferences", "SourceObservations", "ProjectModel", "Spelling",
    ], importsSwiftSyntax: true),
  tests(of: "FileChanges", ["Findings"]),
  tests(of: "ContentCache"),
  tests(of: "LocalizableReferences", ["SourceText", "Findings", "ContentCache"]),
  tests(of: "CommandLineInterface"),
  tests(of: "SymbolGenerator", ["SourceText", "Findings", "StringCatalog"], exclude: ["Fixtures"]),
  tests(
    of: "TableCompiler",
    [
      "CompiledTables", "Findings", "FormatSpecifiers", "LanguageData", "StringCatalog", "StringsTables", "SourceText",
    ]),
  tests(of: "TranslationStatus", ["StringCatalog"]),
  tests(of: "TranslationFormats", ["SourceText", "Findings", "LanguageData", "LosslessJSON"]),
  tests(
    of: "CatalogConversion", ["SourceText", "Findings", "LanguageData", "StringCatalog", "TranslationFormats"]),
  tests(
    of: "Commands",
    [
      "CommandLineInterface", "XLIFF", "CompiledTables", "Findings", "LocalizableReferences", "ProjectModel",
      "ContentCache",
    ],
    exclude: ["Golden"]),
  tests(of: "catalog-compiler"),
  tests(of: "dragoman"),
  tests(of: "InterfaceBuilder", ["SourceText", "Findings"]),
  tests(of: "LosslessJSON", ["SourceText", "Findings"]),
  tests(of: "LosslessXML", ["SourceText", "Findings"]),
  tests(of: "StringCatalog", ["SourceText", "Findings", "LosslessJSON"], exclude: ["Fixtures"]),
  tests(of: "ProjectModel", ["SourceText", "Findings", "PropertyLists"]),
  tests(of: "PropertyLists", ["SourceText", "Findings"]),
  tests(
    of: "SourceExtraction",
    ["SourceText", "Findings", "LocalizableReferences", "ProjectModel", "ContentCache", "SourceObservations"],
    importsSwiftSyntax: true),
]

let package = Package(
  name: "dragoman",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "FoundationLocalization", targets: ["FoundationLocalization"]),
    .library(name: "Findings", targets: ["Findings"]),
    .library(name: "StringCatalog", targets: ["StringCatalog"]),
    .library(name: "StringsTables", targets: ["StringsTables"]),
    .library(name: "CompiledTables", targets: ["CompiledTables"]),
    .library(name: "XLIFF", targets: ["XLIFF"]),
    .executable(name: "dragoman", targets: ["dragoman"]),
    .plugin(name: "CompileCatalogs", targets: ["CompileCatalogs"]),
    .plugin(name: "DragomanCommand", targets: ["DragomanCommand"]),
  ],
  traits: [
    .default(enabledTraits: ["Markdown"]),
    .trait(
      name: "Markdown",
      description: "Read Markdown in attributed strings, by the C library cmark-gfm; without it, texts stay as written."
    ),
  ],
  dependencies: packageDependencies,
  targets: layer0 + layer1 + layer2 + layer3 + runtime + faces + plugins + benchmarks + testTargets,
  swiftLanguageModes: [.v6]
)
