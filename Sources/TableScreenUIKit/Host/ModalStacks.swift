#if canImport(UIKit)
  import TableScreen
  import UIKit

  /// The modals of a window, each in a navigation controller of its own.
  @MainActor final class ModalStacks {
    private weak var host: UIKitHost?
    private var presented: [ModalController] = []
    /// Whether a modal is being presented or dismissed: UIKit takes them one at a time.
    private var isMoving = false

    init(_ host: UIKitHost) { self.host = host }

    /// Shows the modals of the core, and no others.
    func show(_ stacks: [ScreenStack]) {
      guard !isMoving, let host else { return }
      if let place = presented.firstIndex(where: { modal in !stacks.contains { $0 === modal.stack }
      }) {
        let lowest = presented[place]
        presented.removeSubrange(place...)
        // One that a person has swiped away is on its way: to dismiss it again would dismiss what presented it.
        if !lowest.isBeingDismissed, let presenter = lowest.presentingViewController,
          presenter.presentedViewController === lowest
        {
          return move { presenter.dismiss(animated: UIView.areAnimationsEnabled, completion: $0) }
        }
      }
      for modal in presented { modal.showStack(host) }
      guard let next = stacks.dropFirst(presented.count).first else { return }
      let presenter = presented.last ?? host.frame?.presenter
      // Before the first screen is in a window nothing can be presented; then it appears, and asks again.
      guard let presenter, presenter.viewIfLoaded?.window != nil else { return }
      let modal = ModalController(next, host)
      presented.append(modal)
      move { presenter.present(modal, animated: UIView.areAnimationsEnabled, completion: $0) }
    }

    /// Forgets all modals; they go with what presented them.
    func removeAll() { presented = [] }

    private func move(_ body: (@escaping () -> Void) -> Void) {
      isMoving = true
      body { [weak self] in
        guard let self else { return }
        isMoving = false
        if let host { show(host.navigator.modals) }
      }
    }
  }

  /// The navigation controller of a modal.
  final class ModalController: UINavigationController {
    let stack: ScreenStack
    private weak var host: UIKitHost?

    init(_ stack: ScreenStack, _ host: UIKitHost) {
      self.stack = stack
      self.host = host
      super.init(nibName: nil, bundle: nil)
      showStack(host)
      presentationController?.delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func showStack(_ host: UIKitHost) {
      show(stack.screens.map { host.controller(of: $0) }, animated: viewIfLoaded?.window != nil)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isBeingDismissed { host?.wasDismissed(stack) }
    }
  }

  extension ModalController: UIAdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
      -> Bool
    {
      host?.navigator.asksBeforeLeaving(stack.root) != true
        && stack.screens.reversed().allSatisfy { $0.shouldGoBack() }
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      // A screen that refuses to close has said so already.
      guard let navigator = host?.navigator, navigator.asksBeforeLeaving(stack.root) else { return }
      navigator.leave(stack.root)
    }
  }
#endif
