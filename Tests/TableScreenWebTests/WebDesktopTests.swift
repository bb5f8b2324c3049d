#if Web
import Foundation
import TestSupport
import Testing

@testable import TableScreenWeb

@MainActor struct WebDesktopTests {
  @Test func `a browser is opened where somebody is at a desktop`() {
    let desktop = ["DISPLAY": ":0"]
    #expect(WebDesktop.isThere(desktop, isTerminal: true))
    #expect(!WebDesktop.isThere(desktop, isTerminal: false), "a service")
    #if os(Linux)
    #expect(WebDesktop.isThere(["WAYLAND_DISPLAY": "wayland-0"], isTerminal: true))
    #expect(!WebDesktop.isThere([:], isTerminal: true), "a terminal of another machine")
    #expect(!WebDesktop.isThere(["DISPLAY": ""], isTerminal: true))
    let forwarded = ["DISPLAY": "localhost:10.0", "SSH_CONNECTION": "10.0.0.2 1 10.0.0.1 22"]
    #expect(!WebDesktop.isThere(forwarded, isTerminal: true), "a display of another machine")
    #endif
  }

  #if os(Linux)
  @Test func `a browser does not ignore the signals that the server watches for`() async throws {
    let folder = try TemporaryFolder()
    let note = folder.url.appending(path: "note").path
    let opener = try folder.write(
      "#!/bin/sh\ngrep SigIgn /proc/$$/status > \(note).part && mv \(note).part \(note)",
      to: "opener")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: opener)
    let former = signal(SIGHUP, SIG_IGN)
    defer { signal(SIGHUP, former) }
    let desktop = try WebDesktop(opening: "http://127.0.0.1:1/", with: opener)
    try await Self.wait(for: note)
    let ignored = try #require(
      try String(contentsOfFile: note, encoding: .utf8).split(whereSeparator: \.isWhitespace).last)
    #expect((try #require(UInt64(ignored, radix: 16))) & 1 == 0, "SIGHUP is ignored: \(ignored)")
    desktop.close()
  }
  #endif

  private static func wait(for file: String) async throws {
    for _ in 0..<6_000 where !FileManager.default.fileExists(atPath: file) {
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  @Test func `the address reaches the browser by a page that nobody else reads`() async throws {
    let folder = try TemporaryFolder()
    let note = folder.url.appending(path: "note").path
    let opener = try folder.write(
      "#!/bin/sh\necho \"$1\" > \(note).part && mv \(note).part \(note)", to: "opener")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: opener)
    let desktop = try WebDesktop(opening: "http://127.0.0.1:1/?token=secret", with: opener)
    try await Self.wait(for: note)
    let page = try String(contentsOfFile: note, encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(!page.contains("secret"))
    #expect(
      try String(contentsOfFile: page, encoding: .utf8).contains("http://127.0.0.1:1/?token=secret")
    )
    let place = URL(filePath: page).deletingLastPathComponent().path
    let rights = try FileManager.default.attributesOfItem(atPath: place)[.posixPermissions]
    #expect(rights as? Int == 0o700)
    desktop.close()
    #expect(!FileManager.default.fileExists(atPath: place))
  }
}
#endif
