import TableCore

extension ScreenChrome {
  /// The place of the index entry that a row belongs to: the nearest one at or above the row; nil above all entries.
  ///
  /// A host highlights the entry of the topmost row in view, so that a person sees where in the
  /// table they are.
  public func indexEntry(of row: TablePath) -> Int? {
    index.indices.filter { index[$0].path <= row }.max { index[$0].path < index[$1].path }
  }
}
