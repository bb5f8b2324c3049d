/// The place of a button, or row action, in a list, found again by its name when others come and go.
package struct NamedPlace<Name: Hashable & Sendable>: Hashable, Sendable {
  private let names: [Name]
  private let index: Int

  /// The name of the button.
  var name: Name? { names.indices.contains(index) ? names[index] : nil }

  package init(_ index: Int, of names: [Name]) { (self.names, self.index) = (names, index) }

  /// Returns the index of the button of the same name in a changed list, by its number among those of that name, or nil if
  /// there is none: a person who has pressed “Archive” means no other.
  package func indexOfSame(in others: [Name]) -> Int? {
    guard names.indices.contains(index) else { return nil }
    return Self.numbered(others).firstIndex(of: Self.numbered(names)[index])
  }

  /// Returns the index of the same button in a changed list, or nil if it is gone.
  ///
  /// The button is found by its name and its number among those of the same name. A renamed button
  /// is found by its distance to the nearest neighbors that both lists have, if as many stand
  /// between these as before.
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
