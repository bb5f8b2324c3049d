/// A source that gives several sections, each with a key of its own.
///
/// ``KeyedSource`` is ready-made. To write one of your own, override ``sections``, give each an id, and call
/// `didChange()` whenever they may be different.
@MainActor open class SectionSource: TableSource {
  /// The sections as they are now.
  open var sections: [TableSection] { [] }

  /// Indicates whether the sections show the items of the source; if they do not, their rows are those of
  /// ``sectionCells``.
  ///
  /// Which sections there are follows the items all the same.
  public var showsItems = true {
    didSet { if showsItems != oldValue { didChange() } }
  }

  /// The rows of a section, by its id, if the items do not show.
  public var sectionCells: (@MainActor (TableCell.ID) -> [TableCell])?
}

extension TableSection {
  /// Returns a placeholder for all the sections that a source gives.
  ///
  /// ```swift
  /// [Section { [.title: "Add"] }, .sections(from: people)]
  /// ```
  ///
  /// What is written on the placeholder, as `.masked()`, `.tagged("people")` or `.defaults([.moveable: true])`, holds for each
  /// of the sections.
  @MainActor public static func sections(from source: SectionSource) -> TableSection {
    var section = TableSection(cells: [])
    section.keyed = source
    return section
  }
}

/// The sections of one source among those of a group.
@MainActor final class SourceRun {
  let source: SectionSource
  /// The section before the run, or nil if it stands first.
  var previous: NodeID?
  /// The number of sections before the run when the group was read.
  var place = 0
  /// The section that stands for the source's.
  private let placeholder: TableSection
  private let link: SourceLink

  init(
    _ source: SectionSource, _ placeholder: TableSection, in table: any TableSourceObserver
  ) {
    self.source = source
    self.placeholder = placeholder
    link = source.link(to: table)
  }

  /// The sections as they are now.
  var descriptors: [TableSection] {
    let rowChange = placeholder.rowChange
    var sections = source.sections.map { section in
      var section = rowChange.map { section.changingRows($0) } ?? section
      section.take(from: placeholder)
      section.origin = self
      guard !source.showsItems else { return section }
      let cells = section.id.flatMap { source.sectionCells?($0) } ?? []
      // A section whose rows another source gives does not show them either.
      section.source = nil
      section.sourcedRows = .cells(rowChange.map { cells.map($0) } ?? cells)
      return section
    }
    // A failure needs a place to show.
    if sections.isEmpty && source.failure != nil {
      sections = [TableSection(cells: [])]
      sections[0].take(from: placeholder)
      sections[0].origin = self
    }
    return sections
  }
}

extension TableSection {
  /// Takes over what is written on the placeholder of its source, where it says nothing else itself.
  fileprivate mutating func take(from placeholder: TableSection) {
    isMasked = isMasked || placeholder.isMasked
    allowsMoves = allowsMoves && placeholder.allowsMoves
    emptyPolicy = emptyPolicy ?? placeholder.emptyPolicy
    indexTitle = indexTitle ?? placeholder.indexTitle
    footer = footer ?? placeholder.footer
    headerView = headerView ?? placeholder.headerView
    footerView = footerView ?? placeholder.footerView
    tags += placeholder.tags.filter { !tags.contains($0) }
  }
}
