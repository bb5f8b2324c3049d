#if os(macOS) || os(Linux)
import CReference
import Foundation
import TableScreen
import TableScreenTesting

/// A key of a search.
extension Growth {
  static func search() async throws -> Chart {
    var (ours, scan, foundation) = ([Double](), [Double](), [Double]())
    let all = Searching.titles(10_000_000)
    for count in counts {
      let titles = Array(all[..<count])
      let screen = TitlesScreen(titles)
      let host = try await HeadlessHost.show(screen)
      host.timeout = .seconds(300)
      try await host.search("x")
      try await host.endSearch()
      // Peers that take seconds are not asked at the largest size.
      guard count <= 1_000_000 else {
        ours.append(
          inTurn(runs: 3) {
            screen.send(.beginSearch)
            screen.send(.search("bergton"))
            blackHole(host.page)
          } _: {
          } between: {
            screen.send(.endSearch)
          }.ours.amount)
        host.close()
        continue
      }
      let buffer = titles.map(Searching.folded).joined(separator: "\n").utf8.map {
        CChar(bitPattern: $0)
      }
      let times = inTurn(runs: 5) {
        screen.send(.beginSearch)
        screen.send(.search("bergton"))
        blackHole(host.page)
      } _: {
        blackHole(lines_holding(buffer, buffer.count, "bergton", 7))
      } between: {
        screen.send(.endSearch)
      }
      ours.append(times.ours.amount)
      scan.append(times.theirs.amount)
      let naive = inTurn(runs: 1) {
        blackHole(titles.count { $0.localizedStandardContains("bergton") })
      } _: {
      }
      foundation.append(naive.ours.amount)
      host.close()
    }
    return Chart(
      name: "search", title: "A key in the search field, to the first page", counts: counts,
      lines: [
        .init("search of a screen", ours), .init("memmem over one folded text", scan),
        .init("localizedStandardContains", foundation),
      ])
  }
}
#endif
