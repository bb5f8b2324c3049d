import Foundation
import Observation
import TableScreen

@testable import CheckedHost
@testable import UIKitStandIn

/// A part of each sort, and texts of all sorts.
final class SamplesScreen: TableScreen {
  override var tableData: [Section] {
    [Section(cells: Sample.allCases.map { [.title: "\($0)", .cellClass: .of(sample($0))] })]
  }

  private func sample(_ sample: Sample) -> TableCellClass {
    TableCellClass(SampleCell.self, ["sample": sample])
  }
}

enum Sample: CaseIterable, Hashable {
  case title, subtitle, value, caption, error, control, lines, empty
  case bold, italic, both, underline, strikethrough, link, colors, parts, matches
  case fit, fill, stretch, round, plainPicture, data, badge, half, waiting, spinner, chart
  case column, row, nested

  @MainActor var element: RowElement {
    switch self {
    case .title: .text("Title")
    case .subtitle: .text("Subtitle", role: .subtitle)
    case .value: .text("Value", role: .value)
    case .caption: .text("Caption", role: .caption)
    case .error: .text("Error", role: .error)
    case .control: .text("Control", role: .control)
    case .lines: lines
    case .empty: .text("")
    case .bold: run { $0.tableEmphasis = .bold }
    case .italic: run { $0.tableEmphasis = .italic }
    case .both: run { $0.tableEmphasis = [.bold, .italic] }
    case .underline: run { $0.tableEmphasis = .underline }
    case .strikethrough: run { $0.tableEmphasis = .strikethrough }
    case .link: run { $0.link = URL(string: "https://example.com") }
    case .colors: colors(TableColor.named + [.accent, .secondary])
    case .parts: colors([.rgb(red: 255, green: 51, blue: 0), .rgb(red: 0, green: 0, blue: 102)])
    case .matches: matches
    case .fit: picture(.aspectFit)
    case .fill: picture(.aspectFill)
    case .stretch: picture(.scaleToFill)
    case .round: .image(TableImage(.named("person"), radius: 8))
    case .plainPicture: .image(TableImage(.named("person")))
    case .data: .image(TableImage(.data(Data([1, 2, 3])), placeholder: "photo"))
    case .badge: .badge("3")
    case .half: .progress(0.5)
    case .waiting: .progress(nil)
    case .spinner: .spinner
    case .chart: .chart([1, 3, 2])
    case .column: .column(.text("Above"), .spacer, .text("Below", role: .subtitle))
    case .row: .row(.text("Left"), .spacer, .text("Right", role: .value))
    case .nested: .column(.row(.text("One"), .badge("1")), .row(.spinner, .text("Two")))
    }
  }

  private func run(_ change: (inout AttributedString) -> Void) -> RowElement {
    var middle = AttributedString("middle")
    change(&middle)
    return .text(RowText(TableText("from " + middle + " to")))
  }

  private func colors(_ colors: [TableColor]) -> RowElement {
    var text = AttributedString()
    for color in colors {
      var part = AttributedString("x")
      part.tableColor = color
      text += part
    }
    return .text(RowText(TableText(text)))
  }

  private var lines: RowElement {
    var text = RowText("Lines")
    text.lines = 3
    return .text(text)
  }

  private var matches: RowElement {
    var text = RowText("found here", role: .subtitle)
    text.matches = [0..<5]
    return .text(text)
  }

  private func picture(_ mode: TableImage.ContentMode) -> RowElement {
    .image(TableImage(.named("person"), size: 40, contentMode: mode))
  }
}

final class SampleCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    row.properties["sample", as: Sample.self]?.element ?? .spacer
  }
}

/// A control of each sort that cannot be used.
final class DisabledScreen: TableScreen {
  override var tableData: [Section] {
    let choices: [RowControl.Choice] = ["a", "b"]
    let kinds: [RowControl.Kind] = [
      .toggle, .slider(0...5, step: 1), .stepper(0...9, step: 1),
      .field(placeholder: "Type", kind: .secure), .textArea(placeholder: "More"),
      .segments(choices), .menu(choices), .button(title: "Press"), .color, .rating(3),
      .field(placeholder: "", kind: .time), .field(placeholder: "", kind: .date),
    ]
    return [
      Section(
        cells: kinds.enumerated().map { place, kind in
          [
            .id: place, .title: "\(place)",
            .cellClass: .of(TableCellClass(DisabledCell.self, ["kind": Box(kind)])),
          ]
        })
    ]
  }
}

private final class DisabledCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    guard let box = row.properties["kind", as: Box.self] else { return .spacer }
    var control = RowControl("value", box.kind)
    control.isEnabled = false
    if case .field(_, let kind) = box.kind, kind != .secure {
      control.value = .date(Date(timeIntervalSince1970: 0))
    }
    return .row(.text(row.cell.title ?? ""), .spacer, .control(control))
  }
}

/// A field that must not be empty, and a row that is on its way.
final class ChecksScreen: TableScreen {
  var name = ""
  override var tableData: [Section] {
    [
      Section {
        [.title: "Name", .bind: .to(\ChecksScreen.name), .validate: .required("Type a name")]
        [.id: "far", .title: "Far"]
      }
    ]
  }
}

/// Headers and footers of all sorts.
class EdgesScreen: TableScreen {
  override var tableHeader: RowElement? { .text("Above all") }
  override var tableFooter: RowElement? { .row(.text("Below all", role: .caption), .spinner) }
  override var tableData: [Section] {
    [
      Section("Title", id: "title", footer: "Footer") { [.title: "Row"] },
      Section(id: "sum") { [.title: "Other"] }.header(SumEdge.self).footer(FilterEdge.self),
      Section(id: "none") { [.title: "Last"] },
    ]
  }
}

final class GroupedEdgesScreen: EdgesScreen {
  override class var settings: Settings { [.style(.grouped)] }
}
