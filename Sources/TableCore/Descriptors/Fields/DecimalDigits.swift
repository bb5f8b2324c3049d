import Foundation

/// A number in decimal digits, however many they are; equal ones are the same number.
struct DecimalDigits: Equatable {
  private var isNegative = false
  /// The digits, without zeros at either end.
  private let digits: [UInt8]
  /// The power of ten that the last digit counts.
  private let exponent: Int

  /// Reads digits with a sign, a point and an exponent at most; nil if the text is anything else.
  init?(_ text: String) {
    let parts = text.utf8.split(maxSplits: 1) { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }
    guard var number = parts.first else { return nil }
    if let sign = number.first, "+-".utf8.contains(sign) {
      isNegative = sign == UInt8(ascii: "-")
      number = number.dropFirst()
    }
    let point = number.firstIndex(of: UInt8(ascii: ".")) ?? number.endIndex
    let (whole, fraction) = (number[..<point], number[point...].dropFirst())
    let all = Array(whole) + Array(fraction)
    guard all.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let power = parts.count == 2 ? Int(Substring(parts[1])) : 0
    else { return nil }
    let zero = UInt8(ascii: "0")
    guard let last = all.lastIndex(where: { $0 != zero }) else {
      (isNegative, digits, exponent) = (false, [], 0)
      return
    }
    digits = Array(all[...last].trimmingPrefix { $0 == zero })
    let (place, isFar) = power.subtractingReportingOverflow(fraction.count - (all.count - 1 - last))
    if isFar { return nil }
    exponent = place
  }

  /// Returns whether a number stands for another one that is so large that not every whole number has a `Double` of its own.
  static func isOtherWhole(_ kept: String, than typed: String) -> Bool {
    guard let size = Double(typed), abs(size) >= 0x1p53 else { return false }
    return DecimalDigits(kept) != DecimalDigits(typed)
  }
}

extension Double {
  /// The whole digits of a number, of which none is left out.
  var wholeDigits: String { String(format: "%.0f", self) }
}
