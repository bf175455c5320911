import AppIntents

struct ConcertShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: FindConcertsIntent(),
      phrases: [
        "Find concerts with \(.applicationName)",
        "Who plays tonight in \(.applicationName)?",
      ],
      shortTitle: "Find Concerts",
      systemImageName: "music.mic")
  }
}
