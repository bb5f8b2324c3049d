// The stars of a rating.
extension RowControl {
  /// The numbers of filled stars and of all stars; nil where the control is no rating.
  public var stars: (filled: Int, count: Int)? {
    guard case .rating(let most) = kind else { return nil }
    let count = max(most, 0)
    let number = Double(value).flatMap { $0.isNaN ? nil : $0 } ?? 0
    return (Int(min(max(number.rounded(), 0), Double(count))), count)
  }

  /// More stars than this cannot be told apart.
  package static let starLimit = 20

  /// The control as a host draws it that shows a rating as stars: a number in steps, where there are more than twenty, which
  /// a person does not tell apart.
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
