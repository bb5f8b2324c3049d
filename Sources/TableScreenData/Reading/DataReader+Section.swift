import Foundation
import TableScreen

extension DataReader {
  /// Reads a list of sections; nulls and values that are no sections are left out.
  func sections(_ nodes: [DataNode]) -> [TableSection] {
    var seen: Set<TableCell.ID> = []
    var twice: Set<TableCell.ID> = []
    return nodes.enumerated().compactMap { index, node in
      if node.isNull { return nil }
      return at(.index(index)) {
        guard takeSection(node), let section = section(node) else { return nil }
        if let id = section.id, !seen.insert(id).inserted, twice.insert(id).inserted {
          at(.key("id")) {
            faultOfTable(
              .duplicateSection, at: node["id"]?.offset ?? node.offset,
              "two sections have the id \(id.description.shortened(to: 80))")
          }
        }
        return section
      }
    }
  }

  func section(_ node: DataNode) -> TableSection? {
    if case .other(let value) = node.value {
      if let section = value as? TableSection { return section }
      wrongKind(node, .object { .section })
      return nil
    }
    let given = checked(node, as: .section) { $0 == "id" && $1 is UUID }
    guard let values = given else { return nil }
    let around = common
    common = CommonKeys(
      at("defaults", of: values) { $0.fields == nil ? nil : cellValues($0) },
      within: around)
    common.place = path + [.key("defaults")]
    var rows = at("cells", of: values) { cells($0.list ?? []) } ?? []
    let ofRows = common
    common = around
    let defaults = at("defaults", of: values) { self.defaults(of: &rows, $0, ofRows) }
    var section = TableSection(
      values["title"]?.text, id: id(values["id"]), footer: values["footer"]?.text, cells: rows)
    section.hasCheckedIDs = true
    if let defaults { section = section.defaults(defaults) }
    section.tags = values["tag"].map { texts($0) } ?? []
    section.isMasked = values["masked"]?.flag ?? isMeant("masked", in: node, of: .section)
    section.emptyPolicy = values["emptyPolicy"]?.text.flatMap(TableEmptyPolicy.init(rawValue:))
    section.indexTitle = values["indexTitle"]?.text
    section.allowsMoves =
      values["allowsMoves"]?.flag ?? !isMeant("allowsMoves", in: node, of: .section)
    section.headerView = at("headerView", of: values) { sectionView($0) }
    section.footerView = at("footerView", of: values) { sectionView($0) }
    return section
  }

  /// Reads what the rows of a section have unless they have their own, and reports an id that several get by it.
  private func defaults(
    of rows: inout [TableCell], _ node: DataNode, _ common: CommonKeys
  ) -> TableCell? {
    var common = common
    common.isFieldUnused = rows.allSatisfy { $0.binding != nil }
    let before = taken
    let known = fieldNames.count
    guard var defaults = common.values == nil ? cell(node) : cell(node, common: common)
    else { return nil }
    if !takeChildren(of: &defaults, for: rows, since: before, node) {
      forgetFields(from: known, but: common.values?["name"]?.text ?? node["name"]?.text)
    }
    let isSaid = takeField(from: &defaults, common, into: &rows)
    if !isSaid, let id = defaults.id, rows.contains(where: { $0.id == nil }),
      rows.count(where: { $0.id ?? id == id }) > 1
    {
      faultTwice(id, under: node["id"] == nil ? "name" : "id", of: node)
    }
    if let values = common.values, rows.contains(where: \.hasPlainControls) {
      checkControls(values)
    }
    if let checks = common.values?["validate"], common.meetsUnchecked {
      at(.key("validate")) {
        fault(
          .uselessCheck, at: checks.offset, "a row of the section edits nothing",
          why: "it can never meet what is required",
          remedy: "write the checks into the rows that edit something")
      }
    }
    return defaults
  }

  /// Counts the children that rows have from their section for each of these rows; those beyond the limits are left out.
  ///
  /// - Returns: whether they are there.
  private func takeChildren(
    of defaults: inout TableCell, for rows: [TableCell], since before: (nodes: Int, sections: Int),
    _ node: DataNode
  ) -> Bool {
    guard let children = node["children"], defaults.attribute(.children) != nil else { return true }
    let others = rows.count { $0.attribute(.children) == nil } - 1
    let isTaken = at(.key("children")) { takeAgain(since: before, times: others, children) }
    if !isTaken { defaults.remove(.children) }
    return isTaken
  }

  /// Forgets the fields found from a place on, since their rows are left out, but one.
  private func forgetFields(from place: Int, but kept: String?) {
    for name in fieldNames[place...] where name != kept {
      (fields[name], fieldLimits[name], fieldRows[name]) = (nil, nil, nil)
      secretFields.remove(name)
    }
    fieldNames.removeSubrange(place...)
    if let kept, fields[kept] != nil { fieldNames.append(kept) }
  }

  /// Makes the first of several rows that would be the field of their defaults that field; the others edit nothing, as where
  /// each had said the name.
  ///
  /// - Returns: whether there were several.
  private func takeField(
    from defaults: inout TableCell, _ common: CommonKeys, into rows: inout [TableCell]
  ) -> Bool {
    let takers = common.unnamed.filter { rows[$0.place].binding == nil }
    guard let first = takers.first, takers.count > 1, let name = common.values?["name"]?.text,
      common.values?["bind"] == nil, let field = defaults.attribute(.bind)
    else { return false }
    defaults.remove(.bind)
    rows[first.place].set(field, for: .bind)
    if rows[first.place].isSecret { secretFields.insert(name) }
    fieldRows[name] = rows[first.place].id ?? defaults.id
    // What edits nothing can never meet what the defaults require.
    for other in takers.dropFirst() {
      rows[other.place].set(
        .validation(TableValidation(nil, .rules(TableDataRules()))), for: .validate)
    }
    for other in takers.dropFirst() where !other.isTold {
      at(other.path) {
        fault(
          .duplicateField, at: other.offset, "two fields are named \(quoted(name))",
          why: "this one edits nothing")
      }
    }
    return true
  }

  private func sectionView(_ node: DataNode) -> TableSectionView? {
    guard let values = checked(node, as: .sectionView), let name = values["cellClass"]?.text,
      let cellClass = names.cells.entries[name]?.cellClass
    else { return nil }
    let properties = at("properties", of: values) { self.properties($0, of: name) }
    return TableSectionView(
      cellClass.type, properties: cellClass.properties.merging(properties).values,
      height: values["height"]?.number)
  }

  /// Reads a list of cells; nulls and values that are no cells are left out.
  func cells(_ nodes: [DataNode]) -> [TableCell] {
    // For each id: whether it is the name of a field, and whether its duplicate has been reported.
    var ids: [TableCell.ID: (isField: Bool, isSaid: Bool)] = [:]
    var count = 0
    return nodes.enumerated().compactMap { index, node in
      if node.isNull { return nil }
      return at(.index(index)) {
        guard takeNode(node), let cell = cell(node) else { return nil }
        defer { count += 1 }
        if node["name"]?.isNull != false, common.values?["name"] != nil, !isButton(node) {
          common.unnamed.append(
            .init(
              place: count, path: path, offset: node.offset, isTold: node["type"] != nil))
        }
        guard let id = cell.id else { return cell }
        let isName = node["id"] == nil && node["name"] != nil
        let isField = isName && !isButton(node)
        guard let known = ids[id] else {
          ids[id] = (isField, false)
          return cell
        }
        // Two fields of one name have already been reported.
        if !known.isSaid, !(known.isField && isField) {
          faultTwice(id, under: isName ? "name" : "id", of: node)
          ids[id] = (isField, true)
        }
        return cell
      }
    }
  }

  private func isButton(_ row: DataNode) -> Bool {
    let type =
      ["type", "cellClass"].lazy.compactMap { row[$0]?.text }.first
      ?? ["type", "cellClass"].lazy.compactMap { self.common.values?[$0]?.text }.first
    return type.flatMap { names.cells.entries[$0] }?.isButton == true
  }

  /// Makes a section of cells that are in no section of the data.
  func section(of cells: [TableCell]) -> TableSection {
    var section = TableSection(cells: cells)
    section.hasCheckedIDs = true
    return section
  }

  func id(_ node: DataNode?) -> TableCell.ID? {
    guard let node else { return nil }
    if case .other(let id as UUID) = node.value { return TableCell.ID(id) }
    return node.text.map { TableCell.ID($0) } ?? node.integer.map { TableCell.ID($0) }
  }

  func texts(_ node: DataNode) -> [String] {
    node.text.map { [$0] } ?? node.list?.compactMap(\.text) ?? []
  }
}

extension TableCell {
  /// True if the row has the controls of its section's defaults, and no class of its own makes any.
  fileprivate var hasPlainControls: Bool {
    if cellClass != nil || attribute(.controls) != nil { return false }
    if case .view? = accessory?.kind { return false }
    return true
  }
}

extension TableArguments {
  /// Returns the values merged with others, which take precedence.
  func merging(_ others: TableArguments?) -> TableArguments {
    others.map { TableArguments(values.merging($0.values) { $1 }) } ?? self
  }
}
