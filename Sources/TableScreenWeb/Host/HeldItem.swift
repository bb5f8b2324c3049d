import TableScreen

/// An item of a list that a page holds, or is about to.
struct HeldItem {
  let item: FlatLayout.Item
  /// The number by which the page names it.
  let handle: Int
  /// True if the item is new or has changed, so that it has to be drawn.
  var needsDrawing = true
  /// True if the item is a row that opens a section without a header.
  var opensSection = false
  /// The item as drawn last, with its handle; nil before.
  var drawn: JSON?
  /// The item as the page shows it; nil where the page does not hold it.
  var sent: JSON?
  /// The texts that a person is typing, by control, each with the value that the row had before.
  var typed: [String: (text: JSON, base: JSON)] = [:]

  /// Returns the item as drawn now with what is being typed, unless the row has got another value meanwhile.
  mutating func withTyped(_ drawn: JSON) -> JSON {
    var shown = drawn
    for (name, typing) in typed {
      if drawn.value(ofControl: name) == typing.base {
        shown = shown.setting(typing.text, ofControl: name)
      } else {
        typed[name] = nil
      }
    }
    return shown
  }
}
