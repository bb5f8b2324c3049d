import TableScreen

/// The characters that a screen is drawn with, apart from its texts.
package struct TextGlyphs: Hashable, Sendable {
  /// True if only ASCII may be drawn.
  package var isASCII = false
  var ellipsis = "…"
  var bar = "▌"
  var back = "‹"
  var close = "✕"
  var disclosure = "›"
  var collapsed = "▸"
  var expanded = "▾"
  var menu = "⌄"
  var checkmark = "✓"
  var detail = "ⓘ"
  var image = "▣"
  var search = "⌕"
  var refresh = "↻"
  var caret = "▏"
  var delete = "⊖"
  var insert = "⊕"
  var handle = "≡"
  var moving = "↕"
  var chosen = "•"
  var checked = "[x]"
  var unchecked = "[ ]"
  var on = "━━●"
  var off = "●──"
  var minus = "−"
  var plus = "+"
  var track = "─"
  var filled = "━"
  var knob = "●"
  var done = "█"
  var open = "░"
  var bullet = "•"
  var dot = "·"
  var warning = "⚠"
  var horizontal = "─"
  var vertical = "│"
  var topLeft = "╭"
  var topRight = "╮"
  var bottomLeft = "╰"
  var bottomRight = "╯"
  var above = "▴"
  var below = "▾"
  var enter = "⏎"
  var thumb = "┃"
  var star = "★"
  var hollowStar = "☆"
  var swatch = "██"
  var levels = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  var spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  /// The glyphs for a host with Unicode.
  package static let unicode = TextGlyphs()

  /// The glyphs for a host with ASCII only.
  package static let ascii = TextGlyphs(
    isASCII: true, ellipsis: "~", bar: ">", back: "<", close: "x", disclosure: ">", collapsed: "+",
    expanded: "-",
    menu: "v", checkmark: "x", detail: "i", image: "#", search: "/", refresh: "@", caret: "_",
    delete: "(-)", insert: "(+)", handle: "=", moving: "%", chosen: "*", on: "[x]", off: "[ ]",
    minus: "-", plus: "+",
    track: "-", filled: "=", knob: "o", done: "#", open: ".", bullet: "*", dot: "-", warning: "!",
    horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+",
    above: "^", below: "v", enter: "enter", thumb: "#", star: "*",
    hollowStar: ".", swatch: "##", levels: ["_", ".", "-", "=", "*", "#"],
    spinner: ["|", "/", "-", "\\"])

  /// Returns the glyph of a spinner in a phase.
  func spinner(_ phase: Int) -> String {
    spinner.isEmpty ? "" : spinner[((phase % spinner.count) + spinner.count) % spinner.count]
  }
}
