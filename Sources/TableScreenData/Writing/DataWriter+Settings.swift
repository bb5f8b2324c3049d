import TableScreen

extension DataWriter {
  /// Writes the behaviors of a screen that the settings say, be they on or off.
  func settings(_ settings: TableSettings) -> DataNode? {
    at(.key("settings")) { written(settings) }
  }

  private func written(_ settings: TableSettings) -> DataNode? {
    // What is said comes out the same on top of whatever a screen has of its own.
    let (values, others) = (settings.values, (Self.others + settings).values)
    func said<Value: Equatable>(_ value: (SettingValues) -> Value) -> Value? {
      value(values) == value(others) ? value(values) : nil
    }
    func flag(_ isOn: (SettingValues) -> Bool) -> DataNode? {
      said(isOn).map { DataNode(.flag($0)) }
    }
    /// Returns false where a behavior is turned off.
    func off(_ isOff: (SettingValues) -> Bool) -> DataNode? {
      said(isOff) == true ? DataNode(.flag(false)) : nil
    }
    let selection = said { $0.selectable.selection }
    let hasMarks = selection == nil || selection == .single || selection == .multiple
    let node: DataNode = [
      "style": said { $0.style }.map { text($0.rawValue) },
      "searchable": values.search.searchable.flatMap { searchable($0) }
        ?? off { $0.search.searchable == nil },
      "refreshable": values.refreshable.map { refreshable in
        onOr([
          "pullMessage": refreshable.pull.map { text($0) },
          "refreshing": refreshable.refreshing.map { text($0) },
          "updatedFormat": refreshable.updated.map { text($0) },
          "updatedTimeFormat": refreshable.time.map { text($0) },
        ])
      } ?? off { $0.refreshable == nil },
      "pageable": values.pageable.map {
        onOr(["distance": $0.distance == 0 ? nil : DataNode(.integer($0.distance))])
      } ?? off { $0.pageable == nil },
      "indexable": flag { $0.isIndexable },
      "longPressable": values.longPressDuration.map {
        onOr(["minDuration": $0 == 1 ? nil : DataNode(.number($0))])
      } ?? off { $0.longPressDuration == nil },
      "selectable": selection.map { text($0.rawValue) },
      "marksSelection": hasMarks ? off { !$0.selectable.marks } : nil,
      "editable": flag { $0.isEditable }, "drafts": flag { $0.form.keepsDrafts },
      "asksBeforeLeaving": flag { $0.form.asksBeforeLeaving },
      "emptyPolicy": said { $0.emptyTable.policy }.map { text($0.rawValue) },
      "emptyText": values.emptyTable.text.map { text($0) },
      "noResultsText": values.search.noResultsText.map { text($0) },
      "rowHeight": values.rowHeight.map { rowHeight($0) },
      "animations": said { $0.updates.animations }.map { animations($0) },
    ]
    if values.updates.isManual {
      _ = at(.key("manualUpdates")) { leaveOut("that updates are manual", remedy: Self.remedy) }
    }
    return node.fields?.isEmpty == true ? nil : node
  }

  /// Settings of which each differs from what holds without it.
  private static let others: TableSettings = [
    .style(.grouped), .searchable(), .refreshable(), .pageable(), .indexable(), .longPressable(),
    .selectable(.multiple), .editable(), .drafts, .asksBeforeLeaving(false), .emptyPolicy(.hide),
    .animations(ChangeSet.Animations(.off)),
  ]

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

  private func animations(_ animations: ChangeSet.Animations) -> DataNode {
    if ChangeSet.Kind.allCases.contains(where: { animations[$0] != animations.others }) {
      _ = at(.key("animations")) {
        leaveOut("an animation of one kind of change", remedy: Self.remedy)
      }
    }
    return text(animations.others.rawValue)
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
