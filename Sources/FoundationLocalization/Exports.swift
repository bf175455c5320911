// Whoever imports this module writes it in Foundation's place, so that the same sources compile on Apple's systems.
@_exported public import Foundation
