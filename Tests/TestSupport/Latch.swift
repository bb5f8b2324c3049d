/// Holds back whoever waits at it until it is opened.
@MainActor package final class Latch {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  package var isOpen = false

  package init() {}

  package func wait() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  package func open() {
    isOpen = true
    for waiting in waiting { waiting.resume() }
    waiting = []
  }
}
