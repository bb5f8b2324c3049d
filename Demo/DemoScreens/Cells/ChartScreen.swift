import Foundation
public import Observation
public import TableScreen

/// A chart of numbers, drawn by each host's own view; a host without one shows a line of text instead.
@Observable public final class ChartScreen: NativeScreen {
  /// The kinds of chart.
  public enum Look: String, Sendable {
    /// A line through the numbers.
    case line
    /// One bar for each number.
    case bars

    var words: String { self == .line ? "as a line" : "as bars" }
    var other: Look { self == .line ? .bars : .line }
  }

  /// The numbers to draw.
  public let numbers: [Double]
  /// The kind of chart.
  public private(set) var look: Look

  init(_ numbers: [Double], _ look: Look) {
    self.numbers = numbers
    self.look = look
    super.init()
  }

  public override var title: String { "Chart" }

  public override var restorationName: String? { super.restorationName ?? "chart:\(look.rawValue)" }

  public override var substitute: String {
    let (least, most) = (numbers.min() ?? 0, numbers.max() ?? 0)
    return "A drawing of \(numbers.count) numbers from \(least.formatted()) to "
      + "\(most.formatted()), \(look.words)"
  }

  public override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
    guard edge == .trailing else { return [] }
    return [
      BarButton(look == .line ? "Bars" : "Line", action: .perform(ChartScreen.turn)),
      BarButton(system: .done, action: .perform(ChartScreen.finish)),
    ]
  }

  func turn() { look = look.other }

  /// Goes back, with the look that was chosen.
  func finish() { close(returning: look) }
}
