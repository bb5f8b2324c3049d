/// The place of one button, or offer, among others, by what it shows: others may come and go beside it.
struct NamedPlace<Name: Hashable & Sendable>: Hashable, Sendable {
  private let names: [Name]
  private let index: Int

  init(_ index: Int, of names: [Name]) { (self.names, self.index) = (names, index) }

  /// Returns where it stands among others than before, or nil where it is not there.
  ///
  /// It is known by what it shows, and the how-manieth that shows this it is; where it shows something else now, by its
  /// place between those that are known: as many stand there as before.
  func index(in others: [Name]) -> Int? {
    guard names.indices.contains(index), names != others else {
      return others.indices.contains(index) ? index : nil
    }
    let (old, new) = (Self.numbered(names), Self.numbered(others))
    let places = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1, $0) })
    if let place = places[old[index]] { return place }
    let start = old[..<index].lastIndex { places[$0] != nil }
    let end = old[index...].firstIndex { places[$0] != nil }
    let first = start.flatMap { places[old[$0]] } ?? -1
    let last = end.flatMap { places[old[$0]] } ?? others.count
    let known = Set(old)
    guard last - first == (end ?? names.count) - (start ?? -1),
      !new[(first + 1)..<last].contains(where: known.contains)
    else { return nil }
    return first + index - (start ?? -1)
  }

  private struct Numbered: Hashable {
    let name: Name
    let number: Int
  }

  private static func numbered(_ names: [Name]) -> [Numbered] {
    var counts: [Name: Int] = [:]
    return names.map { name in
      counts[name, default: 0] += 1
      return Numbered(name: name, number: counts[name, default: 0])
    }
  }
}
