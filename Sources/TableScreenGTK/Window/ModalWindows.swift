#if GTK
import CGTK
import TableScreen

/// A window above others: that of a stack of screens, or the dialog of a question.
@MainActor protocol StackedWindow: AnyObject {
  var root: Obj { get }
  var stack: ScreenStack { get }
  /// Sets the parent window: the app's window, or the one below this one.
  func stand(above parent: Obj?)
  func destroy()
}

/// The windows above that of the app, the topmost last.
@MainActor final class ModalWindows {
  private var windows: [any StackedWindow] = []

  /// The dialogs that hold screens.
  private var dialogs: [ModalWindow] { windows.compactMap { $0 as? ModalWindow } }

  /// The topmost dialog that holds screens, or nil.
  var front: ModalWindow? { dialogs.last }

  /// Returns the container of a stack in a dialog, or nil.
  func container(of stack: ScreenStack) -> StackContainer? {
    dialogs.first { $0.stack === stack }?.container
  }

  /// Returns the stack of a dialog, or nil where the window is none.
  func stack(of frame: WindowFrame?) -> ScreenStack? { dialogs.first { $0 === frame }?.stack }

  /// Closes the dialogs of questions, which do not go with their parents as other windows do.
  func closeQuestions() {
    for window in windows where window is QuestionWindow { window.destroy() }
  }

  /// Removes a page from the dialog that holds it.
  func remove(_ page: ScreenPage) { for dialog in dialogs { dialog.container.remove(page) } }

  /// Opens and closes windows, so that there is one for each stack.
  ///
  /// - Parameters:
  ///   - stacks: the stacks, the topmost last.
  ///   - main: the app's window.
  ///   - host: the host of the windows.
  ///   - pages: the pages that may be in a window that closes.
  func show(_ stacks: [ScreenStack], above main: Obj, _ host: GTKHost, pages: [ScreenPage]) {
    let closed = windows.filter { window in !stacks.contains { Self.fits(window, $0) } }
    windows.removeAll { window in closed.contains { $0 === window } }
    var parent = main
    for window in windows {
      window.stand(above: parent)
      parent = window.root
    }
    for window in closed.reversed() {
      if let dialog = window as? ModalWindow {
        for page in pages where page.root.isInside(dialog.container.root) {
          dialog.container.remove(page)
        }
      }
      window.destroy()
    }
    for stack in stacks where !windows.contains(where: { Self.fits($0, stack) }) {
      open(Self.window(for: stack, above: windows.last?.root ?? main, host))
    }
  }

  /// Returns whether a window shows a stack as it has to be shown now: as a dialog or as a screen.
  private static func fits(_ window: any StackedWindow, _ stack: ScreenStack) -> Bool {
    window.stack === stack && (window is QuestionWindow) == (stack.question != nil)
  }

  private static func window(
    for stack: ScreenStack, above parent: Obj, _ host: GTKHost
  ) -> any StackedWindow {
    if let question = stack.question {
      QuestionWindow(question, of: stack, above: parent, host)
    } else {
      ModalWindow(stack, above: parent, host)
    }
  }

  private func open(_ window: any StackedWindow) {
    windows.append(window)
    MainLoop.beforeDrawing { [weak self, weak window] in
      guard let self, let window, windows.contains(where: { $0 === window }) else { return }
      gtk_window_present(window.root())
    }
  }
}
#endif
