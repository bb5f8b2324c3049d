import Foundation

/// A square of one color, as the bytes of a PNG file.
struct TilePicture {
  let red, green, blue: UInt8
  var side = 16

  var png: Data {
    let size = UInt32(side).bytes
    let row: [UInt8] = [0] + (0..<side).flatMap { _ in [red, green, blue] }
    let pixels: [UInt8] = (0..<side).flatMap { _ in row }
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      + chunk("IHDR", size + size + [8, 2, 0, 0, 0]) + chunk("IDAT", stored(pixels))
      + chunk("IEND", [])
  }

  private func chunk(_ name: String, _ bytes: [UInt8]) -> Data {
    let content = Array(name.utf8) + bytes
    return Data(UInt32(bytes.count).bytes + content + checksum(content).bytes)
  }

  /// The bytes in the form that needs no compression; a block of it holds at most 65,535.
  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    let length = [UInt8(count & 0xFF), UInt8(count >> 8)]
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return [0x78, 0x01, 0x01] + length + length.map { ~$0 } + bytes + (b << 16 | a).bytes
  }

  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}

extension UInt32 {
  /// The bytes, the highest first.
  fileprivate var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(self >> $0 & 0xFF) } }
}
