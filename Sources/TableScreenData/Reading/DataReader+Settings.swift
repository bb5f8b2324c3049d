import TableScreen

extension DataReader {
  /// Reads the behaviors of a screen.
  func settings(_ node: DataNode) -> TableSettings {
    guard let values = checked(node, as: .settings) else { return [] }
    var settings: [TableSetting] = []
    func text(_ key: String) -> String? { values[key]?.text }
    func isOn(_ key: String) -> Bool { values[key]?.flag == true }
    /// Turns a behavior off that the screen's class or address has.
    func turnOff(_ key: String, _ apply: @escaping @MainActor (inout SettingValues) -> Void) {
      if values[key]?.flag == false { settings.append(TableSetting(apply)) }
    }
    /// Returns the keys of a behavior, which are empty for `true`; nil if it is off or missing.
    func object(_ key: String, _ object: DataObject) -> [String: DataNode]? {
      at(key, of: values) { $0.flag.map { $0 ? [:] : nil } ?? checked($0, as: object) }
    }
    if let style = text("style").flatMap(TableStyle.init(rawValue:)) {
      settings.append(.style(style))
    }
    if isOn("searchable") {
      settings.append(
        TableSetting { values in
          if values.search.searchable != nil { return }
          values.search.searchable = TableSettings([.searchable()]).values.search.searchable
        })
    } else if let search = object("searchable", .searchable) {
      settings.append(
        .searchable(
          placeholder: search["placeholder"]?.text,
          scopes: search["scopes"].map { texts($0) } ?? [],
          includesSubtitles: search["includesSubtitles"]?.flag ?? false,
          hidesInitially: search["hidesInitially"]?.flag ?? false))
    }
    turnOff("searchable") { $0.search.searchable = nil }
    if isOn("refreshable") {
      settings.append(
        TableSetting { values in
          if values.refreshable != nil { return }
          values.refreshable = TableSettings([.refreshable()]).values.refreshable
        })
    } else if let refresh = object("refreshable", .refreshable) {
      settings.append(
        .refreshable(
          pullMessage: refresh["pullMessage"]?.text, refreshing: refresh["refreshing"]?.text,
          updatedFormat: refresh["updatedFormat"]?.text,
          updatedTimeFormat: refresh["updatedTimeFormat"]?.text))
    }
    turnOff("refreshable") { $0.refreshable = nil }
    if isOn("pageable") {
      settings.append(
        TableSetting { values in
          if values.pageable != nil { return }
          values.pageable = TableSettings([.pageable()]).values.pageable
        })
    } else if let pages = object("pageable", .pageable) {
      settings.append(.pageable(distance: pages["distance"]?.integer ?? 0))
    }
    turnOff("pageable") { $0.pageable = nil }
    if isOn("indexable") { settings.append(.indexable()) }
    turnOff("indexable") { $0.isIndexable = false }
    if isOn("longPressable") {
      settings.append(TableSetting { $0.longPressDuration = $0.longPressDuration ?? 1 })
    } else if let press = object("longPressable", .longPressable) {
      settings.append(.longPressable(minDuration: press["minDuration"]?.number ?? 1))
    }
    turnOff("longPressable") { $0.longPressDuration = nil }
    if let selection = text("selectable").flatMap(TableSelection.init(rawValue:)) {
      settings.append(
        TableSetting { values in
          // Marks that the screen leaves out where rows stay selected are not for the data to add in silence.
          let has = values.selectable.selection.keepsRows ? values.selectable.marks : true
          values.selectable.selection = selection
          values.selectable.marks = has && selection.keepsRows
        })
    }
    if isOn("marksSelection") {
      settings.append(
        TableSetting { $0.selectable.marks = $0.selectable.selection.keepsRows })
    }
    turnOff("marksSelection") { $0.selectable.marks = false }
    if isOn("editable") { settings.append(.editable()) }
    turnOff("editable") { $0.isEditable = false }
    if isOn("drafts") { settings.append(.drafts) }
    turnOff("drafts") { $0.form.keepsDrafts = false }
    if let asks = values["asksBeforeLeaving"]?.flag { settings.append(.asksBeforeLeaving(asks)) }
    if let policy = text("emptyPolicy").flatMap(TableEmptyPolicy.init(rawValue:)) {
      settings.append(.emptyPolicy(policy))
    }
    if let text = text("emptyText") { settings.append(.emptyText(text)) }
    if let text = text("noResultsText") { settings.append(.noResultsText(text)) }
    if let height = values["rowHeight"] {
      settings.append(
        .rowHeight(
          height.number.map { .fixed($0) } ?? .automatic(estimated: TableRowHeight.usualEstimate)))
    }
    if let animation = text("animations").flatMap(ChangeSet.Animation.init(rawValue:)) {
      settings.append(.animations(ChangeSet.Animations(animation)))
    }
    return TableSettings(settings)
  }
}

extension TableSelection {
  /// True if a selected row stays so.
  fileprivate var keepsRows: Bool { self == .single || self == .multiple }
}
