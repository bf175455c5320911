// swift-tools-version: 6.0
let package = Package(name: "Shop", defaultLocalization: "de", targets: [.target(name: "Shop")])
