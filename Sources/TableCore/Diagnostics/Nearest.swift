/// Returns the name that is most like `name`, or nil if none is.
///
/// Compares by edit distance (V. I. Levenshtein, 1966), regardless of case. A candidate is like
/// `name` if at most two in five characters differ, or if it begins with `name`. Complexity: O(*k*
/// · *l*²) for *k* names of *l* characters.
package func nearest(_ name: String, among names: some Sequence<String>) -> String? {
  var letters = Int.max
  return nearest(name, among: names, within: &letters)
}

/// Returns the name that is most like `name`, or nil if none is or `left`, the letters that may still be compared, do not
/// suffice; they are taken off.
package func nearest(
  _ name: String, among names: some Sequence<String>, within left: inout Int
) -> String? {
  // A name of megabytes is like no candidate; its bytes are counted before any character is.
  guard name.utf8.count <= 4_000 else { return nil }
  let wanted = Array(name.lowercased())
  guard !wanted.isEmpty, wanted.count <= 200 else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in names where !candidate.isEmpty && candidate.utf8.count <= 4_000 {
    left -= candidate.utf8.count
    guard left >= 0 else { return nil }
    let letters = Array(candidate.prefix(201).lowercased().prefix(201))
    let isLonger = letters.count > wanted.count && letters.starts(with: wanted)
    // A lower bound of the edit distance: the letters that must be added or removed.
    let difference = abs(letters.count - wanted.count)
    let isFar = difference * 5 > 2 * max(wanted.count, letters.count)
    if !isLonger, isFar || difference >= best?.distance ?? .max { continue }
    if !isLonger { left -= wanted.count * letters.count }
    guard left >= 0 else { return nil }
    let distance = isLonger ? 1 : editDistance(wanted, letters)
    if distance * 5 <= 2 * max(wanted.count, letters.count), distance < best?.distance ?? .max {
      best = (candidate, distance)
    } else if letters.starts(with: wanted), best == nil {
      best = (candidate, distance)
    }
  }
  return best?.name
}

/// Returns the edit distance (optimal string alignment): the number of letters to change, add, remove or swap with their
/// neighbor.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var before: [Int] = []
  var last = Array(0...b.count)
  for (i, x) in a.enumerated() {
    var row = [i + 1]
    for (j, y) in b.enumerated() {
      var distance = min(last[j] + (x == y ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, x == b[j - 1], a[i - 1] == y { distance = min(distance, before[j - 1] + 1) }
      row.append(distance)
    }
    (before, last) = (last, row)
  }
  return last[b.count]
}
