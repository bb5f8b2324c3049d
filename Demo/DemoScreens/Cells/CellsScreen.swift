import Foundation
import TableScreen
import TableScreenCells

/// Every ready-made cell, with its name.
final class CellsScreen: TableScreen {
  let samples: CellSamples

  init(_ setup: DemoSetup) {
    samples = CellSamples(now: setup.now())
    super.init()
  }

  override class var settings: Settings { [.title("Cells"), .style(.grouped)] }

  override var tableFooter: RowElement? {
    .tour(
      "Every cell of TableScreenCells, and one of the app’s own.")
  }

  override var tableData: [Section] {
    [fields, numbers, choices, actions, facts, values, places, own]
  }

  private var fields: Section {
    Section("Fields") {
      [.title: "Text field", .bind: .to(samples, \.text), .cellClass: .of(.textField("A name"))]
      [.title: "Secure field", .bind: .to(samples, \.secret), .cellClass: .of(.secureField())]
      [.title: "Text area", .bind: .to(samples, \.note), .cellClass: .of(.textArea("A note"))]
      [.title: "Number", .bind: .to(samples, \.number), .cellClass: .of(.number(unit: "kg"))]
      [.title: "Date", .bind: .to(samples, \.moment), .cellClass: .of(.date())]
      [.title: "Day", .bind: .to(samples, \.moment), .cellClass: .of(.date(.day))]
      [.title: "Time", .bind: .to(samples, \.moment), .cellClass: .of(.date(.time))]
    }
  }

  private var numbers: Section {
    Section("Numbers") {
      [.title: "Stepper", .bind: .to(samples, \.count), .cellClass: .of(.stepper(0...9))]
      [
        .title: "Slider", .bind: .to(samples, \.level),
        .cellClass: .of(.slider(0...10, step: 0.5, low: "low", high: "high")),
      ]
      [.title: "Rating", .bind: .to(samples, \.stars), .cellClass: .of(.rating(5))]
    }
  }

  private var choices: Section {
    Section("Choices") {
      [.title: "Switch", .bind: .to(samples, \.isOn), .cellClass: .of(.switch)]
      [
        .title: "Segments", .bind: .to(samples, \.size),
        .cellClass: .of(.segments(["Small", "Middle", "Large"])),
      ]
      [
        .title: "Picker", .bind: .to(samples, \.fruit),
        .cellClass: .of(.picker(CellSamples.fruits)),
      ]
      [
        .title: "Picker of several", .bind: .to(samples, \.topics),
        .cellClass: .of(.picker(CellSamples.allTopics, picks: .multiple, placeholder: "None")),
      ]
      [
        .title: "File", .bind: .to(samples, \.file),
        .cellClass: .of(.file(["png", "jpg"], placeholder: "Choose")),
      ]
      [.title: "Color", .bind: .to(samples, \.color), .cellClass: .of(.color)]
    }
  }

  private var actions: Section {
    Section("Actions", footer: "Pressed so far: \(samples.presses)") {
      [.title: "Button", .action: .perform(CellsScreen.press), .cellClass: .of(.button)]
      [
        .title: "Buttons",
        .cellClass: .of(
          .buttons(["One": .perform(CellsScreen.press), "Ten": .perform(CellsScreen.pressTen)])),
      ]
      if let url = URL(string: "https://example.org") {
        [.title: "Link", .cellClass: .of(.link(url))]
      }
      [
        .title: "Disclosure", .cellClass: .of(.disclosure("2 more")),
        .children: .cells {
          [.title: "Key", .subtitle: "and value", .cellClass: .of(.keyValue)]
          [.title: "Another", .subtitle: "and its value", .cellClass: .of(.keyValue)]
        },
      ]
    }
  }

  private var facts: Section {
    Section("Facts", footer: "The chart opens drawn \(samples.look.words).") {
      [.title: "Badge", .cellClass: .of(.badge("3", "new"))]
      [.title: "Progress", .cellClass: .of(.progress(samples.level / 10))]
      [.title: "Rating, read only", .cellClass: .of(.rating(5, value: 2))]
      [
        .title: "Key and value",
        .cellClass: .of(.keyValue(["Weight": "2 kg", "From": "Oslo", "To": "Lagos"])),
      ]
      [
        .title: "Chart", .subtitle: "12 km", .cellClass: .of(.chart(CellSamples.distances)),
        .accessory: .disclosure, .action: .perform(CellsScreen.draw),
      ]
      [.title: "Image", .image: "star", .cellClass: .of(.image(size: 66))]
    }
  }

  private var values: Section {
    Section("Values as they are", footer: "Written as the language of the words writes them.") {
      [.title: "Whole number", .subtitle: 1_234_567, .style: .value1]
      [.title: "Number", .subtitle: samples.number, .style: .value1]
      [.title: "Moment", .subtitle: samples.moment, .style: .value1]
      [.title: "Address", .subtitle: URL(string: "https://example.org"), .style: .value1]
      [.title: "Text", .subtitle: CellSamples.tale, .lines: 0]
      [.title: "Text of two lines at most", .subtitle: CellSamples.tale, .lines: 2]
      [.title: "Paragraph", .subtitle: CellSamples.tale, .cellClass: .of(.paragraph)]
    }
  }

  private var places: Section {
    Section("In place of rows") {
      [
        .title: "Empty", .subtitle: "What there will be, and the way out.",
        .image: "folder", .cellClass: .of(.empty(button: "Add one")),
        .action: .perform(CellsScreen.press),
      ]
      [.title: "Loading", .cellClass: .of(.loading)]
    }
  }

  private var own: Section {
    Section("Of the app's own") {
      [
        .title: "Counter", .cellClass: .of(.counter(samples.presses)),
        .controls: .handlers(["reset": .perform(CellsScreen.reset)]),
      ]
    }
  }

  /// Opens what is no table.
  func draw() { open(ChartScreen(CellSamples.distances, samples.look)) }

  override func onReturn(from screen: Screen, with value: Any?) {
    if let look = value as? ChartScreen.Look { samples.look = look }
  }

  func reset() { samples.presses = 0 }
  func press() { samples.presses += 1 }
  func pressTen() { samples.presses += 10 }
}
