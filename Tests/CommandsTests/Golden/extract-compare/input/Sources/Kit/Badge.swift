let badge = Text("Sold out")
