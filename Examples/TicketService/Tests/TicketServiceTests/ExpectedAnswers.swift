import Foundation

/// What is to come back for `/?name=Ana&count=3` and `count=0`, written down apart from the catalog. `#` is the number.
enum ExpectedAnswers {
  static func body(_ language: String, count: Int) -> String? {
    guard let texts = texts[language] else { return nil }
    let number = count.formatted(.number.locale(Locale(identifier: language)))
    let tickets = count == 0 ? texts[2] : texts[1].replacingOccurrences(of: "#", with: number)
    return texts[0] + "\n" + tickets + "\n"
  }

  static let texts = [
    "en": ["Welcome, Ana!", "# tickets left", "No tickets left"],
    "de": ["Willkommen, Ana!", "Noch # Karten", "Keine Karten mehr"],
    "fr": ["Bienvenue, Ana !", "# billets restants", "Plus de billets"],
    "es": ["¡Hola, Ana!", "Quedan # entradas", "No quedan entradas"],
    "it": ["Benvenuto, Ana!", "# biglietti rimasti", "Biglietti esauriti"],
    "pt": ["Boas-vindas, Ana!", "Restam # ingressos", "Ingressos esgotados"],
    "nl": ["Welkom, Ana!", "Nog # kaartjes", "Geen kaartjes meer"],
    "sv": ["Välkommen, Ana!", "# biljetter kvar", "Inga biljetter kvar"],
    "da": ["Velkommen, Ana!", "# billetter tilbage", "Ingen billetter tilbage"],
    "nb": ["Velkommen hit, Ana!", "# billetter igjen", "Ingen billetter igjen"],
    "fi": ["Tervetuloa, Ana!", "# lippua jäljellä", "Ei lippuja jäljellä"],
    "pl": ["Witaj, Ana!", "Zostały # bilety", "Brak biletów"],
    "cs": ["Vítejte, Ana!", "Zbývají # vstupenky", "Vyprodáno"],
    "ru": ["Добро пожаловать, Ana!", "Осталось # билета", "Билетов нет"],
    "uk": ["Ласкаво просимо, Ana!", "Залишилося # квитки", "Квитків немає"],
    "el": ["Καλώς ήρθες, Ana!", "Απομένουν # εισιτήρια", "Δεν υπάρχουν εισιτήρια"],
    "tr": ["Hoş geldin, Ana!", "# bilet kaldı", "Bilet kalmadı"],
    "hu": ["Üdvözöljük, Ana!", "# jegy maradt", "Elfogytak a jegyek"],
    "ro": ["Bun venit, Ana!", "Au rămas # bilete", "Nu mai sunt bilete"],
    "ja": ["Anaさん、ようこそ！", "残り#枚", "売り切れ"],
    "ko": ["Ana님, 환영합니다!", "#장 남음", "매진"],
    "zh-Hans": ["欢迎，Ana！", "还剩 # 张票", "票已售完"],
    "zh-Hant": ["歡迎，Ana！", "還剩 # 張票", "票已售完了"],
    "ar": ["أهلاً Ana!", "بقيت # تذاكر", "نفدت التذاكر"],
  ]
}
