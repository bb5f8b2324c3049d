#if os(macOS) || os(Linux)
import Foundation
import TableScreen

/// A group whose hooks are probed.
final class MatrixGroup: TableGroup {
  private var isMoved = false

  override var sections: [TableSection] {
    Probe.hit("TableGroup.sections")
    let cells: [TableCell] = [
      [.id: "m", .title: "m", .editingStyle: .insert],
      [.id: "n", .title: "n", .moveable: true, .editingStyle: .delete],
      [.id: "o", .title: "o"],
    ]
    return [TableSection("Group", cells: isMoved ? [cells[0], cells[2], cells[1]] : cells)]
  }
  override func onCellDeleted(_ cell: TableCell, at path: DataPath) async throws -> TableDeletion? {
    Probe.hit("TableGroup.onCellDeleted(_:at:)")
    return .keep
  }
  override func onCellInserted(_ cell: TableCell, at path: DataPath) async throws -> Bool {
    Probe.hit("TableGroup.onCellInserted(_:at:)")
    return true
  }
  override func onCellMoved(_ cell: TableCell, from: DataPath, to: DataPath) {
    isMoved = true
    Probe.hit("TableGroup.onCellMoved(_:from:to:)")
  }
}

/// Why a source has failed.
struct MatrixFailure: Error {}

/// A source of rows whose hooks are probed.
final class MatrixSource: RowSource {
  var titles = ["s", "t"] { didSet { didChange() } }
  override var rows: TableSection {
    Probe.hit("RowSource.rows")
    return TableSection(cells: titles.map { [.id: TableCell.ID($0.lowercased()), .title: $0] })
  }
  override func willShow() { Probe.hit("TableSource.willShow()") }
  override var canRetry: Bool {
    Probe.hit("TableSource.canRetry")
    return true
  }
  override func retry() {
    Probe.hit("TableSource.retry()")
    didChange()
  }
  override var isWorking: Bool {
    Probe.hit("TableSource.isWorking")
    return false
  }
}

/// A source of sections whose hook is probed.
final class MatrixSections: SectionSource {
  override var sections: [TableSection] {
    Probe.hit("SectionSource.sections")
    return ["u", "v"].map { key in
      TableSection(key, id: TableCell.ID(key), cells: [[.title: key + "1"]])
    }
  }
}

/// A cell class whose hooks are probed.
class MatrixCell: TableRowCell {
  override class func action(for row: RowContext, control: String?) -> TableAction? {
    Probe.hit("TableRowCell.action(for:control:)")
    return nil
  }
  override class func pressesButton(of row: RowContext) -> Bool {
    Probe.hit("TableRowCell.pressesButton(of:)")
    return false
  }
  override class func willBind(_ row: RowContext) { Probe.hit("TableRowCell.willBind(_:)") }
  override class func onBind(_ row: RowContext) { Probe.hit("TableRowCell.onBind(_:)") }
  override class func willReload(_ row: RowContext) { Probe.hit("TableRowCell.willReload(_:)") }
  override class func onReload(_ row: RowContext) { Probe.hit("TableRowCell.onReload(_:)") }
  override class func willCommit(_ row: RowContext) { Probe.hit("TableRowCell.willCommit(_:)") }
  override class func onCommit(_ row: RowContext) { Probe.hit("TableRowCell.onCommit(_:)") }
  override func accessory(for row: RowContext) -> RowContent.Accessory {
    Probe.hit("TableRowCell.accessory(for:)")
    return .off
  }
  override func onLoad() { Probe.hit("TableRowCell.onLoad()") }
  override func prepareForReuse() { Probe.hit("TableRowCell.prepareForReuse()") }
  override func onReuse() { Probe.hit("TableRowCell.onReuse()") }
  override func willDisplay() { Probe.hit("TableRowCell.willDisplay()") }
  override func body(for row: RowContext) -> RowElement {
    Probe.hit("TableRowCell.body(for:)")
    return super.body(for: row)
  }
}

/// A class of rows with a field.
final class MatrixField: MatrixCell {}

/// A screen of one row, in which nothing happens.
final class PlainScreen: TableScreen {
  init(_ title: String) {
    super.init()
    setTitle(title)
    setRestorationName(title)
  }
  override var tableData: [Section] { [Section { [.title: "row", .id: "a"] }] }
}

/// A screen that is no table, whose hook is probed.
final class MatrixNative: NativeScreen {
  override var substitute: String {
    Probe.hit("NativeScreen.substitute")
    return super.substitute
  }
}

/// A loader to which no picture comes.
struct NoPictures: TableImageLoader {
  func data(from url: URL, limits: TableImageLimits) async throws -> Data { throw MatrixFailure() }
}
#endif
