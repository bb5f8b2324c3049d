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
