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
  /// The children of its rows in the order in which they were read.
  var childrenInOrder: [ChildNode] {
    // Identities are sorted, since each comparison of nodes would retain both.
    children.map { (place: $1.group.id, row: $0) }.sorted { $0.place < $1.place }
      .compactMap { children[$0.row] }
  }
  /// The rows as written and their children, kept while a source gives others.
  private(set) var waiting: (rows: RowStore, children: [NodeID: ChildNode])?
  /// The link to the source that the section shows, or nil.
  private var link: SourceLink?
  /// The group of the row that shows why the source's rows are not up to date; nil while they are.
  var failureGroup: GroupNode?
  /// The section as laid out, or nil if it has to be laid out again.
  private(set) var layout: LayoutSection?
  /// True while a current layout includes the section; if false, it is false for all sections
  /// around it.
  private(set) var isLaidOut = false
  /// The number of times that the section's layout became out of date, whether it was laid out since or not.
  private(set) var changeCount = 0
  /// The number of times that its title changed.
  private(set) var titleStamp: UInt32 = 0
  /// The number of times that the view of each side, header and footer, changed.
  private(set) var viewStamps: [SectionEdge.Side: UInt32] = [:]
  /// The section's own rows that a search finds; nil if no search runs, or has to look again.
  var matches: RowSet?
  /// The section's own rows that cannot be searched, so that the app's matcher is not asked about
  /// them; nil if there is no such matcher.
  var passedOver: RowSet?
  /// The index of the searched texts; nil until a search needs it.
  var searchIndex: SearchIndex?
  /// The rows found so far by a search of texts; nil if none runs, or has to look again.
  var findings: SearchFindings?
  /// Counts the drops of the index, so that changes before the last drop are ignored.
  let indexTurns = ReadingTurns()
  /// Counts the runs of the app's matcher, so that changes before the last run are ignored.
  private(set) lazy var matchTurns = ReadingTurns()

  init(id: NodeID, group: GroupNode, descriptor: TableSection) {
    self.id = id
    self.group = group
    groupID = group.id
    self.descriptor = descriptor
  }

  /// The depth of the section's rows below other rows, from 0.
  var depth: Int {
    var (depth, group) = (0, group)
    while let host = group.hostSection {
      if group.hostRow != nil { depth += 1 }
      group = host.group
    }
    return depth
  }

  /// The section's index in its group, or nil if it is not among the group's sections.
  var index: Int? {
    if numbers?.areValid == true { return number }
    numbers = nil
    group.numberSections()
    return numbers == nil ? nil : number
  }

  func take(_ number: Int, of numbers: SectionNumbers) {
    (self.number, self.numbers) = (number, numbers)
  }

  /// Marks the line with the section's title as changed.
  func touchTitle() { titleStamp &+= 1 }

  /// Drops the search index, which no longer fits the rows.
  func dropSearchIndex() {
    (searchIndex, findings) = (nil, nil)
    indexTurns.begin()
  }

  func keep(_ layout: LayoutSection) {
    self.layout = layout
    isLaidOut = true
  }

  /// Marks the section's rows as part of the layout of a section around it.
  func markLaidOut() { isLaidOut = true }

  /// Marks the section, and so those around it, as showing something else, and its search results as out of date.
  func markDirty() {
    (matches, passedOver) = (nil, nil)
    dropLayout()
  }

  /// Marks the layouts of the section and of those around it as out of date.
  func dropLayout() {
    changeCount &+= 1
    var section: SectionNode? = self
    // Stops at a section without a layout: going up to the outermost one at each change would make changes in nested
    // children cost the square of their depth.
    while let current = section, current.isLaidOut {
      current.layout = nil
      current.isLaidOut = false
      section = current.group.hostSection
    }
  }

  /// Lets hosts make new views for the header and the footer.
  func reloadViews() {
    for side in SectionEdge.Side.allCases { viewStamps[side, default: 0] &+= 1 }
    markDirty()
  }

  /// Replaces the section's descriptor, and marks the changes of its header and footer.
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
    // Below a row, the section around it decides which sections show.
    if descriptor.isMasked != new.isMasked || descriptor.emptyPolicy != new.emptyPolicy {
      group.hostSection?.markDirty()
    }
    if descriptor.title != new.title { titleStamp &+= 1 }
    descriptor = new
  }

  /// Shows a source from now on, or none; `observer` hears of the source's changes.
  func show(_ source: TableSource?, for observer: some TableSourceObserver) {
    if link?.source !== source { link = source.map { $0.link(to: observer) } }
  }

  /// Puts the rows as written aside while a source gives others, or forgets them.
  func putAside(keeping isKept: Bool) {
    waiting = isKept ? (rows, children) : nil
    (rows, children) = (RowStore(), [:])
  }

  /// Shows the rows as written again that were put aside.
  func takeBack() {
    (rows, children) = waiting ?? (RowStore(), [:])
    waiting = nil
  }

  /// Inserts a row into the rows that were put aside, while a source gives others.
  ///
  /// - Returns: whether a source does, so that the row was inserted.
  func putAside(_ row: RowStore.EditedRow, _ child: ChildNode?, at place: FormerPlace) -> Bool {
    guard descriptor.isSourced, var waiting else { return false }
    self.waiting = nil
    waiting.rows.insert([row], at: place.index(in: waiting.rows.column, near: place.index))
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

  /// The section of the row that shows why the source's rows are not up to date, or nil.
  var failure: SectionNode? { failureGroup?.sections.first }

  /// The section's name in diagnostics.
  var name: String { descriptor.title ?? descriptor.id?.description ?? "without title" }
}

extension TableSection {
  /// Returns the view that stands on a side in place of the text, or nil.
  package func view(_ side: SectionEdge.Side) -> TableSectionView? {
    side == .header ? headerView : footerView
  }
}
