/// What projects and folders call a language.
package enum RegionName {
  /// The language of a region, or of a folder such as `English.lproj`; the name itself where it is a language code.
  package static func languageCode(of region: String) -> String {
    // Names of projects that are older than language codes.
    switch region {
    case "English": "en"
    case "French": "fr"
    case "German": "de"
    case "Italian": "it"
    case "Japanese": "ja"
    case "Spanish": "es"
    case "Dutch": "nl"
    default: region
    }
  }
}
