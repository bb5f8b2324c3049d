import Foundation
import TableScreen
import TestSupport
import Testing

@testable import TableScreenWeb

/// A file that a window names is there as long as somebody can come back to the window.
@MainActor @Suite struct KeptUploadsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func uploads(_ options: WebOptions) -> WebUploads { WebUploads(options) }

  /// Puts a file where one of a window comes, and returns the place.
  private func bring(to uploads: WebUploads, _ session: String) throws -> URL {
    let place = try uploads.place(RandomID.make(), of: session, named: "walk.png")
    try Data("picture".utf8).write(to: place)
    return place
  }

  private func isThere(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
  }

  @Test func `with a folder of states a file stays, and goes with its window`() throws {
    var options = WebOptions()
    options.stateFolder = folder.url
    let session = RandomID.make()
    let uploads = uploads(options)
    let file = try bring(to: uploads, session)
    uploads.end()
    #expect(isThere(file))
    self.uploads(options).forget(session)
    #expect(!isThere(file))
  }

  @Test func `so it does with a store, in a folder that nobody else reads`() throws {
    var options = WebOptions()
    options.states = MemoryStates()
    let session = RandomID.make()
    let uploads = uploads(options)
    let file = try bring(to: uploads, session)
    uploads.end()
    #expect(isThere(file))
    self.uploads(options).forget(session)
    #expect(!isThere(file))
  }

  @Test func `where nothing is kept it ends with the program`() throws {
    let uploads = uploads(WebOptions())
    let file = try bring(to: uploads, RandomID.make())
    uploads.end()
    #expect(!isThere(file))
  }

  @Test func `a folder that others may write into, and one behind a link, is not taken`() throws {
    let files = FileManager.default
    let own = folder.url.appending(path: "own", directoryHint: .isDirectory)
    #expect(WebUploads.makeOwn(own))
    #expect(WebUploads.makeOwn(own))
    let link = folder.url.appending(path: "link", directoryHint: .isDirectory)
    try files.createSymbolicLink(
      atPath: folder.url.appending(path: "link").path(percentEncoded: false),
      withDestinationPath: own.path(percentEncoded: false))
    #expect(!WebUploads.makeOwn(link))
    try files.setAttributes(
      [.posixPermissions: 0o777], ofItemAtPath: own.path(percentEncoded: false))
    #expect(!WebUploads.makeOwn(own))
  }

  @Test func `the folder of files is none of the states`() async throws {
    var options = WebOptions()
    options.stateFolder = folder.url
    let file = try bring(to: uploads(options), RandomID.make())
    let states = TableStateFolder(folder.url)
    #expect(try await states.keep(Data("{}".utf8), for: "window-1", by: "a"))
    #expect(try await states.forget(olderThan: .zero, startingWith: "") == ["window-1"])
    #expect(isThere(file))
  }
}
