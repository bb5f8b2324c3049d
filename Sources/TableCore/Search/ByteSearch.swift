import Foundation

/// Finds bytes in bytes with `memchr` and `memcmp` of the C library; Swift's Glibc module lacks `memmem`, which does both.
enum ByteSearch {
  /// Gives the offset of the first match of `needle` in `text` at or after `start`, or nil; an empty needle has no match.
  static func firstMatch(of needle: [UInt8], in text: [UInt8], from start: Int = 0) -> Int? {
    text.withUnsafeBufferPointer { text in
      needle.withUnsafeBufferPointer { firstMatch(of: $0, in: text, from: start, to: text.count) }
    }
  }

  /// Gives the offset of the first match of `needle` within `start..<end`, or nil; an empty needle has no match.
  static func firstMatch(
    of needle: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>,
    from start: Int, to end: Int
  ) -> Int? {
    guard let first = needle.first, let bytes = UnsafeRawPointer(text.baseAddress),
      let wanted = needle.baseAddress
    else { return nil }
    var place = start
    let last = end - needle.count
    while place <= last, let match = memchr(bytes + place, Int32(first), last - place + 1) {
      if memcmp(match, wanted, needle.count) == 0 { return UnsafeRawPointer(match) - bytes }
      place = UnsafeRawPointer(match) - bytes + 1
    }
    return nil
  }
}
