#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

// The navigation bar above the rows, and the toolbar below them.
extension TableScreenController {
  func showBar(before old: ScreenChrome?) {
    if title != chrome.title { title = chrome.title }
    showLargeTitle()
    showTitleView(before: old)
    showButtons(before: old)
    // The back button asks the screen before it leaves.
    navigationItem.backAction =
      chrome.backTitle == nil || needsClosing(chrome)
      ? nil : UIAction { [weak self] _ in self?.goBack() }
    guard screen.isVisible, let navigationController else { return }
    if navigationController.isNavigationBarHidden == chrome.showsBar {
      navigationController.setNavigationBarHidden(!chrome.showsBar, animated: false)
    }
    if navigationController.isToolbarHidden != chrome.toolbar.isEmpty {
      navigationController.setToolbarHidden(chrome.toolbar.isEmpty, animated: false)
    }
  }

  private func goBack() {
    finishTyping()
    host.navigator.focus(screen)
    host.navigator.back()
  }

  func showTitleView(before old: ScreenChrome?) {
    guard chrome.titleView != old?.titleView else { return }
    let link = RowLink(row: nil, content: nil, controller: self)
    navigationItem.titleView = chrome.titleView.map { element in
      let view = ElementViews.view(for: element, link, reusing: navigationItem.titleView)
      view.fitContent()
      return view
    }
  }

  private func showButtons(before old: ScreenChrome?) {
    guard old.map({ !hasSameButtons(as: $0) }) ?? true else { return }
    var leading = items(chrome.leading, .leading)
    if needsClosing(chrome), leading.isEmpty { leading = [closeItem] }
    var trailing = items(chrome.trailing, .trailing)
    if chrome.offersEditing { trailing.append(editItem) }
    if let refresh = refreshOfBar(chrome) { trailing.append(refreshItem(refresh)) }
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.leftBarButtonItems = leading
    // UIKit counts the items at the right from the edge inwards.
    navigationItem.rightBarButtonItems = trailing.reversed()
    toolbarItems = items(chrome.toolbar, .toolbar)
  }

  private func hasSameButtons(as old: ScreenChrome) -> Bool {
    chrome.leading == old.leading && chrome.trailing == old.trailing
      && chrome.toolbar == old.toolbar && chrome.offersEditing == old.offersEditing
      && chrome.isEditing == old.isEditing && needsClosing(chrome) == needsClosing(old)
      && refreshOfBar(chrome) == refreshOfBar(old)
  }

  /// The refresh that a button in the bar offers, if a table cannot be pulled.
  private func refreshOfBar(_ chrome: ScreenChrome) -> ScreenChrome.Refresh? {
    RefreshPull.isOffered ? nil : chrome.refresh
  }

  private func refreshItem(_ refresh: ScreenChrome.Refresh) -> UIBarButtonItem {
    let press = UIAction { [weak self] _ in self?.act(.refresh) }
    let item = UIBarButtonItem(systemItem: .refresh, primaryAction: press)
    item.isEnabled = !refresh.isRefreshing
    item.accessibilityLabel = refresh.text
    return item
  }

  /// Tells if the bar needs a close button: for a modal, and for the first screen of a stack.
  private func needsClosing(_ chrome: ScreenChrome) -> Bool {
    if chrome.isModal { return true }
    return chrome.backTitle != nil && navigationController?.viewControllers.first === self
  }

  private var editItem: UIBarButtonItem {
    UIBarButtonItem(
      systemItem: chrome.isEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        act(.setEditing(!chrome.isEditing))
      })
  }

  private var closeItem: UIBarButtonItem {
    let item = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.goBack() })
    item.accessibilityLabel = TableWords.current.close
    return item
  }

  private func items(
    _ buttons: [ScreenChrome.Button], _ edge: TableBarButton.Edge
  ) -> [UIBarButtonItem] {
    buttons.enumerated().map { place, button in
      let press = UIAction { [weak self] _ in
        self?.finishTyping()
        self?.screen.send(.barButton(edge, place))
      }
      let item = item(button, press)
      item.isEnabled = button.isEnabled && !button.isBusy
      item.accessibilityLabel = button.label
      if button.isProminent { item.style = .done }
      return item
    }
  }

  private func item(_ button: ScreenChrome.Button, _ press: UIAction) -> UIBarButtonItem {
    switch button.face {
    case .system(let system):
      let isEditing = chrome.isEditing && button.isEditButton
      return UIBarButtonItem(
        systemItem: UIBarButtonItem.SystemItem(system, isEditing: isEditing), primaryAction: press
      )
    case .image(let name):
      let item = UIBarButtonItem(primaryAction: press)
      item.image = UIImage.table(named: name)
      return item
    case .title(let title):
      let item = UIBarButtonItem(primaryAction: press)
      item.title = title
      return item
    case .element(let element):
      let end = UIButton(type: .system)
      end.addAction(press, for: .touchUpInside)
      let link = RowLink(row: nil, content: nil, controller: self)
      let view = ElementViews.view(for: element, link, reusing: nil)
      view.isUserInteractionEnabled = false
      end.fill(with: view)
      end.accessibilityLabel = button.label
      return UIBarButtonItem(customView: end)
    }
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate init(_ system: TableBarButton.System, isEditing: Bool) {
    self =
      switch system {
      case .done: .done
      case .cancel: .cancel
      case .edit: isEditing ? .done : .edit
      case .save: .save
      case .add: .add
      case .compose: .compose
      case .reply: .reply
      case .action: .action
      case .organize: .organize
      case .bookmarks: .bookmarks
      case .search: .search
      case .refresh: .refresh
      case .stop: .stop
      case .camera: .camera
      case .trash: .trash
      case .play: .play
      case .pause: .pause
      case .rewind: .rewind
      case .fastForward: .fastForward
      case .undo: .undo
      case .redo: .redo
      case .flexibleSpace: .flexibleSpace
      case .fixedSpace: .fixedSpace
      }
  }
}
#endif
