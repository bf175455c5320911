import SwiftUI

let label = Text("Buy")
