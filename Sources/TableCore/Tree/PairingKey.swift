/// The key that pairs a node with itself from one reading to the next.
enum PairingKey: Hashable {
  case id(TableCell.ID)
  case tag(String)
  case binding(TableBinding.Identity)
  case title(String)
  case place
}

extension TableCell {
  /// The key that pairs the row with itself from one reading to the next.
  var pairingKey: PairingKey {
    if let id { return .id(id) }
    if flags.contains(.tagged), let tag = tags.first { return .tag(tag) }
    if flags.contains(.bound), let binding { return .binding(binding.identity) }
    return title.map { .title($0) } ?? .place
  }

  /// Returns whether a row without an id may be the row that was at its place before: not if the
  /// bindings differ, since a draft typed for one is not meant for the other.
  static func mayBeSame(_ old: Self, _ new: Self) -> Bool {
    old.id == nil && new.id == nil && old.binding?.identity == new.binding?.identity
  }

  /// Returns whether two cells have the same pairing key; usually without making the keys or
  /// copying a cell.
  static func haveSamePairingKey(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool {
    let (id, otherID) = (a.pointee.id, b.pointee.id)
    if case .integer(let number)? = id?.value, case .integer(let otherNumber)? = otherID?.value {
      return number == otherNumber
    }
    if id != nil || otherID != nil { return id == otherID }
    if a.pointee.flags.union(b.pointee.flags).isDisjoint(with: [.tagged, .bound]) {
      return (a.pointee.plainTitle ?? a.pointee.title)
        == (b.pointee.plainTitle ?? b.pointee.title)
    }
    return a.pointee.pairingKey == b.pointee.pairingKey
  }
}
