Text("Cast off")
Text("Weigh anchor", comment: "A button of the deck")
Text("Harbour master", tableName: "People")
