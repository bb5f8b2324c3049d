public import Foundation

// Pages: "UIViewControllerTransitionCoordinator", "transitionCoordinator" of UIViewController.

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
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
}

/// A transition that runs: it ends on a later turn, and tells whoever asked for that.
@MainActor final class Transition: NSObject, UIViewControllerTransitionCoordinator {
  /// How many run now.
  static private(set) var running = 0

  let isAnimated = true
  let isCancelled: Bool
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var hasEnded = false

  private init(isCancelled: Bool) { self.isCancelled = isCancelled }

  /// Begins a transition, whose end is some turns away, or the beginning of one that is called off.
  static func begin(isCancelled: Bool = false, _ end: @escaping @MainActor () -> Void) -> Transition
  {
    let transition = Transition(isCancelled: isCancelled)
    running += 1
    Task {
      for _ in 0..<4 { await Task.yield() }
      end()
      transition.hasEnded = true
      running -= 1
      for completion in transition.completions { completion(transition) }
    }
    return transition
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
