let badge = Text("Sold out")
let more = Text("Sold out soon")
