/// Returns the name that is most like `name`, or nil where none is.
///
/// By edit distance (V. I. Levenshtein, 1966); a name counts as like another where at most two
/// in five characters differ, or where it begins with it. Complexity: O(*k* · *l*²) for *k* names of
/// *l* characters.
package func nearest(_ name: String, among names: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased())
  guard !wanted.isEmpty, wanted.count <= 200 else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in names where !candidate.isEmpty {
    let letters = Array(candidate.lowercased().prefix(201))
    let isLonger = letters.count > wanted.count && letters.starts(with: wanted)
    let distance = isLonger ? 1 : editDistance(wanted, letters)
    if distance * 5 <= 2 * max(wanted.count, letters.count), distance < best?.distance ?? .max {
      best = (candidate, distance)
    } else if letters.starts(with: wanted), best == nil {
      best = (candidate, distance)
    }
  }
  return best?.name
}

private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var row = Array(0...b.count)
  for (i, x) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, y) in b.enumerated() {
      let substituted = diagonal + (x == y ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(substituted, row[j] + 1, diagonal + 1)
    }
  }
  return row[b.count]
}
