import Testing

@testable import Checks

@Suite struct LengthLimitTests {
  @Test(arguments: [
    ("max 20", 20), ("Title (max. 20)", 20), ("maxLength: 20", 20), ("maxLength=20", 20),
    ("At most 20 characters.", 20),
    ("Limited to 30 chars", 30), ("20 characters max", 20), ("Character limit: 100", 100),
    ("no more than 12 letters", 12),
    ("Max length 15", 15), ("up to 30 characters", 30), ("Maximum 8 characters, shown on the watch", 8),
  ]) func commentsNameLimits(_ comment: String, _ expected: Int) {
    #expect(LengthLimit(comment: comment)?.characters == expected)
  }

  @Test(arguments: [
    "", "Up to 20 files", "max 20 items", "Maximum 5 retries", "Shown for 20 seconds at most",
    "%lld of 20 characters used", "The maximum number of seats is 20", "Step 2 of 3",
  ]) func otherNumbersAreNone(_ comment: String) {
    #expect(LengthLimit(comment: comment) == nil)
  }
}
