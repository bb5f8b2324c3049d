/// Finds rows among ids that do not ascend.
enum RowIDFinder {
  /// The ids form runs that are long enough to be listed.
  case runs(RowIDRuns)
  /// Those that do not ascend are listed.
  case strays(RowIDStrays)

  init(_ ids: [UInt64]) {
    self = RowIDRuns(ids).map { .runs($0) } ?? .strays(RowIDStrays(ids))
  }

  func place(of id: UInt64, in ids: [UInt64]) -> Int? {
    switch self {
    case .runs(let runs): runs.place(of: id, in: ids)
    case .strays(let strays): strays.place(of: id, in: ids)
    }
  }
}

/// The runs of ids of which each is one more than that before it, as those of rows are that came together.
struct RowIDRuns {
  private struct Run {
    let first: UInt64
    let place: Int
  }

  /// The runs in the order of their ids.
  private var runs: [Run] = []

  /// Finds the runs, or nothing where they are short, or some ids are there twice.
  init?(_ ids: [UInt64]) {
    for place in ids.indices where place == 0 || ids[place] != ids[place - 1] &+ 1 {
      // What is kept for a row should not be much beside the row itself.
      guard 4 * (runs.count + 1) <= ids.count else { return nil }
      runs.append(Run(first: ids[place], place: place))
    }
    let ends = runs.indices.map { number in
      number + 1 < runs.count ? runs[number + 1].place : ids.count
    }
    let order = runs.indices.sorted { runs[$0].first < runs[$1].first }
    for (number, next) in zip(order, order.dropFirst()) {
      let count = UInt64(ends[number] - runs[number].place)
      guard runs[next].first - runs[number].first >= count else { return nil }
    }
    runs = order.map { runs[$0] }
  }

  func place(of id: UInt64, in ids: [UInt64]) -> Int? {
    guard let run = runs.last(upTo: id, { $0.first }).map({ runs[$0] }),
      id - run.first < UInt64(ids.count)
    else { return nil }
    let place = run.place + Int(id - run.first)
    return place < ids.count && ids[place] == id ? place : nil
  }
}

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
