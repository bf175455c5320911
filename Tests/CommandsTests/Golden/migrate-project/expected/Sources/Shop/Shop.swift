public struct Shop {}
