#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// The search field of a screen.
@MainActor final class SearchBar: NSObject {
  private weak var page: TableScreenController?
  private var controller: UISearchController?
  /// True while the field is set from the screen, so that its callbacks send no events.
  private var isShowing = false

  init(_ page: TableScreenController) { self.page = page }

  /// Shows, updates or removes the field.
  func show(_ search: ScreenChrome.Search?) {
    guard let search else {
      if controller != nil { page?.navigationItem.searchController = nil }
      return controller = nil
    }
    let controller = self.controller ?? make(search)
    isShowing = true
    defer { isShowing = false }
    let bar = controller.searchBar
    if bar.placeholder != search.placeholder { bar.placeholder = search.placeholder }
    if bar.scopeButtonTitles ?? [] != search.scopes { bar.scopeButtonTitles = search.scopes }
    if !search.scopes.isEmpty, bar.selectedScopeButtonIndex != search.scope {
      bar.selectedScopeButtonIndex = search.scope
    }
    let isOn = search.phase != .off
    // UIKit cannot activate a field that is not in view yet.
    if controller.isActive != isOn, !isOn || page?.hasAppeared == true {
      controller.isActive = isOn
    }
    if bar.text ?? "" != search.text { bar.text = search.text }
  }

  private func make(_ search: ScreenChrome.Search) -> UISearchController {
    let controller = UISearchController(searchResultsController: nil)
    controller.obscuresBackgroundDuringPresentation = false
    controller.searchResultsUpdater = self
    controller.delegate = self
    controller.searchBar.delegate = self
    page?.navigationItem.searchController = controller
    page?.navigationItem.hidesSearchBarWhenScrolling = search.hidesInitially
    page?.definesPresentationContext = true
    self.controller = controller
    return controller
  }

  private func send(_ event: TableEvent) { if !isShowing { page?.screen.send(event) } }
}

extension SearchBar: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    if searchController.isActive { send(.search(searchController.searchBar.text ?? "")) }
  }
}

extension SearchBar: UISearchControllerDelegate {
  func willPresentSearchController(_ searchController: UISearchController) { send(.beginSearch) }
  func willDismissSearchController(_ searchController: UISearchController) { send(.endSearch) }
}

extension SearchBar: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    send(.scope(selectedScope))
  }
}
#endif
