public import Foundation

@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
}

@MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

@MainActor open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)?
  open var placeholder: String?
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0 {
    didSet {
      if !(scopeButtonTitles ?? []).indices.contains(selectedScopeButtonIndex) {
        Refusals.add("a scope that is not there")
      }
    }
  }
  /// Whether the buttons of the scopes are in view: by itself the controller shows them while it is active.
  public var showsScopeBar: Bool {
    controller?.isActive == true && scopeButtonTitles?.isEmpty == false
  }
  weak var controller: UISearchController?
  // The page "text" of UISearchBar: nil where nobody has set it.
  open var text: String? {
    didSet { if oldValue != text { controller?.tell() } }
  }
}

@MainActor open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var obscuresBackgroundDuringPresentation = true
  public let searchBar = UISearchBar()
  weak var owner: UIViewController?
  open var isActive = false {
    didSet {
      guard oldValue != isActive else { return }
      if isActive, owner?.isInView != true {
        Refusals.add("a search field was entered that is not in view")
        return isActive = false
      }
      if isActive {
        delegate?.willPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
        searchBar.text = ""
      }
      // The page "updateSearchResults(for:)": as the bar becomes the first responder, which it does while it comes.
      Task { tell() }
    }
  }

  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    searchBar.controller = self
  }
  public required init?(coder: NSCoder) { nil }

  func tell() { searchResultsUpdater?.updateSearchResults(for: self) }

  /// Enters the field and types, as a person does.
  public func type(_ text: String) {
    isActive = true
    searchBar.text = text
  }

  /// Leaves the field, as a person does.
  public func cancel() { isActive = false }

  /// Chooses a scope, as a person does.
  ///
  /// - Returns: whether it can be chosen.
  @discardableResult public func choose(scope: Int) -> Bool {
    guard searchBar.showsScopeBar, searchBar.scopeButtonTitles?.indices.contains(scope) == true
    else { return false }
    searchBar.selectedScopeButtonIndex = scope
    searchBar.delegate?.searchBar(searchBar, selectedScopeButtonIndexDidChange: scope)
    return true
  }
}
