#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenTerminal

/// Keys in a terminal.
extension Growth {
  static func keys() throws -> Chart {
    let (input, output) = (open("/dev/null", O_RDONLY), open("/dev/null", O_WRONLY))
    defer {
      close(input)
      close(output)
    }
    var (arrows, pages, sizes) = ([Double](), [Double](), [Double]())
    for count in counts {
      let terminal = try OffscreenTerminal(
        [ItemsScreen(count)], columns: 80, lines: 40, input: input, output: output)
      defer { terminal.close() }
      for _ in 0..<10 { terminal.press(.down) }
      var (isDown, isWide) = (false, false)
      func median(_ runs: Int = 101, _ work: () -> Void) -> Double {
        inTurn(runs: runs, work, {}).ours.amount
      }
      arrows.append(
        median {
          isDown.toggle()
          terminal.press(isDown ? .down : .up)
        })
      sizes.append(
        median {
          isWide.toggle()
          terminal.resize(columns: isWide ? 120 : 80, lines: isWide ? 60 : 40)
        })
      // No further than to the last row.
      pages.append(median(min(count / 60 - 2, 101)) { terminal.press(.pageDown) })
    }
    return Chart(
      name: "keys", title: "From a key in a terminal to its frame", counts: counts,
      lines: [.init("a resize", sizes), .init("a page", pages), .init("an arrow", arrows)])
  }
}
#endif
