import TableScreen

/// The part of a list that a page holds: a range of its positions that follows the items through changes.
struct HeldRange {
  /// The most items that a page holds.
  static let limit = 200

  private(set) var first = 0
  private(set) var items: [HeldItem] = []

  /// The positions of the items.
  var positions: Range<Int> { first..<(first + items.count) }

  /// Follows a splice of the list; items inserted in the middle are held, too, as far as there is room, but rather those behind
  /// them where these are looked at.
  ///
  /// - Parameters:
  ///   - splice: the splice.
  ///   - room: the most items to hold.
  ///   - looked: the item at the top of what is in view; nil for the top of the list.
  ///   - make: makes the item of a position in the new list.
  mutating func follow(
    _ splice: FlatLayout.Splice, room: Int, lookingAt looked: FlatLayout.Item?,
    _ make: (Int) -> HeldItem?
  ) {
    let gone = splice.position..<(splice.position + splice.removed)
    let held = positions
    // Items inserted at the very top of a list come into view if the page holds its top.
    let isTop = held.lowerBound == 0
    if gone.upperBound < held.lowerBound || gone.upperBound == held.lowerBound && !isTop {
      first += splice.added - splice.removed
      return
    }
    guard gone.lowerBound < held.upperBound else { return }
    let overlap = gone.clamped(to: held)
    items.removeSubrange((overlap.lowerBound - first)..<(overlap.upperBound - first))
    guard gone.lowerBound >= held.lowerBound else {
      first = splice.position + splice.added
      return
    }
    let place = splice.position - first
    let count = min(splice.added, max(0, room - place))
    if items.count + splice.added > room,
      let looked, items[place...].contains(where: { $0.item == looked })
    {
      items.removeSubrange(..<place)
      first = splice.position + splice.added
      return
    }
    if count < splice.added { items.removeSubrange(place...) }
    items.insert(
      contentsOf: (0..<count).compactMap { make(splice.position + $0) }, at: place)
  }

  /// Holds other positions; items that stay are kept.
  mutating func hold(_ wanted: Range<Int>, _ make: (Int) -> HeldItem?) {
    let kept = wanted.clamped(to: positions)
    guard !kept.isEmpty else {
      first = wanted.lowerBound
      items = wanted.compactMap(make)
      return
    }
    items = Array(items[(kept.lowerBound - first)..<(kept.upperBound - first)])
    items.insert(contentsOf: (wanted.lowerBound..<kept.lowerBound).compactMap(make), at: 0)
    items += (kept.upperBound..<wanted.upperBound).compactMap(make)
    first = wanted.lowerBound
  }

  /// Changes items in place.
  mutating func update(_ body: (inout HeldItem) -> Void) {
    for place in items.indices { body(&items[place]) }
  }

  /// Changes the item at a place.
  mutating func update(at place: Int, _ body: (inout HeldItem) -> Void) { body(&items[place]) }
}
