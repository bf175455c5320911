import Foundation

/// What the environment asks for while a program is being made.
enum DevelopmentMode {
  static let isOn = ["1", "YES", "true"].contains(EnvironmentVariables.value(of: "DRAGOMAN_DEVELOPMENT"))
}
