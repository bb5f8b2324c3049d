import Observation
import TableScreen

/// A letter that is being written; it is neither left nor let out of view before it is sent or discarded.
@Observable final class ComposeScreen: TableScreen {
  @ObservationIgnored private let mailbox: Mailbox
  private var receiver: Correspondent?
  private var subject: String
  private var text = ""
  /// What the letter began with.
  private let begun: (receiver: Correspondent?, subject: String)

  init(_ mailbox: Mailbox, to receiver: Correspondent? = nil, subject: String = "") {
    self.mailbox = mailbox
    self.receiver = receiver
    self.subject = subject
    begun = (receiver, subject)
    super.init()
  }

  override class var settings: Settings { [.title("New letter"), .style(.grouped)] }

  override var tableData: [Section] {
    [
      Section {
        [
          .title: "To", .subtitle: receiver?.name ?? "Choose…", .style: .value1,
          .accessory: .disclosure, .action: .perform(ComposeScreen.choose),
        ]
        [.title: "Subject", .bind: .to(\ComposeScreen.subject)]
        [.title: "Text", .bind: .to(\ComposeScreen.text)]
      }
    ]
  }

  override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
    guard edge == .trailing else { return [] }
    var send = BarButton("Send", action: .perform(ComposeScreen.send))
    send.isProminent = true
    send.isEnabled = receiver != nil && !text.isEmpty
    return [BarButton("Discard", action: .perform(ComposeScreen.discard)), send]
  }

  override func shouldGoBack() -> Bool { letsGo }
  override func shouldSelectTab(_ screen: Screen) -> Bool { letsGo }

  private var letsGo: Bool {
    if text.isEmpty && subject == begun.subject && receiver == begun.receiver { return true }
    show(notice: "Send the letter or discard it first")
    return false
  }

  func choose() {
    open(ReceiverScreen(receiver)) { [weak self] (person: Correspondent) in
      self?.receiver = person
    }
  }

  func send() {
    guard let receiver else { return }
    mailbox.send(subject, to: receiver, text)
    close()
  }

  func discard() { close() }
}

/// One person is chosen, and given back.
final class ReceiverScreen: TableScreen {
  private let chosen: Correspondent?

  init(_ chosen: Correspondent?) {
    self.chosen = chosen
    super.init()
  }

  override class var settings: Settings { [.title("To whom?"), .selectable(.single)] }

  override var tableCells: [Cell?]? {
    Correspondent.all.map { person in
      person == .nobody
        ? nil
        : [
          .id: .key(person.address), .title: person.name, .subtitle: person.address,
          .action: .perform(ReceiverScreen.take, person), .actionTitle: "Choose",
        ]
    }
  }

  override func onLoad() { if let chosen, chosen != .nobody { select(.id(.key(chosen.address))) } }

  func take(_ person: Correspondent) { close(returning: person) }
}
