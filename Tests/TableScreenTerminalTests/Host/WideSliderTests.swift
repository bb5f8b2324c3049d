#if os(macOS) || os(Linux)
import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

@testable import TableScreenTerminal

/// Sliders and steppers of ranges that are wider than a number can say.
@MainActor struct WideSliderTests {
  private final class Form: TableScreen {
    var number: Double
    let range: ClosedRange<Double>
    let step: Double?

    init(_ number: Double, in range: ClosedRange<Double>, step: Double? = nil) {
      (self.number, self.range, self.step) = (number, range, step)
      super.init()
    }

    override var tableData: [Section] {
      [
        Section {
          [
            .id: "n", .title: "N", .bind: .to(\Form.number),
            .cellClass: .of(.slider(range, step: step)),
          ]
        }
      ]
    }
  }

  nonisolated private static let most = Double.greatestFiniteMagnitude

  /// The share of the track that is filled, and what the left key and the right key lead to.
  private func use(
    _ number: Double, _ range: ClosedRange<Double>, step: Double? = nil
  ) async throws -> (share: Double, left: Double?, right: Double?) {
    let table = try await HeadlessHost.show(Form(number, in: range, step: step))
    let lines = table.frame(columns: 60, rows: 8).split(separator: "\n")
    let line = try #require(lines.first { $0.contains("●") })
    let track = line.filter { "●━─".contains($0) }
    let knob = try #require(track.firstIndex(of: "●"))
    let share = Double(track.distance(from: track.startIndex, to: knob)) / Double(track.count - 1)
    let control = try #require(table.row("N")?.controls.first)
    func moved(_ step: Int) -> Double? {
      if case .number(let number)? = control.value(movedBy: step) { number } else { nil }
    }
    return (share, moved(-1), moved(1))
  }

  @Test(arguments: [1e308, most]) func `the widest range has a middle and steps`(
    bound: Double
  ) async throws {
    let range = -bound...bound
    var slider = try await use(bound, range)
    #expect(slider.share == 1)
    #expect(slider.left.map { abs($0 / bound - 0.9) < 1e-9 } == true)
    #expect(slider.right == bound)
    slider = try await use(0, range)
    #expect(abs(slider.share - 0.5) < 0.06)
    #expect(slider.left.map { abs($0 / bound + 0.1) < 1e-9 } == true)
    slider = try await use(-bound, range)
    #expect(slider.share == 0)
    #expect(slider.left == -bound)
    slider = try await use(0, range, step: bound)
    #expect(slider.left == -bound && slider.right == bound)
  }

  @Test func `a range without an end has the ends that numbers have`() async throws {
    let slider = try await use(0, -Double.infinity...Double.infinity)
    #expect(abs(slider.share - 0.5) < 0.06)
    #expect(slider.right?.isFinite == true && slider.right ?? 0 > 0)
  }

  @Test func `a usual range keeps its exact steps`() async throws {
    let slider = try await use(3, 0...10)
    #expect(slider.left == 2.5 && slider.right == 3.5)
    #expect(abs(slider.share - 0.3) < 0.06)
  }
}
#endif
