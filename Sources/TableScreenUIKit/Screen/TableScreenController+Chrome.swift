#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

// The chrome: everything around the rows.
extension TableScreenController {
  /// Schedules one update of the chrome, after all changes of this turn.
  func setNeedsChrome() {
    guard isViewLoaded, !isChromeDue else { return }
    isChromeDue = true
    Task { [weak self] in
      guard let self, isChromeDue else { return }
      showChrome()
    }
  }

  /// Reads the chrome from the screen, and shows it.
  func showChrome() {
    isChromeDue = false
    let old = isChromeShown ? chrome : nil
    chrome = native.show(in: screen.chrome)
    isChromeShown = true
    showBar(before: old)
    search.show(chrome.search)
    refresh.show(chrome.refresh)
    press.show(chrome.longPressDuration)
    showEditing()
    showRowHeight()
    if let old, chrome.index.map(\.title) != old.index.map(\.title), tableView.window != nil {
      tableView.reloadSectionIndexTitles()
    }
    showTableEdges()
    showPlaceholder()
    notice.show(chrome)
    host.showTabs()
  }

  private func showEditing() {
    guard tableView.isEditing != chrome.isEditing else { return }
    setEditing(chrome.isEditing, animated: tableView.window != nil)
    tableView.setEditing(chrome.isEditing, animated: tableView.window != nil)
    for row in Array(cells.keys) { refresh(row) }
  }

  private func showRowHeight() {
    let estimate: CGFloat =
      switch chrome.rowHeight {
      case .fixed(let height): CGFloat(height)
      case .automatic(let height): CGFloat(height)
      case nil: UITableView.automaticDimension
      }
    if tableView.estimatedRowHeight != estimate { tableView.estimatedRowHeight = estimate }
  }

  /// Shows a placeholder for the rows: a wait, a failure, or the text of an empty table.
  private func showPlaceholder() {
    let words = TableWords.current
    var placeholder: UIContentUnavailableConfiguration?
    if let failure = chrome.failure {
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.image = UIImage(systemName: "exclamationmark.triangle")
      configuration.secondaryText = failure
      configuration.button = .plain()
      configuration.button.title = words.retry
      configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in
        self?.act(.retry)
      }
      placeholder = configuration
    } else if let waiting = chrome.waiting, chrome.emptyText != nil {
      var configuration = UIContentUnavailableConfiguration.loading()
      configuration.text = waiting
      configuration.secondaryText = RowElement.share(of: chrome.waitingFraction).map {
        $0.formatted(.percent.precision(.fractionLength(0)).locale(words.locale))
      }
      if chrome.canCancelWaiting {
        configuration.button = .plain()
        configuration.button.title = words.cancel
        configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in
          self?.act(.cancelWaiting)
        }
      }
      placeholder = configuration
    } else if let text = chrome.emptyText {
      var configuration: UIContentUnavailableConfiguration =
        chrome.search?.phase == .filtering ? .search() : .empty()
      configuration.text = text
      configuration.secondaryText = nil
      placeholder = configuration
    }
    if screen is NativeScreen { return contentUnavailableConfiguration = placeholder }
    // The controller's own placeholder would cover the table, and keep it from being pulled.
    guard let placeholder else { return tableView.backgroundView = nil }
    if let view = tableView.backgroundView as? UIContentUnavailableView {
      view.configuration = placeholder
    } else {
      tableView.backgroundView = UIContentUnavailableView(configuration: placeholder)
    }
  }
}
#endif
