extension UnsignedInteger {
  /// The number to the base of sixteen, in at least so many digits.
  func hexadecimal(digits: Int) -> String {
    let text = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: Swift.max(digits - text.count, 0)) + text
  }
}
