#if os(macOS) || os(Linux)
import Testing

@testable import TableScreenTerminal

/// What a terminal sends in the mode for applications, which ncurses turns on, is what stands on its keys.
@MainActor @Suite struct NumberPadTests {
  @Test func `the number pad types its digits and signs`() {
    for (sent, typed) in zip("pqrstuvwxyjklmno", "0123456789*+,-./") {
      var decoder = InputDecoder()
      let events = decoder.decode(InputDecoderTests.units("\u{1B}O\(sent)"))
      #expect(events == [.key(.character(typed))], "\(sent)")
    }
    var decoder = InputDecoder()
    #expect(decoder.decode(InputDecoderTests.units("\u{1B}OM")) == [.key(.enter)])
  }

  @Test func `a terminal of direct colors has the eight that all have`() {
    #expect(CursesColors.depth(count: 1 << 24, isDirect: true, isRefused: false) == .eight)
    #expect(CursesColors.depth(count: 1 << 24, isDirect: false, isRefused: false) == .many)
  }
}
#endif
