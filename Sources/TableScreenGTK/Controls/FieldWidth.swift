#if GTK
import CGTK

/// The width of a field in letters, the same for all fields of a form.
///
/// A field leaves room for a name beside it, but takes half of a row at least.
@MainActor struct FieldWidth {
  /// The letters that a field has room for at least.
  static let least: gint = 6
  /// The letters that a field has room for at most.
  static let most: gint = 24
  /// The letters of a day.
  static let day: gint = 10
  /// The letters of a day with its time.
  static let moment: gint = 16
  /// The letters of a name that has its room beside a field in a narrow row.
  private static let name: gint = 9
  /// The gaps around the space between a name and a field.
  private static let gaps: gint = 24

  /// The number of letters.
  let letters: gint
  /// The pixels of a letter, as GTK reckons with it.
  private let letter: gint

  /// Creates the width of an entry in a row, whose parts have `room` pixels.
  init(_ entry: Obj, in room: gint) {
    letter = Self.letter(of: entry)
    // The least width is that of the least letters, and of the frame around them.
    let frame = widths(of: entry).least - Self.least * letter
    let width = max(room / 2, room - Self.gaps - Self.name * letter)
    letters = min(max((width - frame + letter / 2) / letter, Self.least), Self.most)
  }

  /// Returns how many letters take the room of a button, and the pixels that are left over of them.
  func letters(for button: Obj) -> (count: gint, rest: gint) {
    let width = widths(of: button).natural - gtk_widget_get_margin_start(button())
    let count = (width + letter - 1) / letter
    return (count, count * letter - width)
  }

  /// Returns the pixels of a letter in a widget, as GTK reckons with it.
  static func letter(of widget: Obj) -> gint {
    guard let metrics = pango_context_get_metrics(gtk_widget_get_pango_context(widget()), nil, nil)
    else { return 8 }
    defer { pango_font_metrics_unref(metrics) }
    let width = max(
      pango_font_metrics_get_approximate_char_width(metrics),
      pango_font_metrics_get_approximate_digit_width(metrics))
    return max((width + PANGO_SCALE - 1) / PANGO_SCALE, 1)
  }
}

/// Returns the least width of a widget, and that which it asks for.
@MainActor func widths(of widget: Obj) -> (least: gint, natural: gint) {
  var (least, natural): (gint, gint) = (0, 0)
  gtk_widget_measure(widget(), GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
  return (least, natural)
}
#endif
