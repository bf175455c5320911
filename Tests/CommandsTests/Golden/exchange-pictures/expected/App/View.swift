Text("Cast off")
