/// Finds rows among ids of which most ascend; those of the others stray.
struct RowIDStrays {
  private var strays: [UInt64: Int] = [:]
  /// For each stray, in order, how many rows that ascend stand before it.
  private var before: [Int] = []

  init(_ ids: [UInt64]) {
    var last: UInt64 = 0
    for place in ids.indices {
      let id = ids[place]
      // A row that was moved down stands above the next one, though that would follow.
      let isPeak = place + 1 < ids.count && ids[place + 1] < id && ids[place + 1] > last
      if id > last && !isPeak {
        last = id
      } else {
        if strays[id] == nil { strays[id] = place }
        before.append(place - before.count)
      }
    }
  }

  func place(of id: UInt64, in ids: [UInt64]) -> Int? {
    if let stray = strays[id] { return stray }
    var (low, high) = (0, ids.count - before.count)
    while low < high {
      let middle = (low + high) / 2
      if ids[place(ofAscending: middle)] >= id { high = middle } else { low = middle + 1 }
    }
    guard low < ids.count - before.count else { return nil }
    let place = place(ofAscending: low)
    return ids[place] == id ? place : nil
  }

  /// Returns where the row stands that so many others which ascend stand before.
  private func place(ofAscending number: Int) -> Int {
    number + before.partitionPoint { $0 > number }
  }
}
