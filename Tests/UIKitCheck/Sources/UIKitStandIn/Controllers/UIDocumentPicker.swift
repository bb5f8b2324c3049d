public import Foundation
public import UniformTypeIdentifiers

// Pages: "UIDocumentPickerViewController", "UIDocumentPickerDelegate".

@MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

@MainActor open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  let types: [UTType]
  let asCopy: Bool

  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    (types, self.asCopy) = (contentTypes, asCopy)
    super.init(nibName: nil, bundle: nil)
    // Without a type there is nothing to pick.
    if contentTypes.isEmpty { Refusals.add("a picker of no type") }
  }
  public required init?(coder: NSCoder) { nil }

  // MARK: A person's part

  /// Picks a file: the picker goes by itself, and tells of it while it goes.
  ///
  /// - Returns: whether it can be picked.
  @discardableResult public func pick(_ file: URL) -> Bool {
    leave { $0.documentPicker(self, didPickDocumentsAt: [file]) }
  }

  /// Presses Cancel, or swipes the picker down.
  @discardableResult public func cancel() -> Bool { leave { $0.documentPickerWasCancelled(self) } }

  private func leave(_ tell: (any UIDocumentPickerDelegate) -> Void) -> Bool {
    guard let presentingViewController, presentedViewController == nil, transition == nil else {
      return false
    }
    presentingViewController.dismiss(animated: true)
    if let delegate { tell(delegate) }
    return true
  }
}
