#if GTK
import CGTK
import TableScreen

/// The Pango attributes of a text, for ranges in bytes.
@MainActor struct TextAttributes {
  let list = pango_attr_list_new()

  /// Collects the attributes of a text that GTK shows as `shown`.
  init(_ text: RowText, _ shown: ShownText, isDark: Bool) {
    let runs = text.text.runs(limit: ShownText.columns(of: text.lines))
    let ranges = runs.map(\.characters) + text.matches
    let offsets = shown.bytes(before: ranges.flatMap { [$0.lowerBound, $0.upperBound] })
    for run in runs {
      let range = Self.bytes(of: run.characters, offsets)
      if run.emphasis.contains(.bold) { add(pango_attr_weight_new(PANGO_WEIGHT_BOLD), range) }
      if run.emphasis.contains(.italic) { add(pango_attr_style_new(PANGO_STYLE_ITALIC), range) }
      if run.emphasis.contains(.underline) || run.link != nil {
        add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), range)
      }
      if run.emphasis.contains(.strikethrough) { add(pango_attr_strikethrough_new(1), range) }
      if let color = run.color ?? (run.link == nil ? nil : .accent),
        let shade = Palette.shade(of: color, isDark: isDark)
      {
        add(pango_attr_foreground_new(shade.red, shade.green, shade.blue), range)
      }
    }
    for match in text.matches {
      let range = Self.bytes(of: match, offsets)
      add(pango_attr_weight_new(PANGO_WEIGHT_BOLD), range)
      add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), range)
    }
  }

  func end() { pango_attr_list_unref(list) }

  private func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
    guard let attribute else { return }
    attribute.pointee.start_index = guint(range.lowerBound)
    attribute.pointee.end_index = guint(range.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  private static func bytes(of range: Range<Int>, _ offsets: [Int: Int]) -> Range<Int> {
    let lower = offsets[range.lowerBound] ?? 0
    return lower..<max(lower, offsets[range.upperBound] ?? lower)
  }
}
#endif
