import Foundation
public import Observation
public import TableScreen

/// The numbers of a chart, drawn by the means of each host; where there are none, a line says what there would be to see.
@Observable public final class ChartScreen: NativeScreen {
  /// How the numbers are drawn.
  public enum Look: String, Sendable {
    /// As a line from each to the next.
    case line
    /// As a bar for each.
    case bars

    var words: String { self == .line ? "as a line" : "as bars" }
    var other: Look { self == .line ? .bars : .line }
  }

  /// What is drawn.
  public let numbers: [Double]
  /// How it is drawn.
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
