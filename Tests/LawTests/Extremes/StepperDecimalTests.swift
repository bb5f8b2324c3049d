import TableScreen
import Testing

/// A stepper writes the decimals of its step, and no error of binary fractions.
@MainActor @Suite struct StepperDecimalTests {
  private nonisolated static let cases: [(Double, Double, Int, Double)] = [
    (0.2, 0.1, 1, 0.3), (0.3, 0.1, -3, 0), (1.1, 0.1, 1, 1.2), (0.7, 0.1, 1, 0.8),
    (0, 1e-9, 1, 1e-9), (1_000_000_000.25, 1, 1, 1_000_000_001.25),
    (100_000_000.25, 0.5, 1, 100_000_000.75), (3, 1, 1, 4), (0.25, 1, 1, 1.25),
  ]

  @Test(arguments: cases)
  func `its steps lead there`(start: Double, step: Double, count: Int, end: Double) throws {
    let stepper = RowControl("value", .stepper(nil, step: step), value: .number(start), label: "")
    let number = try #require(stepper.number(movedBy: count))
    #expect(number == end && number.sign == .plus)
  }

  @Test func `it stays in its range`() {
    let stepper = RowControl("value", .stepper(0...0.35, step: 0.1), value: .number(0.3), label: "")
    #expect(stepper.number(movedBy: 1) == 0.35)
    #expect(stepper.number(movedBy: -5) == 0)
  }
}
