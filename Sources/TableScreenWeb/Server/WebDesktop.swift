#if Web
import Foundation

/// The browser of the person at this machine, which their desktop opens with the address of the server.
///
/// A page in a folder that only the person can read leads to the address: with what a program was started everybody on the
/// machine can read, and the token in the address lets in whoever brings it first.
@MainActor final class WebDesktop {
  private let folder: URL

  #if os(macOS)
  private static let opener = "open"
  #else
  private static let opener = "xdg-open"
  #endif

  /// Starts the opener as a shell does.
  ///
  /// What it says is about itself; the address has been printed for where no browser comes. The signals that the server
  /// watches for are ignored here, which a browser must not inherit, and only `env` of GNU can undo.
  private static let start = #"""
    exec </dev/null >/dev/null 2>&1
    signals=--default-signal=HUP,INT,TERM
    env $signals true || signals=
    exec env $signals "$0" "$1"
    """#

  /// Indicates whether the program was started by somebody at a desktop: from a terminal, where there is a display.
  static func isThere(_ environment: [String: String], isTerminal: Bool) -> Bool {
    #if os(macOS)
    isTerminal
    #else
    isTerminal && environment["SSH_CONNECTION"] == nil
      && ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    #endif
  }

  /// Writes the page, and asks the desktop to open it.
  ///
  /// - Parameters:
  ///   - address: the address with its token.
  ///   - opener: the program that opens a file as the desktop does.
  /// - Throws: why the page cannot be written, or the program not be started.
  init(opening address: String, with opener: String = WebDesktop.opener) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "tablescreen-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    let page = folder.appending(path: "open.html")
    do {
      try Data("<!doctype html><meta http-equiv=refresh content=\"0;url=\(address)\">".utf8)
        .write(to: page)
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", Self.start, opener, page.path(percentEncoded: false)]
      try process.run()
    } catch {
      close()
      throw error
    }
  }

  /// Removes the page, which leads nowhere once the token was used.
  func close() { try? FileManager.default.removeItem(at: folder) }
}
#endif
