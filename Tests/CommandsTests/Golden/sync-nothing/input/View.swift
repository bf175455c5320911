let a = Text("Buy")
