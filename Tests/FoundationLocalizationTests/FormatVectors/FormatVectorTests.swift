import Foundation
import MarkdownText
import TestSupport
import Testing

/// All recordings: what Apple's systems wrote, what Apple's rules say, and what the toolchain's own Foundation wrote,
/// against what is written here. Documentation/Contributors/FormatVectors.md lists every one that comes out differently,
/// with the cause; list and reality are compared both ways.
@Suite("Recordings of all APIs", .enabled(if: FormatVector.exist, "needs the recordings"))
struct FormatVectorTests {
  @Test(
    arguments: FormatVectorOutput.apis.keys.filter {
      MarkdownText.isAvailable || !FormatVectorOutput.apisWithMarkup.contains($0)
    }.sorted())
  func differOnlyWhereListed(api: String) throws {
    let format = try #require(FormatVectorOutput.apis[api])
    for fault in try FormatVectorPage().faults(of: api, format: format) { Issue.record("\(fault)") }
  }

  @Test func areAllCompared() throws {
    let page = try FormatVectorPage()
    let recorded = try FormatVector.all()
    let apis = Set(recorded.map(\.api))
    #expect(apis == Set(FormatVectorOutput.apis.keys).union(FormatVectorOutput.comparedElsewhere))
    #expect(apis == Set(page.apis))
    #expect(page.totals?.all == recorded.count)
    #expect(page.totals?.same == apis.compactMap { page.same(of: $0) }.reduce(0, +))
  }

  /// What the toolchain's Foundation wrote guards against regressions: a difference needs a fault on its side.
  @Test func differFromTheToolchainWhereItIsWrong() throws {
    let page = try FormatVectorPage()
    for vector in try FormatVector.all() where vector.basis == "toolchain" {
      guard let cause = page.cause(of: vector) else { continue }
      #expect(cause.hasPrefix("the toolchain is wrong"), "\(vector.api): \(cause)")
    }
  }
}
