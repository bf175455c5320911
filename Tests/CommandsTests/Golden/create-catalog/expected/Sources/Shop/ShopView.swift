let a = Text("Kaufen")
