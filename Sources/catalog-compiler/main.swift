import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The tool of build plugins: it needs neither SwiftSyntax nor its flags, so that any package may depend on it.

let result = CatalogCompiler(arguments: Array(CommandLine.arguments.dropFirst())).run()
FileHandle.standardError.write(Data(result.messages.utf8))
exit(result.exitCode)
