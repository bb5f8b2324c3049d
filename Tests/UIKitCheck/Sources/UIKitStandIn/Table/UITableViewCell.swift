public import Foundation

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
}

@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum SelectionStyle: Sendable { case none, `default` }
  public enum EditingStyle: Sendable { case none, delete, insert }

  public let reuseIdentifier: String?
  public let contentView = UIView()
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView? {
    didSet {
      guard oldValue !== accessoryView else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
    }
  }
  open var selectionStyle = SelectionStyle.default
  public internal(set) var isSelected = false

  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { nil }

  open func prepareForReuse() {}

  /// What UIKit adds to a row is heard where the row is not read as one; in edit mode what stands at its end is gone.
  open override var voices: [Voice] {
    if isHidden || isAccessibilityElement { return super.voices }
    var voices = contentView.voices
    let table = superview as? UITableView
    if table?.isEditing == true {
      return voices + (table?.editControls(of: self) ?? []).map { Voice(view: UIView(), label: $0) }
    }
    if let accessoryView { return voices + accessoryView.voices }
    if [.detailButton, .detailDisclosureButton].contains(accessoryType) {
      voices.append(Voice(view: UIView(), label: "More Info"))
    }
    return voices
  }
}

@MainActor open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  public let contentView = UIView()
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      // The text is a label within, which follows the size of texts.
      label.adjustsFontForContentSizeCategory = true
      label.text = (contentConfiguration as? UIListContentConfiguration)?.text
      if label.superview == nil { contentView.addSubview(label) }
    }
  }
  private let label = UILabel()

  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { nil }

  open func prepareForReuse() {}
}

/// What cells are loaded from: here, a closure that makes one.
@MainActor open class UINib: NSObject {
  let make: (String) -> UITableViewCell
  public init(_ make: @escaping (String) -> UITableViewCell) { self.make = make }
  public convenience init(nibName: String, bundle: Bundle?) {
    self.init { UITableViewCell(style: .default, reuseIdentifier: $0) }
  }
}
