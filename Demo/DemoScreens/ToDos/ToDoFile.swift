public import Foundation

/// The file that keeps the to-dos, as JSON.
///
/// It is written to a temporary file that then takes its place, so that a program killed at any
/// moment leaves the old to-dos or the new ones, and never a part of either.
public struct ToDoFile: Sendable {
  /// Where the file is.
  public let url: URL

  /// Names the file in a folder; neither has to exist.
  public init(in folder: URL) { url = folder.appending(path: "todos.json") }

  /// The to-dos in the file, and its bytes, by which a change from elsewhere is noticed.
  public struct Contents: Sendable {
    /// The to-dos.
    public var items: [ToDo]
    /// The bytes on disk, or nil where there is no file.
    public var data: Data?
  }

  /// Reads the to-dos; where there is no file yet, these are the samples.
  ///
  /// - Throws: ``ToDoError/damaged(keptAs:)`` once a damaged file is out of the way, and
  ///   ``ToDoError/unreadable(_:reason:)`` where the file is still there.
  public func read() throws -> Contents {
    do {
      guard let data = try bytes() else { return Contents(items: ToDo.samples) }
      guard let items = try? JSONDecoder().decode([ToDo].self, from: data) else {
        throw ToDoError.damaged(keptAs: try keepAside())
      }
      return Contents(items: items, data: data)
    } catch let error as SystemError {
      throw ToDoError.unreadable(url, reason: error.reason)
    }
  }

  /// Writes the to-dos; they are on disk when this returns.
  ///
  /// - Parameters:
  ///   - items: the to-dos.
  ///   - known: the bytes that the file held when it was read or written last.
  /// - Returns: what the file holds now.
  /// - Throws: ``ToDoError/changedElsewhere`` where it holds others now, and
  ///   ``ToDoError/unwritable(_:reason:)`` where it cannot be written; nothing has changed then.
  public func write(_ items: [ToDo], over known: Data?) throws -> Contents {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(items)
    do {
      try LockedFolder.with(url.deletingLastPathComponent()) { folder in
        guard try bytes() == known else { throw ToDoError.changedElsewhere }
        try folder.replace(url.lastPathComponent, with: data)
      }
    } catch let error as SystemError {
      throw ToDoError.unwritable(url, reason: error.reason)
    }
    return Contents(items: items, data: data)
  }

  /// The bytes of the file, or nil where there is none.
  private func bytes() throws -> Data? {
    do { return try Data(contentsOf: url) } catch let error as CocoaError {
      if error.code == .fileReadNoSuchFile { return nil }
      throw SystemError(error)
    }
  }

  /// Gives a damaged file the first free name beside it.
  private func keepAside() throws -> URL {
    let name = url.deletingPathExtension().lastPathComponent
    for number in 1... {
      let aside = url.deletingLastPathComponent().appending(path: "\(name).damaged-\(number).json")
      // A link, unlike a move, never takes the place of a file that is there.
      if link(url.path(percentEncoded: false), aside.path(percentEncoded: false)) == 0 {
        unlink(url.path(percentEncoded: false))
        return aside
      }
      guard errno == EEXIST else { break }
    }
    throw SystemError()
  }
}
