public import Foundation
public import TableScreen

extension TableNavigator {
  /// Records what a person does in the window, and what it shows whenever it has settled, until the window ends.
  ///
  /// The hosts of the package do so where they are given a file; this is for a host of one's own. It is called after
  /// the state of an earlier run was restored, and before `start()`. A file that cannot be
  /// written, or that holds no recording, stays as it is; that is reported once, and the person goes on.
  ///
  /// ```swift
  /// navigator.record(to: url, host: "kiosk")
  /// navigator.start()
  /// ```
  ///
  /// - Parameters:
  ///   - url: the file; an earlier recording in it is replaced.
  ///   - host: the name of the host.
  ///   - choosesFiles: whether the host has a file chooser of its own.
  ///   - opensLinks: whether the host opens the addresses of links.
  ///   - state: the state that was restored, or nil.
  public func record(
    to url: URL, host: String, choosesFiles: Bool = false, opensLinks: Bool = false,
    state: TableNavigationState? = nil
  ) {
    record(
      to: url, host: host, choosesFiles: choosesFiles, opensLinks: opensLinks, copies: false,
      state: state)
  }

  /// Records what a person does in a window whose host may have a clipboard; otherwise the same as
  /// ``record(to:host:choosesFiles:opensLinks:state:)``.
  ///
  /// - Parameters:
  ///   - url: the file; an earlier recording in it is replaced.
  ///   - host: the name of the host.
  ///   - choosesFiles: whether the host has a file chooser of its own.
  ///   - opensLinks: whether the host opens the addresses of links.
  ///   - copies: whether the host copies texts to the clipboard.
  ///   - state: the state that was restored, or nil.
  public func record(
    to url: URL, host: String, choosesFiles: Bool = false, opensLinks: Bool = false, copies: Bool,
    state: TableNavigationState? = nil
  ) {
    let host = RecordedHost(
      host, choosesFiles: choosesFiles, opensLinks: opensLinks, copies: copies, state: state)
    TableRecorder(url, host: host).begin(self)
  }
}
