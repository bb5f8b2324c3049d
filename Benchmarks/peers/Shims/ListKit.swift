/// Opens what the library keeps to itself.
public func keyDifference<Key: Hashable>(from old: [Key], to new: [Key]) -> Int {
  HeckelDiff.diff(old: old, new: new).moves.count
}
