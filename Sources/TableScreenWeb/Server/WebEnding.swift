#if Web
import Dispatch
import Foundation

/// The signals that ask the program to end.
@MainActor final class WebEnding {
  private var sources: [any DispatchSourceSignal] = []
  /// What the signals did before.
  private var former: [Int32: @convention(c) (Int32) -> Void] = [:]
  private var waiting: CheckedContinuation<Void, Never>?
  private let patience = WebPatience()
  /// True once such a signal has come.
  private(set) var isAskedFor = false

  /// Begins to watch for the signals, and waits until none can be missed.
  init() async {
    for number in [SIGTERM, SIGINT, SIGHUP] {
      // Another queue than the main one hears of a signal while the main actor is held up, too.
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { @Sendable [weak self, patience] in
        patience.begin(number)
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.begin() } }
      }
      former[number] = signal(number, SIG_IGN)
      // A signal that comes before its source is registered is lost, and the program would never end. Of one that is not
      // ignored by then Dispatch hears nothing.
      await withCheckedContinuation { registered in
        source.setRegistrationHandler { @Sendable in registered.resume() }
        source.resume()
      }
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

  /// Leaves the signals as they were; the program may take its time from here on.
  func end() {
    patience.end()
    for source in sources { source.cancel() }
    for (number, handler) in former { signal(number, handler) }
    (sources, former) = ([], [:])
  }

  private func begin() {
    isAskedFor = true
    goOn()
  }

  private func goOn() {
    waiting?.resume()
    waiting = nil
  }
}
#endif
