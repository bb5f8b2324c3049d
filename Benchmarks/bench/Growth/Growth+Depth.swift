#if os(macOS) || os(Linux)
import TableScreen

/// Rows below rows, down to nearly as many levels as a table takes: 1,024.
extension Growth {
  static func depth() -> Chart {
    let levels = [10, 30, 100, 300, 1_000]
    var (shown, again) = ([Double](), [Double]())
    for count in levels {
      let times = inTurn(runs: 11) {
        Depth.showAndClose(count)
      } _: {
        Depth.giveAgain(count)
      }
      shown.append(times.ours.amount)
      again.append(times.theirs.amount)
    }
    return Chart(
      name: "depth", title: "Rows that hang below each other", counts: levels,
      lines: [
        .init("shown, closed and opened", shown), .init("given again ten times", again),
      ])
  }
}
#endif
