#if GTK
import CGTK
import TableScreen

/// The colors of texts, on light and dark backgrounds.
@MainActor enum Palette {
  /// A color as red, green and blue, each up to 65535.
  struct Shade: Equatable {
    var red, green, blue: UInt16

    init(_ hexadecimal: UInt32) {
      red = UInt16(hexadecimal >> 16 & 255) * 257
      green = UInt16(hexadecimal >> 8 & 255) * 257
      blue = UInt16(hexadecimal & 255) * 257
    }
  }

  /// True if the desktop's dark style is on.
  static var isDark: Bool { adw_style_manager_get_dark(adw_style_manager_get_default()) != 0 }

  /// Returns the shade of a color, or nil to keep the surrounding text's color.
  static func shade(of color: TableColor, isDark: Bool) -> Shade? {
    switch color {
    case .rgb(let red, let green, let blue):
      Shade(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    case .accent: Shade(isDark ? 0x78AEED : 0x1C71D8)
    case .secondary, .gray: Shade(isDark ? 0xA0A0A0 : 0x6A6A6A)
    case .red: Shade(isDark ? 0xFF7B63 : 0xC01C28)
    case .orange: Shade(isDark ? 0xFFA348 : 0xC64600)
    case .yellow: Shade(isDark ? 0xF8E45C : 0x905400)
    case .green: Shade(isDark ? 0x8FF0A4 : 0x1B7F3B)
    case .teal: Shade(isDark ? 0x5BC8C0 : 0x0B7A75)
    case .blue: Shade(isDark ? 0x78AEED : 0x1A5FB4)
    case .purple: Shade(isDark ? 0xDC8ADD : 0x813D9C)
    case .pink: Shade(isDark ? 0xF5A3D0 : 0xB8236F)
    }
  }
}
#endif
