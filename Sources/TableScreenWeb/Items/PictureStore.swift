import Foundation

/// The bytes of the pictures that pages show, each under an address that nobody guesses; all sessions share them.
@MainActor final class PictureStore {
  /// A picture with its kind.
  struct Picture: Sendable {
    let kind: String
    let data: Data
  }

  /// The most bytes that are kept; the pictures shown longest ago go first.
  private static let limit = 64 << 20

  private var names: [Data: String] = [:]
  private var pictures: [String: Picture] = [:]
  /// The names, those shown last at the end.
  private var order: [String] = []
  private var size = 0

  /// Returns the address of a picture, or nil where it is none that a browser shows safely.
  func address(of data: Data) -> String? {
    if let name = names[data] {
      if let place = order.lastIndex(of: name) { order.append(order.remove(at: place)) }
      return "/p/\(name)"
    }
    guard let kind = Self.kind(of: data), data.count <= Self.limit else { return nil }
    let name = RandomID.make()
    names[data] = name
    pictures[name] = Picture(kind: kind, data: data)
    order.append(name)
    size += data.count
    while size > Self.limit, order.count > 1 { forget(order.removeFirst()) }
    return "/p/\(name)"
  }

  /// Returns the picture of a name, or nil.
  func picture(named name: String) -> Picture? { pictures[name] }

  private func forget(_ name: String) {
    guard let picture = pictures.removeValue(forKey: name) else { return }
    names[picture.data] = nil
    size -= picture.data.count
  }

  /// Returns the kind of a picture by its first bytes; drawings that can hold scripts are none.
  private static func kind(of data: Data) -> String? {
    let start = Array(data.prefix(12))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if start.starts(with: Array("GIF8".utf8)) { return "image/gif" }
    if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8).elementsEqual("WEBP".utf8) {
      return "image/webp"
    }
    return nil
  }
}
