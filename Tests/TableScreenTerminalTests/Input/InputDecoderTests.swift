#if os(macOS) || os(Linux)
import CTerminal
import Testing

@testable import TableScreenTerminal

@Suite struct InputDecoderTests {
  /// What a terminal sends that knows no names for its keys.
  static func units(_ text: String) -> [InputDecoder.Unit] {
    text.unicodeScalars.map { .character($0.value) }
  }

  @Test(arguments: [
    (ct_key_up, Key.up), (ct_key_down, .down), (ct_key_left, .left), (ct_key_right, .right),
    (ct_key_shift_up, .shiftUp), (ct_key_shift_down, .shiftDown), (ct_key_home, .home),
    (ct_key_end, .end),
    (ct_key_page_up, .pageUp), (ct_key_page_down, .pageDown), (ct_key_back_tab, .backTab),
    (ct_key_delete, .delete),
    (ct_key_backspace, .backspace), (ct_key_insert, .insert), (ct_key_enter, .enter),
    (ct_key_function + 5, .function(5)),
  ])
  func `a code of the terminal is a key`(code: Int32, key: Key) {
    var decoder = InputDecoder()
    #expect(decoder.decode([.code(code)]) == [.key(key)])
  }

  @Test(arguments: [
    ("j", [Key.character("j")]), ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]),
    ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]), ("\u{1B}", [.escape]),
    ("\u{3}", [.control("c")]), ("\u{1A}", [.control("z")]), ("\u{C}", [.control("l")]),
    ("é漢🎉", [.character("é"), .character("漢"), .character("🎉")]), ("\u{0}", []), ("\u{9B}", []),
  ])
  func `a character is a key`(text: String, keys: [Key]) {
    var decoder = InputDecoder()
    #expect(decoder.decode(Self.units(text)) == keys.map { .key($0) })
  }

  @Test(arguments: [
    ("\u{1B}[A", [Key.up]), ("\u{1B}OB", [.down]), ("\u{1B}[1;2A", [.shiftUp]),
    ("\u{1B}[1;2B", [.shiftDown]), ("\u{1B}[1~", [.home]), ("\u{1B}[4~", [.end]),
    ("\u{1B}[H", [.home]), ("\u{1B}[F", [.end]), ("\u{1B}[Z", [.backTab]), ("\u{1B}[3~", [.delete]),
    ("\u{1B}[15~", [.function(5)]),
    // Nobody knows these, and still no letter of them is a command.
    ("\u{1B}[1;9Q", []), ("\u{1B}[200;1d", []), ("\u{1B}[99~x", [.character("x")]),
    ("\u{1B}q", [.alt("q")]), ("\u{1B}[", [.alt("[")]), ("\u{1B}\u{1B}", [.escape, .escape]),
  ])
  func `a sequence that the terminal's description lacks is one key or none`(
    text: String, keys: [Key]
  ) {
    var decoder = InputDecoder()
    #expect(decoder.decode(Self.units(text)) == keys.map { .key($0) })
  }

  /// An Escape would throw away what is typed, and the key by itself do something else.
  @Test(
    arguments: [
      ([.character(27), .character(127)], [Key.control("w")]),
      ([.character(27), .character(8)], [.control("w")]),
      ([.character(27), .code(ct_key_backspace)], [.control("w")]),
      ([.character(27), .character(13)], []), ([.character(27), .character(9)], []),
      ([.character(27), .code(ct_key_enter)], []),
      ([.character(27), .character(3)], [.control("c")]),
      ([.character(27), .code(ct_key_up)], [.up]),
      ([.character(27), .code(ct_key_delete)], [.delete]),
      (units("\u{1B}\u{1B}[A"), [.up]), (units("\u{1B}\u{1B}OB"), [.down]),
      ([.character(27), .mouse(state: UInt(ct_mouse_wheel_up), line: 1, column: 1)], [.escape]),
    ] as [([InputDecoder.Unit], [Key])])
  func `a key together with Alt is no Escape`(units: [InputDecoder.Unit], keys: [Key]) {
    var decoder = InputDecoder()
    let events = decoder.decode(units)
    #expect(events.filter { if case .mouse = $0 { false } else { true } } == keys.map { .key($0) })
  }

  @Test func `what is pasted is one event, even in pieces, and never a command`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([.code(ct_key_paste_begin)] + Self.units("q\u{1B}[Adel")) == [])
    #expect(
      decoder.decode(Self.units("ete") + [.code(ct_key_up), .code(ct_key_paste_end)])
        == [.paste("q\u{1B}[Adelete")])
    #expect(decoder.decode(Self.units("q")) == [.key(.character("q"))])
  }

  @Test func `a paste ends at its greatest length, and the next one has all of its own`() {
    var decoder = InputDecoder()
    let piece = [InputDecoder.Unit](repeating: .character(0x61), count: 1 << 18)
    #expect(
      decoder.decode([.code(ct_key_paste_begin), .character(0xE9), .character(0xD800)]) == [])
    // The length is counted: were it measured for each character, this would not end.
    for _ in 0..<5 { #expect(decoder.decode(piece) == []) }
    let most = InputDecoder.longestPaste
    #expect(
      decoder.decode(piece + [.code(ct_key_paste_end)])
        == [.paste("é" + String(repeating: "a", count: most - 1))])
    let next = [.code(ct_key_paste_begin)] + piece + [.code(ct_key_paste_end), .character(0x62)]
    #expect(
      decoder.decode(next)
        == [.paste(String(repeating: "a", count: 1 << 18)), .key(.character("b"))])
  }

  @Test func `the mouse presses, drags while it is pressed, releases, and turns its wheel`() {
    var decoder = InputDecoder()
    func kinds(_ states: UInt...) -> [MouseEvent.Kind] {
      decoder.decode(states.map { .mouse(state: UInt($0), line: 1, column: 2) }).compactMap {
        if case .mouse(let event) = $0 { event.kind } else { nil }
      }
    }
    #expect(kinds(ct_mouse_moved) == [])
    #expect(
      kinds(ct_mouse_pressed_1, ct_mouse_moved, ct_mouse_released_1) == [.press, .drag, .release])
    #expect(
      kinds(ct_mouse_moved, ct_mouse_wheel_up, ct_mouse_wheel_down, ct_mouse_pressed_3)
        == [.wheelUp, .wheelDown, .secondaryPress])
  }

  @Test func `letters typed at once are one text, but only where text goes`() {
    let events: [InputEvent] = [.key("a"), .key("b"), .key(.enter), .key("c"), .key("d")]
    #expect(InputEvent.joined(events, while: false) == events)
    #expect(
      InputEvent.joined(events, while: true)
        == [.paste("ab"), .key(.enter), .key("c"), .key("d")])
    #expect(InputEvent.joined([.key("a")], while: true) == [.key("a")])
  }
}
#endif
