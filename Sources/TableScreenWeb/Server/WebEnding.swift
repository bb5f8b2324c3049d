#if Web
import Dispatch
import Foundation

/// The signals that ask the program to end.
@MainActor final class WebEnding {
  private var sources: [any DispatchSourceSignal] = []
  private var waiting: CheckedContinuation<Void, Never>?
  /// True once such a signal has come.
  private(set) var isAskedFor = false

  init() {
    for number in [SIGTERM, SIGINT, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in
        MainActor.assumeIsolated {
          self?.isAskedFor = true
          self?.goOn()
        }
      }
      source.resume()
      sources.append(source)
    }
  }

  /// Waits for some time, or until a signal comes.
  func wait(for time: Duration) async {
    guard !isAskedFor else { return }
    let alarm = Task { [weak self] in
      try? await Task.sleep(for: time)
      self?.goOn()
    }
    await withCheckedContinuation { waiting = $0 }
    alarm.cancel()
  }

  private func goOn() {
    waiting?.resume()
    waiting = nil
  }
}
#endif
