#if !canImport(Darwin)
  internal import Foundation
  package import Pseudolocalization

  /// What a developer asks of all texts that a program shows: a pseudolanguage, capitals for what is not localized.
  package struct TextTreatment: Hashable, Sendable {
    /// nil: texts stay as they are.
    package var language: Pseudolanguage?
    /// Whether texts that no table has are shown in capitals.
    package var capitalizesMissing: Bool

    package init(language: Pseudolanguage? = nil, capitalizesMissing: Bool = false) {
      self.language = language
      self.capitalizesMissing = capitalizesMissing
    }

    /// What was asked when the program began; nil, which costs lookups nothing, where nothing was.
    package static let ofProcess: TextTreatment? = {
      let asked = read(defaults: StoredDefaults.value(of:), variable: EnvironmentVariables.value(of:))
      if let wrong = asked.unknownNames {
        let names = (Pseudolanguage.effectNames + ["missing"]).joined(separator: ", ")
        let report = LocalizationReport(.unknownPseudolanguage, "\(environmentName)=\(wrong) is not made of \(names)")
        if LocalizationReports.handler == nil {
          LocalizationReports.send(report)
        } else {
          // Whoever takes it may look up a text, which waits for this constant.
          Thread.detachNewThread { LocalizationReports.send(report) }
        }
      }
      return asked.treatment
    }()

    /// The variable of the environment that names effects.
    package static let environmentName = "DRAGOMAN_PSEUDOLANGUAGE"

    /// What defaults and the environment ask for, and the value of the environment where it cannot be understood.
    ///
    /// - Parameter defaults: user defaults by name; launch arguments (`-NSDoubleLocalizedStrings YES`) are among them.
    package static func read(
      defaults: (String) -> Any?, variable: (String) -> String?
    ) -> (treatment: TextTreatment?, unknownNames: String?) {
      var language = Pseudolanguage([])
      let switches: [(String, Pseudolanguage.Effects)] = [
        ("NSAccentuateLocalizedStrings", .accented), ("NSDoubleLocalizedStrings", .doubled),
        ("NSForceRightToLeftLocalizedStrings", .rightToLeft), ("NSSurroundLocalizedStrings", .bounded),
      ]
      for (name, effect) in switches where isOn(defaults(name)) { language.effects.insert(effect) }
      var treatment = TextTreatment(capitalizesMissing: isOn(defaults("NSShowNonLocalizedStrings")))

      var unknownNames: String?
      let named = variable(environmentName) ?? ""
      var words = named.lowercased().split { $0 == "," || $0 == " " }
      if words.contains("missing") { treatment.capitalizesMissing = true }
      words.removeAll { $0 == "missing" }
      if let more = Pseudolanguage(named: words.joined(separator: ",")) {
        language.effects.formUnion(more.effects)
        language.expansion = more.expansion
      } else if !words.isEmpty {
        unknownNames = named
      }
      if language != Pseudolanguage([]) { treatment.language = language }
      return (treatment == TextTreatment() ? nil : treatment, unknownNames)
    }

    /// `YES`, `true`, `1`, as property lists and arguments have it.
    private static func isOn(_ value: Any?) -> Bool {
      switch value {
      case let isOn as Bool: isOn
      case let number as Int: number != 0
      case let text as String: ["yes", "true", "1", "y", "t"].contains(text.lowercased())
      default: false
      }
    }
  }
#endif
