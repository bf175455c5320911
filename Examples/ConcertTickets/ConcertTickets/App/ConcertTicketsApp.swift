import SwiftUI

@main
struct ConcertTicketsApp: App {
  @State private var shop = TicketShop()

  var body: some Scene {
    WindowGroup("ConcertTickets") {
      RootView()
        .environment(shop)
    }
    .commands {
      CommandMenu("Tickets") {
        Button("Find Concerts…") { shop.isSearching = true }
          .keyboardShortcut("f", modifiers: [.command, .shift])
        Button("Reload Program") {
          Task { await shop.reload() }
        }
        .keyboardShortcut("r")

        #if DEBUG
          Divider()
          Button("Fill the Shop with Sample Concerts", action: shop.fillWithSamples)
        #endif
      }
    }
  }
}
