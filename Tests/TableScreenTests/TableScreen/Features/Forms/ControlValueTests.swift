import Foundation
import TestSupport
import Testing

@testable import TableScreen
@testable import TableScreenText

/// What controls show and take: several choices, colors, days.
@MainActor struct ControlValueTests {
  private enum Topic: String, TableValueConvertible {
    case tea, walks
    init?(_ value: TableValue) {
      guard let topic = String(value).flatMap(Topic.init(rawValue:)) else { return nil }
      self = topic
    }
    var tableValue: TableValue { .choice(rawValue) }
  }

  @Test func `several choices are an array or a set`() {
    #expect([String](.choices(["b", "a"])) == ["b", "a"])
    #expect(["b", "a"].tableValue == .choices(["b", "a"]))
    #expect(Set(["b", "a"]).tableValue == .choices(["a", "b"]))
    #expect(Set<Topic>(.choices(["walks", "tea"])) == [.tea, .walks])
    #expect([Topic](.choices(["walks", "coffee"])) == nil)
    #expect([Int](.choices(["3", "1"])) == [3, 1])
    #expect([Int]([3, 1].tableValue) == [3, 1])
    #expect([String](.null) == [])
  }

  @Test func `a color has a name, and is found by it`() {
    for color in TableColor.named + [.accent, .secondary] {
      #expect(TableColor(name: color.name) == color)
      #expect(TableColor(color.tableValue) == color)
    }
    for part in UInt8.min...UInt8.max {
      let color = TableColor.rgb(red: part, green: 255 - part, blue: part / 2)
      #expect(TableColor(name: color.name) == color)
    }
    #expect(TableColor(name: "#f80") == .rgb(red: 255, green: 136, blue: 0))
    #expect(TableColor(.text(" #F80 ")) == TableColor(name: "#ff8800"))
    for name in [
      "", "#", "#1", "#12", "#1234", "#12g", "123", "reddish", "#12345", "#1234567", "#12345g",
      "#+12345", "123456",
    ] {
      #expect(TableColor(name: name) == nil, "\(name)")
    }
  }

  @Test(arguments: ["date", "day", "time"]) func `what a field shows of a moment it takes back`(
    kind: String
  ) throws {
    let kind = try #require(RowControl.FieldKind(rawValue: kind))
    var generator = SplitMix64(seed: Seed.value)
    for _ in 0..<200 {
      // Whole minutes of the years 1970 to 2100.
      let date = Date(
        timeIntervalSince1970: 60 * Double(Int.random(in: 0..<68_000_000, using: &generator)))
      let control = RowControl("", .field(placeholder: "", kind: kind), value: .date(date))
      #expect(control.entered(control.editText) == .date(date), "seed \(Seed.value)")
    }
  }

  @Test func `what is no moment stays a text`() {
    let day = RowControl("", .field(placeholder: "", kind: .day))
    for text in [
      "", "-", "2024-02-30", "2024-1", "1:2:3", "24:00", "12:60", "२०२४-०१-०१x", "1-2-3-4",
    ] {
      #expect(day.entered(text) == .text(text), "\(text)")
    }
    let field = RowControl("", .field(placeholder: "", kind: .text))
    #expect(field.entered("2024-02-03") == .text("2024-02-03"))
  }

  @Test func `a chart fits where it stands, whatever its numbers`() {
    let chart = TextChart(.unicode)
    func text(_ numbers: [Double], _ width: Int) -> String {
      chart.line(numbers, width: width).cells.map(\.text).joined()
    }
    #expect(text([0, 1, 2, 3, 4, 5, 6, 7], 20) == "▁▂▃▄▅▆▇█")
    #expect(text([5, 5], 20) == "▅▅")
    #expect(text([0, 0, 7, 7], 2) == "▁█")
    #expect(text([], 5) == "")
    #expect(text([1, 2], 0) == "")
    #expect(text([-.greatestFiniteMagnitude, 0, .greatestFiniteMagnitude], 9) == "▁▅█")
    #expect(text([.nan, 1, .infinity], 9).count == 3)
  }

  @Test func `a cell class of the same properties is the same`() {
    let a = TableCellClass(TableRowCell.self, ["count": 3])
    #expect(a == TableCellClass(TableRowCell.self, ["count": 3]))
    #expect(a != TableCellClass(TableRowCell.self, ["count": 4]))
    let cell: TableCell = [.title: "a", .cellClass: .of(a)]
    let other: TableCell = [.title: "a", .cellClass: .of(TableRowCell.self)]
    #expect(!cell.hasSameContent(as: other))
    #expect(cell.kind == other.kind)
  }
}
