import SwiftUI

struct UserProfileView: View {
  @AppStorage("displayName") private var name = ""
  @AppStorage("wantsReminders") private var wantsReminders = true
  @AppStorage("theme") private var theme = ProfileTheme.system
  @State private var isSigningOut = false
  @State private var profile = UserProfile(memberSince: .now, concertsVisited: 7, points: 1_250)

  var body: some View {
    Form {
      Section {
        TextField(text: $name) { Text("Name", tableName: "UserProfile", comment: "Field for the person's own name") }
        Text(profile.membership)
        Text("\(profile.concertsVisited) concerts visited", tableName: "UserProfile")
        Text(
          "You have \(profile.points) points.", tableName: "UserProfile",
          comment: "Points collected with orders, exchanged for discounts")
      } header: {
        Text("About You", tableName: "UserProfile")
      }

      Section {
        Toggle(isOn: $wantsReminders) {
          Text("Remind me the day before", tableName: "UserProfile", comment: "Switch for notifications about concerts")
        }
        Picker(selection: $theme) {
          ForEach(ProfileTheme.allCases, id: \.self) { Text($0.title) }
        } label: {
          Text("Appearance", tableName: "UserProfile")
        }
      } header: {
        Text("Settings", tableName: "UserProfile")
      } footer: {
        Text(
          "Click the picture to change it.", tableName: "UserProfile",
          comment: "Hint below the profile's picture; the word for a tap or click is varied by device")
      }

      Button(role: .destructive) {
        isSigningOut = true
      } label: {
        Text("Sign Out", tableName: "UserProfile", comment: "Button; asks before it acts")
      }
    }
    .navigationTitle(AppSection.profile.title)
    .alert(Text("Sign out of this device?", tableName: "UserProfile"), isPresented: $isSigningOut) {
      Button(role: .destructive) {
      } label: {
        Text("Sign Out", tableName: "UserProfile", comment: "Button of an alert; acts at once")
      }
    } message: {
      Text("profile.signOut.message", tableName: "UserProfile", comment: "Message of an alert")
    }
  }
}
