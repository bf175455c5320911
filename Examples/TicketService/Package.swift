// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "TicketService",
  defaultLocalization: "en",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "dragoman", path: "../..")],
  targets: [
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    .target(
      name: "TicketService",
      dependencies: ["CMicroHTTPD", .product(name: "FoundationLocalization", package: "dragoman")],
      plugins: [.plugin(name: "CompileCatalogs", package: "dragoman")]),
    .executableTarget(name: "ticket-service", dependencies: ["TicketService"]),
    .testTarget(
      name: "TicketServiceTests",
      dependencies: ["TicketService", .product(name: "FoundationLocalization", package: "dragoman")]),
  ],
  swiftLanguageModes: [.v6]
)
