/// A section as the model keeps it.
@MainActor final class SectionNode {
  let id: NodeID
  unowned let group: GroupNode
  let groupID: NodeID
  /// The section's index in its group at the last look-up: where the next one begins to search.
  private var number = 0
  private var numbers: SectionNumbers?
  var descriptor: TableSection
  var rows = RowStore()
  /// The children of its rows, by row.
  var children: [NodeID: ChildNode] = [:]
  /// The rows as written and what hangs below them, while a source gives others.
  private(set) var waiting: (rows: RowStore, children: [NodeID: ChildNode])?
  /// Says that the section shows its source.
  private var link: SourceLink?
  /// Holds the row that says what keeps the section from being up to date; nil while all is well.
  var failureGroup: GroupNode?
  /// The section as laid out, or nil where it has to be laid out again.
  private(set) var layout: LayoutSection?
  /// Whether all that it shows is part of a layout; where not, that is true of no section around it either.
  private(set) var isLaidOut = false
  /// The number of times that its rows became out of date, whether they were laid out since or not.
  private(set) var changeCount = 0
  /// The number of times that its title changed.
  private(set) var titleStamp: UInt32 = 0
  /// The number of times that the view of each side changed.
  private(set) var viewStamps: [SectionEdge.Side: UInt32] = [:]
  /// The rows of its own that a search finds; nil where none runs, or has to be looked for again.
  var matches: RowSet?
  /// The rows of its own that the app is not asked about, as they cannot be searched; nil where it is not asked about any.
  var passedOver: RowSet?
  /// The texts that a search looks at; nil until one runs.
  var searchIndex: SearchIndex?
  /// Begins anew whenever the index is dropped.
  let indexTurns = ReadingTurns()
  /// Begins anew whenever the app is asked which rows a search finds.
  let matchTurns = ReadingTurns()

  init(id: NodeID, group: GroupNode, descriptor: TableSection) {
    self.id = id
    self.group = group
    groupID = group.id
    self.descriptor = descriptor
  }

  /// How deep its rows stand below others, from 0.
  var depth: Int {
    var (depth, group) = (0, group)
    while let host = group.hostSection {
      if group.hostRow != nil { depth += 1 }
      group = host.group
    }
    return depth
  }

  /// The section's index in its group, or nil where it is not among the group's sections.
  var index: Int? {
    if numbers?.areValid == true { return number }
    numbers = nil
    group.numberSections()
    return numbers == nil ? nil : number
  }

  func take(_ number: Int, of numbers: SectionNumbers) {
    (self.number, self.numbers) = (number, numbers)
  }

  /// Says that the line with its title looks different now.
  func touchTitle() { titleStamp &+= 1 }

  /// Says that the index is no longer that of the rows.
  func dropSearchIndex() {
    searchIndex = nil
    indexTurns.begin()
  }

  func keep(_ layout: LayoutSection) {
    self.layout = layout
    isLaidOut = true
  }

  /// Says that its rows are part of the layout of a section around it.
  func markLaidOut() { isLaidOut = true }

  /// Says that the section, and so those around it, may show something else now.
  func markDirty() {
    (matches, passedOver) = (nil, nil)
    dropLayout()
  }

  /// Says that the same rows have to be laid out again, here and around the section.
  func dropLayout() {
    changeCount &+= 1
    var section: SectionNode? = self
    // Deep children would cost the square of their depth if each change went up to the outermost section.
    while let current = section, current.isLaidOut {
      current.layout = nil
      current.isLaidOut = false
      section = current.group.hostSection
    }
  }

  /// Says that header and footer need another view each.
  func reloadViews() {
    for side in SectionEdge.Side.allCases { viewStamps[side, default: 0] &+= 1 }
    markDirty()
  }

  /// Describes the section anew; notes what of its header and footer became different.
  func describe(_ new: TableSection) {
    for side in SectionEdge.Side.allCases {
      switch (descriptor.view(side), new.view(side)) {
      case (nil, nil): continue
      case (let old?, let new?) where new.isSameContent(as: old): continue
      default: viewStamps[side, default: 0] &+= 1
      }
      markDirty()
    }
    if descriptor.title != new.title || descriptor.footer != new.footer
      || descriptor.indexTitle != new.indexTitle
    {
      markDirty()
    }
    if descriptor.title != new.title { titleStamp &+= 1 }
    descriptor = new
  }

  /// Shows a source from now on, or none, and tells `observer` what it says.
  func show(_ source: TableSource?, for observer: some TableSourceObserver) {
    if link?.source !== source { link = source.map { $0.link(to: observer) } }
  }

  /// Lets the rows as written wait while a source gives others, or forgets them.
  func putAside(keeping isKept: Bool) {
    waiting = isKept ? (rows, children) : nil
    (rows, children) = (RowStore(), [:])
  }

  /// Shows the rows as written again that have waited.
  func takeBack() {
    (rows, children) = waiting ?? (RowStore(), [:])
    waiting = nil
  }

  /// Puts a row among those that wait, where a source stands in front of them.
  ///
  /// - Returns: whether one does.
  func putAside(_ row: RowStore.EditedRow, _ child: ChildNode?, at index: Int) -> Bool {
    guard descriptor.isSourced, var waiting else { return false }
    self.waiting = nil
    waiting.rows.insert([row], at: min(index, waiting.rows.count))
    waiting.children[row.id] = child
    self.waiting = waiting
    return true
  }

  /// The header and footer as a host draws them.
  var content: SectionContent {
    func view(_ side: SectionEdge.Side) -> SectionContent.View? {
      descriptor.view(side).map { .init(height: $0.height, stamp: viewStamps[side] ?? 0) }
    }
    var content = SectionContent(title: descriptor.title, footer: descriptor.footer)
    content.headerView = view(.header)
    content.footerView = view(.footer)
    return content
  }

  /// The section of that row.
  var failure: SectionNode? { failureGroup?.sections.first }

  /// The section's name in diagnostics.
  var name: String { descriptor.title ?? descriptor.id?.description ?? "without title" }
}

extension TableSection {
  /// Returns what stands on a side in place of the text, or nil.
  package func view(_ side: SectionEdge.Side) -> TableSectionView? {
    side == .header ? headerView : footerView
  }
}
