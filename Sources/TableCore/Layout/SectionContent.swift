/// The header and footer of a section as a host draws them.
public struct SectionContent: Hashable, Sendable {
  /// A header or footer of the app's own; a host asks the screen for its parts.
  public struct View: Hashable, Sendable {
    /// The height in points, or nil for the host's own.
    public var height: Double?
    /// The number of changes; equal stamps mean equal views.
    let stamp: UInt32
  }

  /// The text above the rows, or nil.
  public var title: String?
  /// The text below the rows, or nil.
  public var footer: String?
  /// The view above the rows in place of the title, or nil.
  public var headerView: View?
  /// The view below the rows in place of the footer, or nil.
  public var footerView: View?

  /// Creates the header and footer of a section.
  public init(title: String? = nil, footer: String? = nil) {
    self.title = title
    self.footer = footer
  }
}

extension SectionContent {
  /// Returns the text of a side, or nil.
  public func text(_ side: SectionEdge.Side) -> String? { side == .header ? title : footer }

  /// Returns the view of a side in place of its text, or nil.
  public func view(_ side: SectionEdge.Side) -> View? {
    side == .header ? headerView : footerView
  }

  /// Returns the height of a side in points, or nil for the host's own: the given one, else none if
  /// there is neither a view nor a text.
  public func height(_ side: SectionEdge.Side) -> Double? {
    if let view = view(side) { return view.height }
    return text(side)?.isEmpty == false ? nil : 0
  }
}
