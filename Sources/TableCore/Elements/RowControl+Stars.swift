// The stars of a rating.
extension RowControl {
  /// The numbers of filled stars and of all stars; nil if the control is no rating.
  public var stars: (filled: Int, count: Int)? {
    guard case .rating(let most) = kind else { return nil }
    let count = max(most, 0)
    let number = Double(value).flatMap { $0.isNaN ? nil : $0 } ?? 0
    return (number < Double(count) ? Int(max(number.rounded(), 0)) : count, count)
  }

  /// Returns the number of stars after a press on one of them, from 1: none if it is the last that is filled, or else as many.
  public func number(pressingStar star: Int) -> Int { stars?.filled == star ? 0 : star }

  /// The greatest number of stars that are drawn; a person cannot tell more of them apart.
  package static let starLimit = 20

  /// The control as drawn by a host that shows ratings as stars: a rating of more than twenty becomes a stepper.
  public var drawn: RowControl {
    guard let stars, stars.count > Self.starLimit else { return self }
    var control = self
    control.kind = .stepper(0...Double(stars.count), step: 1)
    control.value = .integer(stars.filled)
    return control
  }

  /// The text in place of more stars than a person tells apart at a glance, as “50/100 ★”.
  package func starText(star: String) -> String {
    stars.map { "\($0.filled)/\($0.count) \(star)" } ?? ""
  }
}
