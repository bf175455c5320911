import CommandLineInterface
import Findings

/// Options that several commands share, so that they have one name and one meaning.
enum CommonOptions {
  static let quiet = OptionDeclaration.flag("quiet", short: "q", "do not say what was done")
  static let json = OptionDeclaration.flag("json", "print the result as JSON")
  static let format = OptionDeclaration.value(
    "format", "FORMAT", completion: .choices(FindingFormat.allCases.map(\.rawValue)), "how findings are printed")
  static let advice = OptionDeclaration.flag("advice", "print advice as well, not only warnings and errors")
  static let check = OptionDeclaration.flag(
    "check", elsewhere: ["dry-run"], "write nothing; exit with 1 if something would change")
  static let diff = OptionDeclaration.flag("diff", "write nothing; show what would change")
  static let evaluateManifests = OptionDeclaration.flag(
    "evaluate-manifests", "run Package.swift files instead of reading them: exact, but it runs their code")
  static let configuration = OptionDeclaration.value(
    "config", "FILE", completion: .files(extensions: ["json"]),
    "follow this configuration, not the nearest dragoman.json")
  static let noCache = OptionDeclaration.flag(
    "no-cache", "read all sources anew, and remember nothing of them")
  static let language = OptionDeclaration.value(
    "language", short: "l", "LANGUAGE", "the language, as the catalog spells it: fr, pt-BR, zh-Hans")
  static let languages = OptionDeclaration.values(
    "language", short: "l", "LANGUAGE", "the language, as the catalog spells it: fr, pt-BR, zh-Hans")
  static let plural = OptionDeclaration.value(
    "plural", "CATEGORY", completion: .choices(["zero", "one", "two", "few", "many", "other"]),
    "the plural category of the text")
  static let device = OptionDeclaration.value(
    "device", "DEVICE", completion: .choices(devices), "the device of the text")
  static let devices = ["iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision", "other"]

  static let catalog = ArgumentDeclaration(
    "CATALOG", completion: .files(extensions: ["xcstrings"]), "the String Catalog to change")
  static let key = ArgumentDeclaration("KEY", .one, "the key, exactly as in the catalog")

  static let ofEveryCommand = [quiet, advice, json, format]
  static let ofCommandsThatChangeFiles = [check, diff]
}
