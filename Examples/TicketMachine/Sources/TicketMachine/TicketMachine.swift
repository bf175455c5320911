import FoundationLocalization

/// Prints the texts of a ticket machine in the languages that it is given, English and German if none is.
@main
struct TicketMachine {
  static func main() {
    let languages = CommandLine.arguments.count > 1 ? Array(CommandLine.arguments.dropFirst()) : ["en", "de"]
    for language in languages {
      print("\(language):")
      withLanguage(language) {
        for text in texts { print("  " + text) }
      }
    }
  }

  /// In the language of the task.
  static var texts: [String] {
    let insert = String(
      localized: "Insert a coin", bundle: .module, comment: "Shown while the machine waits for money.")
    // The rest by their symbols, which the build generated from the catalogs.
    let resources: [LocalizedStringResource] = [
      .welcome, .ticketsLeft(0), .ticketsLeft(1), .ticketsLeft(3), .zones(zones: 2, adults: 1),
      .Receipt.paidWith("Visa", 12),
      // A key that German does not have.
      .Receipt.thanks,
    ]
    return [insert] + resources.map { String(localized: $0) }
  }
}
