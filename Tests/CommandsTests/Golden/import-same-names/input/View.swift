Text("")
