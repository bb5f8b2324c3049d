import TableScreen

extension World {
  /// Describes the parts of some kinds; where it is watched, the test knows what was read.
  func sections(isWatched: Bool, _ condition: (Part.Kind) -> Bool) -> [TableSection] {
    if isWatched {
      isStale = false
      masks.note(parts.filter { condition($0.kind) && $0.kind.isMadeAtOnce }.flatMap(\.items))
    }
    return parts.indices.filter { condition(parts[$0].kind) }.map { section($0) }
  }

  /// Returns a row as a screen describes it that makes it only where it is found.
  func foundCell(_ item: Item) -> TableCell { LawScreen.cell(item, .items, deleting) }

  private func section(_ place: Int) -> TableSection {
    let (part, kind, deleting) = (parts[place], parts[place].kind, deleting)
    if let source = sources[place] { return TableSection(part.title, source: source) }
    if part.items.isEmpty, part.hasPlaceholder {
      return TableSection(part.title, cells: [[.title: "Nothing here"]])
    }
    switch kind {
    case .items:
      return TableSection(part.title, items: part.items) {
        LawScreen.cell($0, kind, deleting)
      }
    case .computed:
      return TableSection(part.title, count: part.items.count) { [weak self] (index: Int) in
        guard let items = self?.parts[place].items, items.indices.contains(index) else {
          return [:]
        }
        return LawScreen.cell(items[index], kind, deleting)
      }
    default:
      return TableSection(
        part.title,
        cells: part.items.enumerated().map { index, item in
          var item = item
          if kind == .numbered { item.title = "\(index). \(item.title)" }
          return LawScreen.cell(item, kind, deleting)
        })
    }
  }
}
