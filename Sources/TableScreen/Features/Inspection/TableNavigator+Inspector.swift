import TableCore

/// A screen that shows what is inside of others.
package protocol InspectingScreen: Screen {}

extension TableNavigator {
  /// Indicates whether a person can open the inspector in the window: its host offers one, and
  /// `TableDiagnostics.offersInspector` is true.
  public var canInspect: Bool {
    makeInspector != nil && TableDiagnostics.offersInspector
  }

  /// Opens the inspector beside the app, or above it, as its key does; closes it if it is in view.
  ///
  /// It stands beside the app where the window is wide and the screen in view opens no details of its own. To the app's
  /// screens it is no screen that one of them has opened: none is told when it closes.
  ///
  /// - Returns: whether it is offered, so that it was opened or closed.
  @discardableResult
  public func toggleInspector() -> Bool {
    guard canInspect else { return false }
    // A question of the app is answered first.
    guard question == nil else { return false }
    acting(.toggleInspector) {
      inTurn { [self] in
        if let open = panes.first(where: \.isInspector) {
          remove(closing(open))
        } else if let inspector = makeInspector?() {
          present(inspector)
        }
      }
    }
    return true
  }

  private func present(_ inspector: Screen) {
    inspector.navigator = self
    inspector.isOpenedByKey = true
    let stack = stack
    let isBeside =
      isWide && modals.isEmpty && panes.count == 1 && stack.detailStart == nil
      && stack.top.chrome.detailPlaceholder == nil
    guard isBeside else {
      return transition([.present(inspector)]) { modals.append(ScreenStack(root: inspector)) }
    }
    transition([.panes([stack.top, inspector])]) {
      stack.detailStart = stack.screens.count
      stack.screens.append(inspector)
    }
  }
}
