import Foundation
import TableScreen
import TableScreenCells

/// One letter; below it stands the table of another screen, with what else its sender wrote.
final class LetterScreen: TableScreen {
  private let letter: Letter
  private let mailbox: Mailbox
  private let archive: (@MainActor (Letter) -> Void)?

  /// Creates a screen of a letter.
  ///
  /// - Parameters:
  ///   - letter: the letter.
  ///   - mailbox: all letters.
  ///   - archive: what archives the letter, or takes it back, where the list that opened this screen does that and offers to undo it.
  init(_ letter: Letter, in mailbox: Mailbox, archive: (@MainActor (Letter) -> Void)? = nil) {
    self.letter = letter
    self.mailbox = mailbox
    self.archive = archive
    super.init()
  }

  override var imageLoader: any TableImageLoader { PortraitLoader() }

  override class var settings: Settings { [.style(.grouped)] }

  override var title: String { letter.subject }

  override var tableData: [Section] {
    [
      Section(footer: mailbox.time(of: letter)) {
        [
          .title: letter.title, .subtitle: letter.correspondent.address,
          .image: letter.correspondent.portrait.map {
            .remote($0, placeholder: "person", radius: 24, size: 48)
          },
        ]
        [.title: text, .cellClass: .of(.paragraph)]
      }
    ]
  }

  // Only a letter that has come into view was read: one that is open may not let go.
  override func onLoad() {
    mailbox.change(letter) { $0.isRead = true }
    if !letter.isSent { addChild(SameSenderScreen(letter, in: mailbox, archive: archive)) }
  }

  override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
    edge == .toolbar && !letter.isSent
      ? [
        BarButton("Answer", action: .perform(LetterScreen.answer)),
        BarButton(
          isArchived ? "Back to inbox" : "Archive", action: .perform(LetterScreen.toggleArchived)),
      ] : []
  }

  func answer() {
    open(ComposeScreen(mailbox, to: letter.sender, subject: "Re: \(letter.subject)"))
  }

  /// Whether it is archived by now; it may have been put away in the list beside it.
  private var isArchived: Bool { mailbox.current(letter).isArchived }

  func toggleArchived() {
    if let archive { archive(letter) } else { mailbox.change(letter) { $0.isArchived.toggle() } }
    close()
  }

  /// The text, with its addresses as links.
  private var text: AttributedString {
    var text = AttributedString(letter.text)
    for word in letter.text.split(separator: " ") where word.hasPrefix("https://") {
      if let range = text.range(of: String(word)) { text[range].link = URL(string: String(word)) }
    }
    return text
  }
}

/// The other letters of a sender, as a table that stands in that of a letter.
final class SameSenderScreen: TableScreen {
  private let letter: Letter
  private let mailbox: Mailbox
  private let archive: (@MainActor (Letter) -> Void)?

  init(_ letter: Letter, in mailbox: Mailbox, archive: (@MainActor (Letter) -> Void)?) {
    self.letter = letter
    self.mailbox = mailbox
    self.archive = archive
    super.init()
  }

  override var tableData: [Section] {
    let others = mailbox.letters.filter { $0.sender == letter.sender && $0.id != letter.id }
    return [
      Section("Also from \(letter.sender.name)", items: others, cell: SameSenderScreen.row)
        .whenEmpty(.hide)
    ]
  }

  func row(_ other: Letter) -> Cell {
    [
      .title: other.subject, .subtitle: mailbox.time(of: other), .accessory: .disclosure,
      .action: .perform(SameSenderScreen.read, other),
    ]
  }

  func read(_ other: Letter) {
    open(LetterScreen(other, in: mailbox, archive: archive))
  }
}
