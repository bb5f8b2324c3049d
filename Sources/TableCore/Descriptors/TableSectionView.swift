/// A view above or below the rows of a section in place of a plain text.
public struct TableSectionView {
  /// The class that makes the elements.
  public let cellClass: TableCellClass
  /// Named values for the class.
  public let properties: TableArguments
  /// The height in points, from 0 to 10,000, or nil for the host's own; 0 hides the view.
  ///
  /// Of a number out of that range the nearest counts, and one that is none, or is infinite, is ignored; both are reported.
  public let height: Double?
  /// The height that was asked for, if it is not the one that counts.
  let wrongHeight: Double?
  static let range = NumberRange.numbers(0...10_000)

  package init(_ type: any RowCell.Type, properties: [String: Any], height: Double?) {
    cellClass = TableCellClass(type)
    self.properties = TableArguments(properties)
    let taken = height.flatMap { $0.isFinite ? Self.range.nearest(to: .number($0)) : nil }
    self.height = taken.flatMap { if case .number(let height) = $0.value { height } else { nil } }
    wrongHeight = taken?.isSame == true ? nil : height
  }

  /// Returns whether two views look the same on screen.
  func isSameContent(as other: TableSectionView) -> Bool {
    cellClass == other.cellClass && height == other.height
      && properties.isSameContent(as: other.properties)
  }
}

extension TableSection {
  /// Gives the section a header of the app's own, made by the same kind of class as a cell.
  ///
  /// The class finds the section's title as the title of its cell, and `properties` as those of a row:
  ///
  /// ```swift
  /// Section("Open", cells: cells).header(SumHeader.self, properties: ["sum": 4])
  /// ```
  ///
  /// A change of the properties refreshes the header, and nothing else.
  public func header(
    _ type: any RowCell.Type, properties: [String: Any] = [:], height: Double? = nil
  ) -> TableSection {
    var section = self
    section.headerView = TableSectionView(type, properties: properties, height: height)
    return section
  }

  /// Gives the section a footer of the app's own; its text is the title of the footer's cell.
  public func footer(
    _ type: any RowCell.Type, properties: [String: Any] = [:], height: Double? = nil
  ) -> TableSection {
    var section = self
    section.footerView = TableSectionView(type, properties: properties, height: height)
    return section
  }
}
