#if !canImport(Darwin)
  /// What the shortest form of a name is, by its script: the list in Apple's documentation of
  /// `PersonNameComponents.FormatStyle.style`. Scripts that it does not name have no such form.
  enum PersonNameAbbreviation {
    /// The first characters of given and family name.
    case initials
    /// The first character of the given name.
    case givenInitial
    case familyName
    case givenName

    /// - Parameter script: A code of ISO 15924; nil where the name has no letters that tell.
    init?(script: String?) {
      switch script {
      case nil, "Cyrl", "Grek", "Latn": self = .initials
      case "Bopo", "Hani", "Hira", "Kana": self = .familyName
      case "Hang": self = .givenName
      case "Beng", "Deva", "Gujr", "Guru", "Knda", "Mlym", "Orya", "Sinh", "Taml", "Telu", "Thai", "Tibt":
        self = .givenInitial
      default: return nil
      }
    }
  }
#endif
