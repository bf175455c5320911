// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "TicketMachine",
  defaultLocalization: "en",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "dragoman", path: "../..")],
  targets: [
    .executableTarget(
      name: "TicketMachine",
      dependencies: [.product(name: "CompiledTables", package: "dragoman")],
      swiftSettings: [.define("LOCALIZED_STRING_RESOURCE", .when(platforms: [.linux]))],
      plugins: [.plugin(name: "CompileCatalogs", package: "dragoman")])
  ]
)
