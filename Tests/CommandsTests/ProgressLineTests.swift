import Testing

@testable import Commands

@Suite struct ProgressLineTests {
  @Test func theLineGoesWhenTheWorkIsDone() {
    let sink = BufferSink(isTerminal: true, columns: 30)
    let line = ProgressLine(sink: sink, delay: 0)
    line.show("reading sources of a long name:", done: 3, total: 10)
    line.clear()
    line.clear()
    #expect(sink.text == "\rreading sources of a long nam\u{1B}[K\r\u{1B}[K")
  }

  @Test func shortWorkShowsNothing() {
    let sink = BufferSink(isTerminal: true, columns: 80)
    let line = ProgressLine(sink: sink, delay: 60)
    line.show("reading sources:", done: 3, total: 10)
    line.clear()
    #expect(sink.text.isEmpty)
  }
}
