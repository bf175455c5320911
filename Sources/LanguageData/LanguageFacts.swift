/// Questions to the platform's locale data, in identifiers spelled with hyphens. One file answers them with ICU's C
/// functions, which come with every Swift toolchain for Linux and Windows; another with Foundation, for Apple's
/// platforms, where the plural rules are out of reach. No table is typed in by hand.
enum LanguageFacts {}
