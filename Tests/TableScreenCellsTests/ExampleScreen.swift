import Foundation
import TableScreen
import TableScreenCells

// The examples of the documentation, word for word: a test compares them.

final class Sample {
  var name = ""
  var password = ""
  var about = ""
  var weight = 2.5
  var birthday = Date(timeIntervalSince1970: 0)
  var guests = 2
  var volume = 3.0
  var stars = 3
  var wantsNews = false
  var size = "Small"
  var color = TableColor.teal
  var country = ""
  var interests: Set<String> = ["tea"]
  var fraction = 0.25
  var level = 0.5
  var picture = ""
}

final class LevelCell: ControlCell {
  override func control(for row: RowContext) -> RowControl.Kind { .slider(0...1, step: 0.25) }
}

final class ExampleScreen: TableScreen {
  override class var cellClasses: CellClasses { .ready }
  override class var settings: Settings { [.title("Examples"), .style(.grouped)] }
  var done: [String] = []
  let sample: Sample
  var person: Sample { sample }
  var parcel: Sample { sample }
  var party: Sample { sample }
  var player: Sample { sample }
  var visit: Sample { sample }
  var order: Sample { sample }
  var label: Sample { sample }
  var upload: Sample { sample }
  var store: Sample { sample }
  let topics: [RowControl.Choice] = [
    .init(id: "tea", title: "Tea"), .init(id: "coffee", title: "Coffee"),
  ]
  let terms = URL(filePath: "/terms")
  let portrait = URL(filePath: "/portrait.png")

  init(_ sample: Sample) {
    self.sample = sample
    super.init()
  }

  override var tableData: [Section] {
    [fields, numbers, choices, actions, facts, places]
  }

  var fields: Section {
    Section("Fields") {
      [.title: "Name", .bind: .to(person, \.name), .cellClass: .of(.textField("Ada Lovelace"))]
      [
        .title: "Password", .bind: .to(person, \.password),
        .cellClass: .of(.secureField("8 letters or more")),
      ]
      [.title: "About you", .bind: .to(person, \.about), .cellClass: .of(.textArea("A few words"))]
      [.title: "Weight", .bind: .to(parcel, \.weight), .cellClass: .of(.number(unit: "kg"))]
      [.title: "Birthday", .bind: .to(person, \.birthday), .cellClass: .of(.date(.day))]
    }
  }

  var numbers: Section {
    Section("Numbers") {
      [.title: "Guests", .bind: .to(party, \.guests), .cellClass: .of(.stepper(0...12))]
      [.title: "Volume", .bind: .to(player, \.volume), .cellClass: .of(.slider(0...10))]
      [.title: "How was it?", .bind: .to(visit, \.stars), .cellClass: .of(.rating(5))]
      [.title: "Of all guests", .cellClass: .of(.rating(5, value: 4))]
      [.title: "Level", .bind: .to(store, \.level), .cellClass: .of(LevelCell.self)]
    }
  }

  var choices: Section {
    Section("Choices") {
      [.title: "Newsletter", .bind: .to(person, \.wantsNews), .cellClass: .of(.switch)]
      [.title: "Size", .bind: .to(order, \.size), .cellClass: .of(.segments(["Small", "Large"]))]
      [.title: "Color", .bind: .to(label, \.color), .cellClass: .of(.color)]
      [
        .title: "Country", .bind: .to(person, \.country),
        .cellClass: .of(.picker(["Chile", "Ghana", "Japan"])),
      ]
      [
        .title: "Interests", .bind: .to(person, \.interests),
        .cellClass: .of(.picker(topics, picks: .multiple)),
      ]
      [
        .title: "Picture", .bind: .to(person, \.picture),
        .cellClass: .of(.file(["png", "jpg"])),
      ]
    }
  }

  var actions: Section {
    Section("Actions") {
      [.title: "Sign up", .action: .perform(SignUpScreen.signUp), .cellClass: .of(.button)]
      [
        .title: "Ada",
        .cellClass: .of(
          .buttons(["Call": .perform(PersonScreen.call), "Write": .perform(PersonScreen.write)])),
      ]
      [.title: "Terms of use", .cellClass: .of(.link(terms))]
      [
        .title: "Rules", .cellClass: .of(.disclosure("3")),
        .action: .perform(MailScreen.showRules),
      ]
    }
  }

  var facts: Section {
    Section("Facts") {
      [.title: "Inbox", .cellClass: .of(.badge("3", "new"))]
      [.title: "Storage", .cellClass: .of(.progress(0.4))]
      [.title: "Upload", .bind: .to(upload, \.fraction), .cellClass: .of(.progress)]
      [
        .title: "Ada Lovelace, 1840", .image: .remote(portrait),
        .cellClass: .of(.image(size: 120)),
      ]
      [
        .title: "Parcel",
        .cellClass: .of(.keyValue(["Weight": "2 kg", "From": "Oslo", "To": "Lagos"])),
      ]
      [
        .title: "Terms", .subtitle: "What is agreed, in as many lines as it takes.",
        .cellClass: .of(.paragraph),
      ]
      [.title: "This week", .subtitle: "12 km", .cellClass: .of(.chart([3, 0, 4.5, 2, 2.5]))]
    }
  }

  var places: Section {
    Section("Places") {
      [
        .title: "No letters", .subtitle: "What you are sent will be here.",
        .cellClass: .of(.empty(button: "Write one")), .action: .perform(MailScreen.write),
      ]
      [.title: "Reading the letters…", .cellClass: .of(.loading)]
    }
  }

  override func open(_ url: URL) { done.append(url.path()) }

  func signUp() { done.append("sign up") }
  func call() { done.append("call") }
  func write() { done.append("write") }
  func showRules() { done.append("rules") }
}

// The names that examples give to the screens around them.
typealias SignUpScreen = ExampleScreen
typealias PersonScreen = ExampleScreen
typealias MailScreen = ExampleScreen
