import Foundation

/// Prints the texts of a ticket machine in the languages that it is given, English and German if none is.
@main
struct TicketMachine {
  static func main() throws {
    let languages = CommandLine.arguments.count > 1 ? Array(CommandLine.arguments.dropFirst()) : ["en", "de"]
    for language in languages {
      let texts = try LanguageTexts(language)
      print("\(language):")
      // A plain text, from the .strings table of the bundle, as Foundation reads it on every system.
      let insert = NSLocalizedString(
        "Insert a coin", bundle: texts.folder, comment: "Shown while the machine waits for money.")
      print("  " + insert)
      // The rest by their symbols, which the build generated from the catalogs.
      print("  " + texts[.welcome])
      for count in [0, 1, 3] { print("  " + texts[.ticketsLeft(count)]) }
      print("  " + texts[.zones(zones: 2, adults: 1)])
      print("  " + texts[.Receipt.paidWith("Visa", 12)])
      // A key that German does not have.
      print("  " + texts[.Receipt.thanks])
    }
  }
}
