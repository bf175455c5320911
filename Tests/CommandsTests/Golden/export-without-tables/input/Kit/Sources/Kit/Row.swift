Text("Row")
