package import TableCore

/// A layout as one list, for hosts whose lists know no sections: headers and footers are items among the rows.
package struct FlatLayout {
  /// What stands at a position of the list.
  package enum Item: Hashable, Sendable {
    /// What stands above the whole table.
    case tableHeader
    /// The header of a section.
    case header(NodeID)
    /// A row.
    case row(NodeID)
    /// The footer of a section.
    case footer(NodeID)
    /// What is said of rows that are not loaded yet.
    case paging
    /// What stands below the whole table.
    case tableFooter
  }

  /// What stands around the sections.
  package struct Ends: Hashable, Sendable {
    /// Whether there is a header of the table.
    package var hasHeader = false
    /// Whether something is said of rows that are not loaded yet.
    package var hasPaging = false
    /// Whether there is a footer of the table.
    package var hasFooter = false

    /// Creates ends of nothing.
    package init() {}

    /// Creates what `chrome` says.
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
  /// What stands around its sections.
  package let ends: Ends
  /// The position of the first item of each section, and that behind the last one.
  private let starts: [Int]

  /// Creates a list of nothing.
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

  /// Returns what stands at a position, or nil where that is outside.
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

  /// Returns where a row stands, or nil where there is none at that path.
  package func position(of path: TablePath) -> Int? {
    guard path.row >= 0, path.row < layout.rowCount(in: path.section) else { return nil }
    return firstRow(of: path.section) + path.row
  }

  /// Returns where a section begins, by its header or its first row; nil where it shows nothing.
  package func position(ofSection section: Int) -> Int? {
    guard section >= 0, section < layout.sectionCount, !items(of: section).isEmpty else {
      return nil
    }
    return starts[section]
  }

  /// The positions of all items of a section.
  func items(of section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// The position of the first row of a section, if it has rows.
  func firstRow(of section: Int) -> Int {
    starts[section] + (layout.has(.header, section) ? 1 : 0)
  }

  /// Returns the section of the item at a position.
  private func section(at position: Int) -> Int {
    starts.dropLast().partitionPoint { $0 > position } - 1
  }
}

extension TableLayout {
  /// Whether a section has something on that side.
  func has(_ side: SectionEdge.Side, _ section: Int) -> Bool {
    content(ofSection: section).height(side) != 0
  }
}
