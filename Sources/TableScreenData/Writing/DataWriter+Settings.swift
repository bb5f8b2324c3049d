import TableScreen

extension DataWriter {
  /// Writes the behaviors of a screen that differ from the defaults.
  func settings(_ settings: TableSettings) -> DataNode? {
    at(.key("settings")) { written(settings) }
  }

  private func written(_ settings: TableSettings) -> DataNode? {
    let (values, usual) = (settings.values, SettingValues())
    let selection = values.selectable.selection
    let isMarked = selection == .single || selection == .multiple
    let node: DataNode = [
      "style": values.style == usual.style ? nil : text(values.style.rawValue),
      "searchable": values.search.searchable.flatMap { searchable($0) },
      "refreshable": values.refreshable.map { refreshable in
        onOr([
          "pullMessage": refreshable.pull.map { text($0) },
          "refreshing": refreshable.refreshing.map { text($0) },
          "updatedFormat": refreshable.updated.map { text($0) },
          "updatedTimeFormat": refreshable.time.map { text($0) },
        ])
      },
      "pageable": values.pageable.map {
        onOr(["distance": $0.distance == 0 ? nil : DataNode(.integer($0.distance))])
      },
      "indexable": flag(values.isIndexable, unless: false),
      "longPressable": values.longPressDuration.map {
        onOr(["minDuration": $0 == 1 ? nil : DataNode(.number($0))])
      },
      "selectable": selection == usual.selectable.selection ? nil : text(selection.rawValue),
      "marksSelection": isMarked ? flag(values.selectable.marks, unless: true) : nil,
      "editable": flag(values.isEditable, unless: false),
      "drafts": flag(values.form.keepsDrafts, unless: false),
      "asksBeforeLeaving": flag(values.form.asksBeforeLeaving, unless: true),
      "emptyPolicy": values.emptyTable.policy == usual.emptyTable.policy
        ? nil : text(values.emptyTable.policy.rawValue),
      "emptyText": values.emptyTable.text.map { text($0) },
      "noResultsText": values.search.noResultsText.map { text($0) },
      "rowHeight": values.rowHeight.map { rowHeight($0) },
      "animations": animations(values.updates.animations),
    ]
    if values.updates.isManual {
      _ = at(.key("manualUpdates")) { leaveOut("that updates are manual", remedy: Self.remedy) }
    }
    return node.fields?.isEmpty == true ? nil : node
  }

  private func rowHeight(_ height: TableRowHeight) -> DataNode {
    switch height {
    case .fixed(let points): return DataNode(.number(points))
    case .automatic(let estimated):
      if estimated != TableRowHeight.usualEstimate {
        _ = at(.key("rowHeight")) { leaveOut("the estimate of a height", remedy: Self.remedy) }
      }
      return text("automatic")
    }
  }

  private func animations(_ animations: ChangeSet.Animations) -> DataNode? {
    if ChangeSet.Kind.allCases.contains(where: { animations[$0] != animations.others }) {
      _ = at(.key("animations")) {
        leaveOut("an animation of one kind of change", remedy: Self.remedy)
      }
    }
    return animations.others == .automatic ? nil : text(animations.others.rawValue)
  }

  private func searchable(_ searchable: Searchable) -> DataNode? {
    guard case .standard = searchable.matching else {
      return at(.key("searchable")) { leaveOut("a search by a function", remedy: Self.remedy) }
    }
    return onOr([
      "placeholder": searchable.placeholder.map { text($0) },
      "scopes": searchable.scopes.isEmpty
        ? nil : DataNode(.list(searchable.scopes.map { text($0) })),
      "includesSubtitles": flag(searchable.includesSubtitles, unless: false),
      "hidesInitially": flag(searchable.hidesInitially, unless: false),
    ])
  }

  /// Returns true in place of an object without keys.
  private func onOr(_ node: DataNode) -> DataNode {
    node.fields?.isEmpty == true ? DataNode(.flag(true)) : node
  }

  private static let remedy = "say it in the settings of the screen"
}
