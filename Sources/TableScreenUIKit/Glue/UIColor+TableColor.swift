#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

extension UIColor {
  /// Creates the tone of a color, which adapts to light and dark backgrounds.
  convenience init(_ color: TableColor) {
    self.init { traits in UIColor.tone(of: color).resolvedColor(with: traits) }
  }

  private static func tone(of color: TableColor) -> UIColor {
    switch color {
    case .accent: .tintColor
    case .secondary: .secondaryLabel
    case .red: .systemRed
    case .orange: .systemOrange
    case .yellow: .systemYellow
    case .green: .systemGreen
    case .teal: .systemTeal
    case .blue: .systemBlue
    case .purple: .systemPurple
    case .pink: .systemPink
    case .gray: .systemGray
    case .rgb(let red, let green, let blue):
      UIColor(
        red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
    }
  }

  /// The color as its parts of red, green and blue.
  var tableColor: TableColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func part(_ value: CGFloat) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    return .rgb(red: part(red), green: part(green), blue: part(blue))
  }
}
#endif
