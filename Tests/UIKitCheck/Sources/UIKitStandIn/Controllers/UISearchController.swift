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
  open var selectedScopeButtonIndex = 0
  weak var controller: UISearchController?
  open var text: String? = "" {
    didSet { if oldValue != text { controller?.tell() } }
  }
}

@MainActor open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var obscuresBackgroundDuringPresentation = true
  public let searchBar = UISearchBar()
  open var isActive = false {
    didSet {
      guard oldValue != isActive else { return }
      if isActive {
        delegate?.willPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
        searchBar.text = ""
      }
      tell()
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
  public func choose(scope: Int) {
    searchBar.selectedScopeButtonIndex = scope
    searchBar.delegate?.searchBar(searchBar, selectedScopeButtonIndexDidChange: scope)
  }
}
