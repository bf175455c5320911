// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop", defaultLocalization: "en",
  targets: [.target(name: "Shop", resources: [.process("Resources")])])
