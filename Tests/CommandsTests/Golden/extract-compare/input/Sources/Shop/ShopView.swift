struct ShopView {
  var title = Text("Concert", comment: "Title of the page")
  var button = Text("Buy")
  var again = Text("Buy", comment: "Button below a concert")
  var new = Text("Seats left")
  var other = Text("Name", tableName: "Profile")
  var renamed = Text("Old seats")
}
