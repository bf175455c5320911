let a = Text("Buy", comment: "Button")
let b = Text("Sell", comment: "Button")
