public import Foundation

// Pages: "UIViewControllerTransitionCoordinator", "transitionCoordinator" of UIViewController.

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var isInteractive: Bool { get }
}

@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

/// A transition that runs: it ends on a later turn, and tells whoever asked for that.
@MainActor final class Transition: NSObject, UIViewControllerTransitionCoordinator {
  /// How many run now.
  static private(set) var running = 0

  let isAnimated = true
  private(set) var isCancelled: Bool
  /// Whether a finger leads it.
  private(set) var isInteractive = false
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var watchers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var endByFinger: (@MainActor (_ isCancelled: Bool) -> Void)?
  private var hasEnded = false

  private init(isCancelled: Bool) { self.isCancelled = isCancelled }

  /// Begins a transition, whose end is some turns away, or the beginning of one that is called off.
  static func begin(isCancelled: Bool = false, _ end: @escaping @MainActor () -> Void) -> Transition
  {
    let transition = Transition(isCancelled: isCancelled)
    running += 1
    transition.endLater(end)
    return transition
  }

  /// Begins a transition that a finger leads; it ends some turns after ``letGo(isCancelled:)``.
  static func beginByFinger(_ end: @escaping @MainActor (_ isCancelled: Bool) -> Void) -> Transition
  {
    let transition = Transition(isCancelled: false)
    transition.isInteractive = true
    transition.endByFinger = end
    running += 1
    return transition
  }

  /// The finger lifts, by which it is decided how the transition ends.
  func letGo(isCancelled: Bool) {
    guard isInteractive, let end = endByFinger else { return }
    (self.isCancelled, isInteractive, endByFinger) = (isCancelled, false, nil)
    for watcher in watchers { watcher(self) }
    endLater { end(isCancelled) }
  }

  private func endLater(_ end: @escaping @MainActor () -> Void) {
    Task {
      for _ in 0..<4 { await Task.yield() }
      end()
      hasEnded = true
      Self.running -= 1
      for completion in completions { completion(self) }
    }
  }

  // The page "notifyWhenInteractionChanges(_:)": it runs when the finger lifts, and knows whether that cancels.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    watchers.append(handler)
  }

  @discardableResult func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !hasEnded else { return false }
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }
}
