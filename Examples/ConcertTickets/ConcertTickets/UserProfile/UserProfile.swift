import Foundation

struct UserProfile {
  var memberSince: Date
  var concertsVisited: Int
  var points: Int64

  var membership: String {
    String(
      localized: "profile.memberSince",
      defaultValue: "Member since \(memberSince, format: .dateTime.month(.wide).year())",
      table: "UserProfile",
      bundle: .main,
      comment: "The placeholder is a month with its year, such as May 2024.")
  }
}
