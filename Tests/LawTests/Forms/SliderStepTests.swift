import TableScreen
import Testing

/// The steps of a slider are counted from the start of its range, also where they do not fill it.
@MainActor struct SliderStepTests {
  private func places(
    from value: Double, in range: ClosedRange<Double>, by step: Double, moved moves: [Int]
  ) -> [Double] {
    var control = RowControl("n", .slider(range, step: step), value: .number(value))
    return moves.map { move in
      let place = control.number(movedBy: move) ?? .nan
      control.value = .number(place)
      return place
    }
  }

  @Test func `keys lead from the last step to the one before it`() {
    #expect(
      places(from: 3, in: 0...10, by: 3, moved: [1, 1, 1, -1, -1, -1, -1])
        == [6, 9, 9, 6, 3, 0, 0])
    #expect(places(from: 8, in: -1...9, by: 3, moved: [1, 5, -2]) == [8, 8, 2])
    #expect(places(from: 0, in: 0...1, by: 3, moved: [1, -1]) == [0, 0])
  }

  @Test func `a number between two steps goes to its neighbors`() {
    #expect(places(from: 10, in: 0...10, by: 3, moved: [1]) == [10])
    #expect(places(from: 10, in: 0...10, by: 3, moved: [-1]) == [9])
    #expect(places(from: 7, in: 0...10, by: 3, moved: [1]) == [9])
    #expect(places(from: 7, in: 0...10, by: 3, moved: [-1]) == [6])
  }

  @Test func `a pointer at the end of the range is on the last step`() {
    for (end, last) in [(10.0, 9.0), (11, 9), (12, 12)] {
      let control = RowControl("n", .slider(0...end, step: 3), value: .number(0))
      #expect(control.value(at: 1) == last)
    }
  }

  @Test func `steps that are no exact numbers reach the end`() throws {
    let there = places(from: 0, in: 0...0.3, by: 0.1, moved: [1, 1, 1, 1, -1])
    #expect(there[2] == 0.3 && there[3] == 0.3)
    #expect(abs(there[4] - 0.2) < 1e-9)
    let control = RowControl("n", .slider(0...0.3, step: 0.1), value: .number(0))
    #expect(control.value(at: 1) == 0.3)
  }
}
