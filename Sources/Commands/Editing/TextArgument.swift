import CommandLineInterface

/// A text of the command line, where `-` stands for standard input.
enum TextArgument {
  /// One line feed at the end of standard input is not part of the text: most programs write one.
  static func text(_ argument: String, in environment: CommandEnvironment) throws -> String {
    guard argument == "-" else { return argument }
    var bytes = try environment.readStandardInput()
    if bytes.last == 0x0A { bytes.removeLast() }
    if bytes.last == 0x0D { bytes.removeLast() }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw UsageError("standard input is not UTF-8")
    }
    return text
  }
}
