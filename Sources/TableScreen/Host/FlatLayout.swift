package import TableCore

/// A layout as one list, for hosts whose lists know no sections: headers and footers are items among the rows.
package struct FlatLayout {
  /// The item at a position of the list.
  package enum Item: Hashable, Sendable {
    /// The header of the whole table.
    case tableHeader
    /// The header of a section.
    case header(NodeID)
    /// A row.
    case row(NodeID)
    /// The footer of a section.
    case footer(NodeID)
    /// The line that says that more rows are loading, or why they failed to.
    case paging
    /// The footer of the whole table.
    case tableFooter
  }

  /// The items before and behind those of the sections.
  package struct Ends: Hashable, Sendable {
    package var hasHeader = false
    /// True if the line about more rows shows, which tells that they load or could not be loaded.
    package var hasPaging = false
    package var hasFooter = false

    /// Creates ends without items.
    package init() {}

    /// Creates the ends that `chrome` describes.
    package init(_ chrome: ScreenChrome) {
      hasHeader = chrome.tableHeader != nil
      hasFooter = chrome.tableFooter != nil
      switch chrome.paging {
      case .loading, .failed: hasPaging = true
      case .off, .idle, .finished: hasPaging = false
      }
    }
  }

  /// The layout.
  package let layout: TableLayout
  /// The items before and behind those of the sections.
  package let ends: Ends
  /// The position of each section's first item, and at the end the position behind the last section.
  private let starts: [Int]

  /// Creates an empty list.
  package init() { self.init(TableLayout(), Ends()) }

  /// Creates the list of `layout`.
  ///
  /// Complexity: O(*s*) in the sections.
  package init(_ layout: TableLayout, _ ends: Ends = Ends()) {
    self.layout = layout
    self.ends = ends
    var starts: [Int] = []
    starts.reserveCapacity(layout.sectionCount + 1)
    var position = ends.hasHeader ? 1 : 0
    for section in 0..<layout.sectionCount {
      starts.append(position)
      position += layout.rowCount(in: section)
      if layout.has(.header, section) { position += 1 }
      if layout.has(.footer, section) { position += 1 }
    }
    starts.append(position)
    self.starts = starts
  }

  /// The number of items.
  package var count: Int { end + (ends.hasPaging ? 1 : 0) + (ends.hasFooter ? 1 : 0) }

  /// The position behind the last item of the sections.
  var end: Int { starts[starts.count - 1] }

  /// Returns the item at a position, or nil if that is out of range.
  ///
  /// Complexity: O(log *s*) in the sections.
  package func item(at position: Int) -> Item? {
    guard position >= 0, position < count else { return nil }
    if position < starts[0] { return .tableHeader }
    if position >= end { return position == end && ends.hasPaging ? .paging : .tableFooter }
    let section = section(at: position)
    guard let id = layout.sectionID(at: section) else { return nil }
    var row = position - starts[section]
    if layout.has(.header, section) {
      if row == 0 { return .header(id) }
      row -= 1
    }
    return layout.row(at: TablePath(section, row)).map { .row($0.id) } ?? .footer(id)
  }

  /// Returns the position of an item, or nil if the list has it not.
  ///
  /// Complexity: O(log *s*) in the sections.
  package func position(of item: Item) -> Int? {
    switch item {
    case .tableHeader: ends.hasHeader ? 0 : nil
    case .header(let id): edge(.header, of: id)?.first
    case .row(let id): layout.tablePath(of: id).flatMap { position(of: $0) }
    case .footer(let id): edge(.footer, of: id)?.last
    case .paging: ends.hasPaging ? end : nil
    case .tableFooter: ends.hasFooter ? count - 1 : nil
    }
  }

  /// Returns the positions of a section's items, if it has a header or footer.
  private func edge(_ side: SectionEdge.Side, of id: NodeID) -> Range<Int>? {
    layout.index(ofSection: id).flatMap { layout.has(side, $0) ? items(of: $0) : nil }
  }

  /// Returns the position of the row at a path, or nil if there is none.
  package func position(of path: TablePath) -> Int? {
    guard path.row >= 0, path.row < layout.rowCount(in: path.section) else { return nil }
    return firstRow(of: path.section) + path.row
  }

  /// Returns the position of a section's first item, a header or a row; nil if the section shows
  /// nothing.
  package func position(ofSection section: Int) -> Int? {
    guard section >= 0, section < layout.sectionCount, !items(of: section).isEmpty else {
      return nil
    }
    return starts[section]
  }

  /// Returns the positions of all items of a section.
  func items(of section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// Returns the position of a section's first row, if it has rows.
  func firstRow(of section: Int) -> Int {
    starts[section] + (layout.has(.header, section) ? 1 : 0)
  }

  /// Returns the section of the item at a position.
  private func section(at position: Int) -> Int {
    starts.dropLast().partitionPoint { $0 > position } - 1
  }
}

extension TableLayout {
  /// Returns whether a section has a header or footer.
  func has(_ side: SectionEdge.Side, _ section: Int) -> Bool {
    content(ofSection: section).height(side) != 0
  }
}
