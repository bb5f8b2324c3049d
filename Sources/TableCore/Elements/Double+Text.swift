import Foundation

extension Double {
  /// The number with up to 15 significant digits, so that rounding errors of binary arithmetic do not show.
  package var tidyText: String {
    guard isFinite else { return "–" }
    if let integer = Int(exactly: self) { return String(integer) }
    // The greatest numbers would be rounded to none.
    let rounded = Double(String(format: "%.15g", self)) ?? self
    let tidy = rounded.isFinite ? rounded : self
    return Int(exactly: tidy).map { String($0) } ?? String(tidy)
  }

  /// The rounded number, such as for the knob of a slider.
  ///
  /// It has at most two digits after the point, but two significant digits below a tenth, so that it does not show as zero.
  package var roughText: String {
    guard isFinite, abs(self) < 1e15 else { return tidyText }
    let rough = String(format: abs(self) < 0.1 ? "%.2g" : "%.2f", self)
    return (Double(rough) ?? self).tidyText
  }
}
