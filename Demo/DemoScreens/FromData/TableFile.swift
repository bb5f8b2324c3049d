public import Foundation
import TableScreen
public import TableScreenData

/// A file that describes a table, as JSON or as a property list.
public struct TableFile: Sendable {
  /// Where it is; `-` is standard input.
  public let path: String
  /// Where it is from the root on: the folder that the program was started in may be removed and made again.
  let url: URL

  /// Creates the value for a path, or for an address of a file of this machine, as a file manager writes it.
  public init(_ place: String) {
    let address = place.contains("://") ? URL(string: place) : nil
    if let address, address.isFileURL, ["", "localhost"].contains(address.host() ?? "") {
      path = address.path(percentEncoded: false)
    } else {
      path = place
    }
    url = URL(filePath: path, relativeTo: .currentDirectory()).absoluteURL
  }

  /// True if the table comes through standard input.
  var isStandardInput: Bool { path == "-" }

  /// Reads the file, which may have more bytes than a table can: what is too large is said by the reader.
  public func data() throws -> Data {
    let file =
      try path == "-" ? .standardInput : FileHandle(forReadingFrom: url)
    return try file.read(upToCount: TableDataLimits().bytes + 1) ?? Data()
  }

  /// What the file holds, as its name or its beginning says.
  public func input() throws -> TableDataInput {
    url.pathExtension.lowercased() == "plist"
      ? .propertyList(try data()) : TableDataInput(try data())
  }

  /// Reads the table outside of the main actor.
  @MainActor public func read(_ names: TableDataNames) async throws -> TableData {
    if path == "-" { return await TableData.read(try await bytes(), names: names) }
    return try await TableData.read(contentsOf: url, names: names)
  }

  private func bytes() async throws -> Data { try data() }
}
