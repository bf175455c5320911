/// The lines in which two texts differ, found with Myers' algorithm in linear space.
///
/// The work is bounded: where two stretches differ so much that the shortest edit would take too long to find, they
/// are split at the place that was reached furthest. The result is then correct but perhaps not the shortest.
struct LineDifference {
  /// For each line of the first text, whether it is gone; for each of the second, whether it is new.
  private(set) var removed: [Bool]
  private(set) var inserted: [Bool]

  /// The lines that occur in both texts; all others are edits for certain, and no path has to be searched through
  /// them.
  private let first: [Int]
  private let second: [Int]
  /// Where those lines are.
  private let firstPlaces: [Int]
  private let secondPlaces: [Int]
  /// Furthest reached place by diagonal, from the front and from the back.
  private var forward: [Int]
  private var backward: [Int]
  /// Where diagonal 0 is in both.
  private let center: Int
  /// How many edits from either end are tried.
  private let costLimit: Int

  /// Lines are given as numbers that are equal exactly if the lines are.
  init(_ first: [Int], _ second: [Int], costLimit: Int = 512) {
    let (inFirst, inSecond) = (Set(first), Set(second))
    removed = first.map { !inSecond.contains($0) }
    inserted = second.map { !inFirst.contains($0) }
    firstPlaces = first.indices.filter { inSecond.contains(first[$0]) }
    secondPlaces = second.indices.filter { inFirst.contains(second[$0]) }
    self.first = firstPlaces.map { first[$0] }
    self.second = secondPlaces.map { second[$0] }
    self.costLimit = costLimit
    center = min(firstPlaces.count + secondPlaces.count, costLimit) + 1
    forward = Array(repeating: 0, count: 2 * center + 1)
    backward = forward
    compare()
  }

  private struct Box {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
  }

  private mutating func compare() {
    // A stack of our own: the recursion could be as deep as the text is long.
    var boxes = [Box(left: 0, top: 0, right: first.count, bottom: second.count)]
    while var box = boxes.popLast() {
      while box.left < box.right, box.top < box.bottom, first[box.left] == second[box.top] {
        box.left += 1
        box.top += 1
      }
      while box.left < box.right, box.top < box.bottom, first[box.right - 1] == second[box.bottom - 1] {
        box.right -= 1
        box.bottom -= 1
      }
      if box.left == box.right {
        for line in box.top..<box.bottom { inserted[secondPlaces[line]] = true }
      } else if box.top == box.bottom {
        for line in box.left..<box.right { removed[firstPlaces[line]] = true }
      } else {
        let (x, y) = splitPoint(of: box)
        guard (x, y) != (box.left, box.top), (x, y) != (box.right, box.bottom) else {
          for line in box.left..<box.right { removed[firstPlaces[line]] = true }
          for line in box.top..<box.bottom { inserted[secondPlaces[line]] = true }
          continue
        }
        boxes.append(Box(left: x, top: y, right: box.right, bottom: box.bottom))
        boxes.append(Box(left: box.left, top: box.top, right: x, bottom: y))
      }
    }
  }

  /// A point on a shortest path through the box, or on a good one where that is too dear.
  private mutating func splitPoint(of box: Box) -> (Int, Int) {
    let width = box.right - box.left
    let height = box.bottom - box.top
    let delta = width - height
    let isOdd = delta % 2 != 0
    var steps = 0
    while true {
      for diagonal in stride(from: -steps, through: steps, by: 2) where diagonal >= -height && diagonal <= width {
        var x = reach(forward, diagonal, steps, width: width, height: height)
        var y = x - diagonal
        while x < width, y < height, first[box.left + x] == second[box.top + y] {
          x += 1
          y += 1
        }
        forward[center + diagonal] = x
        let opposite = delta - diagonal
        if isOdd, abs(opposite) <= steps - 1, opposite >= -height, opposite <= width,
          x + backward[center + opposite] >= width
        {
          return (box.left + x, box.top + y)
        }
      }
      for diagonal in stride(from: -steps, through: steps, by: 2) where diagonal >= -height && diagonal <= width {
        var x = reach(backward, diagonal, steps, width: width, height: height)
        var y = x - diagonal
        while x < width, y < height, first[box.right - 1 - x] == second[box.bottom - 1 - y] {
          x += 1
          y += 1
        }
        backward[center + diagonal] = x
        let opposite = delta - diagonal
        if !isOdd, abs(opposite) <= steps, opposite >= -height, opposite <= width,
          x + forward[center + opposite] >= width
        {
          return (box.right - x, box.bottom - y)
        }
      }
      steps += 1
      if steps > costLimit { return furthest(of: box, steps: steps - 1) }
    }
  }

  /// The place from which a diagonal goes on: one step right or down from its better neighbour, inside the box.
  private func reach(
    _ furthest: [Int], _ diagonal: Int, _ steps: Int, width: Int, height: Int
  ) -> Int {
    if steps == 0 { return 0 }
    let hasLower = diagonal > -steps && diagonal - 1 >= -height
    let hasUpper = diagonal < steps && diagonal + 1 <= width
    let right = hasLower ? furthest[center + diagonal - 1] + 1 : -1
    let down = hasUpper ? furthest[center + diagonal + 1] : -1
    var x = Swift.max(right, down)
    if x > width { x = down >= 0 ? down : width }
    if x - diagonal > height { x = height + diagonal }
    return x
  }

  private func furthest(of box: Box, steps: Int) -> (Int, Int) {
    let width = box.right - box.left
    let height = box.bottom - box.top
    var best = (progress: 0, x: 0, y: 0)
    for diagonal in stride(from: -steps, through: steps, by: 2) where diagonal >= -height && diagonal <= width {
      let x = Swift.min(forward[center + diagonal], width)
      let y = x - diagonal
      if y >= 0, y <= height, x + y > best.progress { best = (x + y, x, y) }
    }
    return (box.left + best.x, box.top + best.y)
  }
}
