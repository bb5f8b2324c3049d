/// A section as the model keeps it.
@MainActor final class SectionNode {
  let id: NodeID
  unowned let group: GroupNode
  var descriptor: TableSection
  var rows = RowStore()
  /// The children of its rows, by row.
  var children: [NodeID: ChildNode] = [:]
  /// What it shows, or nil where that has to be worked out again.
  private(set) var layout: LayoutSection?
  /// The texts that a search looks at; nil until one runs.
  var searchIndex: SearchIndex?
  /// How often the index was dropped.
  private(set) var indexGeneration = 0

  init(id: NodeID, group: GroupNode, descriptor: TableSection) {
    self.id = id
    self.group = group
    self.descriptor = descriptor
  }

  /// Says that the index is no longer that of the rows.
  func dropSearchIndex() {
    searchIndex = nil
    indexGeneration += 1
  }

  func keep(_ layout: LayoutSection) { self.layout = layout }

  /// Says that the section, and so those around it, may show something else now.
  func markDirty() {
    layout = nil
    group.hostSection?.markDirty()
  }

  /// What a diagnostic calls the section.
  var name: String { descriptor.title ?? descriptor.id?.description ?? "without title" }
}
