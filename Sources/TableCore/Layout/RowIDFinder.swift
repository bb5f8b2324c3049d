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
