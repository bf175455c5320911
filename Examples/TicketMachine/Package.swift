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
      dependencies: [.product(name: "FoundationLocalization", package: "dragoman")],
      plugins: [.plugin(name: "CompileCatalogs", package: "dragoman")])
  ]
)
