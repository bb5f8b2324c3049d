import TableScreen

/// An item of a list that a page holds, or is about to.
struct HeldItem {
  let item: FlatLayout.Item
  /// The number by which the page names it.
  let handle: Int
  /// Whether it has to be drawn: it is new, or has changed.
  var needsDrawing = true
  /// The item as drawn last, with its handle; nil before.
  var drawn: JSON?
  /// The item as the page shows it; nil where the page does not hold it.
  var sent: JSON?
}
