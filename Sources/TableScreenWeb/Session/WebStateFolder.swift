import Foundation
import TableScreen

/// A window as it is kept over the end of the program.
struct WebSavedSession: Codable, Equatable {
  /// The browser, and the person, that it belongs to.
  var owner: String
  /// The language of the person.
  var language: String
  /// The time zone of the person; nil as a former version kept it.
  var timeZone: String?
  /// The address under which it was opened.
  var address: String
  /// The open screens, with the state of each table; what a person has typed into a secret field is in none.
  var state: TableNavigationState
}

/// The folder that keeps windows, and the browsers that were let in, over the end of the program.
///
/// Only its owner may read it. A file that cannot be read is as none, and one that cannot be written is said in the log.
@MainActor final class WebStateFolder {
  private let folder: URL
  private let log: (String) -> Void
  /// The last content of the files of open windows.
  private var written: [String: Data] = [:]

  /// The time for which a window that nobody comes back to is kept.
  private static let age = 7.0 * 24 * 3_600

  /// Opens a folder, and makes it where it is not there.
  init(_ folder: URL, log: @escaping (String) -> Void) {
    (self.folder, self.log) = (folder, log)
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: folder.path(percentEncoded: false))
    } catch { log("failed state folder error=\(type(of: error))") }
  }

  private var looked: ContinuousClock.Instant?

  /// Forgets windows that nobody came back to, and returns their ids; looks at most once in an hour.
  ///
  /// The files of open windows are kept, and may be old since nothing in them has changed.
  func forgetOld(
    _ now: ContinuousClock.Instant, keeping open: some Collection<String>
  ) -> [String] {
    if let looked, now - looked < .seconds(3_600) { return [] }
    looked = now
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    let kept = Set(open)
    let old = (files ?? []).filter { RandomID.isOne($0.lastPathComponent) && isOld($0) }
      .map(\.lastPathComponent).filter { !kept.contains($0) }
    for id in old { forget(id) }
    return old
  }

  private func isOld(_ file: URL) -> Bool {
    let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate.map { -$0.timeIntervalSinceNow > Self.age } ?? false
  }

  /// The browsers that were let in, those of longest ago first.
  ///
  /// A new value adds to what is there: another server with the same folder lets in browsers, too.
  var browsers: [String] {
    get { read("browsers").flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? [] }
    set {
      let known = browsers
      let all = known + newValue.filter { !known.contains($0) }
      written["browsers"] = nil
      write(Array(all.suffix(WebGate.limit)), "browsers")
    }
  }

  /// Returns the window of that id, or nil where none is kept.
  func session(_ id: String) -> WebSavedSession? {
    guard RandomID.isOne(id) else { return nil }
    return read(id).flatMap { try? JSONDecoder().decode(WebSavedSession.self, from: $0) }
  }

  /// Keeps a window, where it is not as it was kept last.
  func save(_ session: WebSavedSession, _ id: String) { write(session, id) }

  /// Keeps a window that has ended; its time until it is forgotten begins now, even where nothing has changed.
  func saveLast(_ session: WebSavedSession, _ id: String) {
    written[id] = nil
    write(session, id)
    written[id] = nil
  }

  /// Forgets a window.
  func forget(_ id: String) {
    written[id] = nil
    try? FileManager.default.removeItem(at: folder.appending(path: id))
  }

  private func read(_ name: String) -> Data? {
    let path = folder.appending(path: name).path(percentEncoded: false)
    return try? RegularFile.read(path, limit: 1 << 24)
  }

  private func write(_ value: some Encodable, _ name: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      let data = try encoder.encode(value)
      guard written[name] != data else { return }
      try data.write(to: folder.appending(path: name), options: .atomic)
      written[name] = data
    } catch { log("failed state write error=\(type(of: error))") }
  }
}
