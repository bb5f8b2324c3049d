/// Values by the nodes that they belong to.
///
/// Nobody chooses the ids of nodes, so one multiplication spreads them well enough; to hash them as a `Dictionary` does
/// takes longer than all else that a look-up does. (Fibonacci hashing and linear probing: D. Knuth, "The Art of
/// Computer Programming", volume 3, 6.4.)
struct NodeMap<Value> {
  private typealias Slot = (node: NodeID, value: Value)

  /// A power of two of them, at least half of which are free; none as long as nothing was stored.
  private var slots: [Slot?] = []
  /// The number of nodes that have a value.
  private(set) var count = 0

  /// Creates a map without values.
  init() {}

  /// Creates a map of values, of which each node has one.
  init(_ pairs: some Sequence<(NodeID, Value)>) {
    for (node, value) in pairs { self[node] = value }
  }

  var isEmpty: Bool { count == 0 }

  /// The nodes that have a value, in no order.
  var keys: some Sequence<NodeID> { slots.lazy.compactMap { $0?.node } }

  /// The values in no order.
  var values: some Sequence<Value> { slots.lazy.compactMap { $0?.value } }

  /// The value of a node, or nil.
  subscript(node: NodeID) -> Value? {
    @inline(__always) get {
      guard count > 0 else { return nil }
      var place = home(of: node)
      while let slot = slots[place] {
        if slot.node == node { return slot.value }
        place = (place + 1) & (slots.count - 1)
      }
      return nil
    }
    set {
      guard let newValue else { return remove(node) }
      if slots.count < 2 * (count + 1) { grow() }
      let place = place(of: node)
      if slots[place] == nil { count += 1 }
      slots[place] = (node, newValue)
    }
  }

  /// Takes out the values for which `isGone` holds.
  mutating func removeAll(where isGone: (NodeID, Value) -> Bool) {
    let old = self
    self = NodeMap()
    for case let slot? in old.slots where !isGone(slot.node, slot.value) {
      self[slot.node] = slot.value
    }
  }

  /// Where a node is looked for first.
  @inline(__always)
  private func home(of node: NodeID) -> Int {
    let bits = slots.count.trailingZeroBitCount
    return Int(truncatingIfNeeded: (node.raw &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - bits))
  }

  /// Where a node is, or has room.
  private func place(of node: NodeID) -> Int {
    var place = home(of: node)
    while let slot = slots[place], slot.node != node { place = (place + 1) & (slots.count - 1) }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: nil, count: max(8, 2 * old.count))
    for case let slot? in old { slots[place(of: slot.node)] = slot }
  }

  private mutating func remove(_ node: NodeID) {
    guard count > 0 else { return }
    var free = place(of: node)
    guard slots[free] != nil else { return }
    slots[free] = nil
    count -= 1
    // What gave way to others closes up, so that it is still found from where it is looked for first.
    var place = free
    while true {
      place = (place + 1) & (slots.count - 1)
      guard let slot = slots[place] else { return }
      let home = home(of: slot.node)
      let isBetween = free <= place ? home > free && home <= place : home > free || home <= place
      if isBetween { continue }
      (slots[free], slots[place]) = (slot, nil)
      free = place
    }
  }
}

extension NodeMap: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral pairs: (NodeID, Value)...) { self.init(pairs) }
}
