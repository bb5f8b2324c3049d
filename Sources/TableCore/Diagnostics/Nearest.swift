/// Returns the name that is most like `name`, or nil where none is.
///
/// By edit distance (V. I. Levenshtein, 1966); a name counts as like another where at most two
/// in five characters differ, or where it begins with it. Complexity: O(*k* · *l*²) for *k* names of
/// *l* characters.
package func nearest(_ name: String, among names: some Sequence<String>) -> String? {
  // A name of megabytes is like none, and is not looked at to know that.
  guard name.utf8.count <= 4_000 else { return nil }
  let wanted = Array(name.lowercased())
  guard !wanted.isEmpty, wanted.count <= 200 else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in names where !candidate.isEmpty {
    let letters = Array(candidate.prefix(201).lowercased().prefix(201))
    let isLonger = letters.count > wanted.count && letters.starts(with: wanted)
    // At least so many letters must be added or taken away.
    let difference = abs(letters.count - wanted.count)
    let isFar = difference * 5 > 2 * max(wanted.count, letters.count)
    if !isLonger, isFar || difference >= best?.distance ?? .max { continue }
    let distance = isLonger ? 1 : editDistance(wanted, letters)
    if distance * 5 <= 2 * max(wanted.count, letters.count), distance < best?.distance ?? .max {
      best = (candidate, distance)
    } else if letters.starts(with: wanted), best == nil {
      best = (candidate, distance)
    }
  }
  return best?.name
}

/// The number of letters to change, add, take away or swap with their neighbor.
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
