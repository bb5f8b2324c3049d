#if os(macOS) || os(Linux)
import TableScreen

extension CursesColors {
  /// Returns the terminal's number for a color, or nil for the terminal's default text color.
  func ink(of color: TableColor) -> Int16? {
    switch depth {
    case .none: nil
    case .eight: Self.plainInk(of: color)
    case .many: Self.richInk(of: color, on: background)
    }
  }

  /// Returns the number of a color among the first eight, or nil if none fits.
  static func plainInk(of color: TableColor) -> Int16? {
    switch color {
    case .accent, .secondary, .gray: return nil
    case .red: return 1
    case .green: return 2
    case .orange, .yellow: return 3
    case .blue: return 4
    case .purple, .pink: return 5
    case .teal: return 6
    case .rgb(let red, let green, let blue):
      let bits = [red, green, blue].enumerated().filter { $1 >= 128 }.map { Int16(1) << $0.offset }
      let ink = bits.reduce(0, +)
      // Black or white text would be invisible on a background of the same color.
      return ink == 0 || ink == 7 ? nil : ink
    }
  }

  /// Returns the number of a color among 256: a light one for dark backgrounds, a dark one for light backgrounds, or a
  /// medium one if the background is unknown.
  static func richInk(of color: TableColor, on background: Background) -> Int16? {
    func tone(_ both: Int16, dark: Int16, light: Int16) -> Int16 {
      switch background {
      case .unknown: both
      case .dark: dark
      case .light: light
      }
    }
    switch color {
    case .accent, .secondary: return nil
    case .red: return tone(167, dark: 203, light: 160)
    case .orange: return tone(172, dark: 215, light: 166)
    case .yellow: return tone(136, dark: 221, light: 94)
    case .green: return tone(71, dark: 114, light: 28)
    case .teal: return tone(37, dark: 80, light: 30)
    case .blue: return tone(69, dark: 111, light: 26)
    case .purple: return tone(134, dark: 177, light: 91)
    case .pink: return tone(169, dark: 212, light: 162)
    case .gray: return tone(244, dark: 246, light: 241)
    case .rgb(let red, let green, let blue): return cubeInk(red, green, blue)
    }
  }

  /// Returns the nearest color in the 6 × 6 × 6 cube and the 24 grays, which follow the first 16 colors.
  static func cubeInk(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int16 {
    let wanted = [red, green, blue].map { Int($0) }
    func distance(_ parts: [Int]) -> Int {
      zip(parts, wanted).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let steps = [0, 95, 135, 175, 215, 255]
    let place = wanted.map { part in
      steps.indices.min { abs(steps[$0] - part) < abs(steps[$1] - part) } ?? 0
    }
    let cube = 16 + 36 * place[0] + 6 * place[1] + place[2]
    let level = min(max((wanted.reduce(0, +) / 3 - 3) / 10, 0), 23)
    let gray = Array(repeating: 8 + 10 * level, count: 3)
    return Int16(distance(gray) < distance(place.map { steps[$0] }) ? 232 + level : cube)
  }
}
#endif
