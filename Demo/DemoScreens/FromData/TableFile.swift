public import Foundation
public import TableScreen

/// A file that describes a table, as JSON or as a property list.
public struct TableFile: Sendable {
  /// Where it is; `-` is standard input.
  public let path: String

  /// Creates the value.
  public init(_ path: String) { self.path = path }

  /// Reads the file, which may have more bytes than a table can: what is too large is said by the reader.
  public func data() throws -> Data {
    let most = TableDataLimits().bytes + 1
    return try (path == "-" ? .standardInput : handle()).read(upToCount: most) ?? Data()
  }

  /// Tries whether the file can be read; standard input can be read but once, and is left alone.
  public func check() throws { if path != "-" { _ = try handle().read(upToCount: 1) } }

  private func handle() throws -> FileHandle {
    try FileHandle(forReadingFrom: URL(filePath: path))
  }

  /// What the file holds, as its name says.
  public func input() throws -> TableDataInput {
    path.hasSuffix(".plist") ? .propertyList(try data()) : .json(try data())
  }

  /// Reads the table.
  @MainActor public func read(_ names: TableDataNames) throws -> TableData {
    TableData(try input(), names: names)
  }
}
