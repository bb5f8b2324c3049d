import Foundation
import TableScreen

/// A screen with letters in its rows, and what can be done with each.
class LetterRowsScreen: TableScreen {
  let mailbox: Mailbox

  init(_ mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init()
  }

  override var detailPlaceholder: String? { "Choose a letter" }
  override var imageLoader: any TableImageLoader { PortraitLoader() }

  /// Leaves the network, or comes back to it and asks again for what could not be had.
  var networkButton: BarButton {
    mailbox.network.button { [weak self] in
      guard let self else { return }
      retry()
      if case .failed = chrome.paging { loadMore() }
    }
  }

  // A row reads the letter as it is now: what a search found was read before.
  func row(_ found: Letter) -> Cell {
    let letter = mailbox.current(found)
    return [
      .title: title(of: letter),
      .subtitle: letter.subject,
      .searchText: letter.text,
      .tag: [letter.isRead ? "read" : "unread", letter.isFlagged ? "flagged" : "plain"],
      .image: letter.correspondent.portrait.map {
        TableImage(
          .remote($0), radius: 20, size: 40, placeholder: "person", contentMode: .aspectFill)
      },
      .accessory: .disclosure,
      .action: .perform(LetterRowsScreen.read, letter),
      .leadingSwipeActions: letter.isSent
        ? nil
        : .actions([
          TableRowAction(
            letter.isRead ? "Mark as unread" : "Mark as read",
            .perform(LetterRowsScreen.toggleRead, letter))
        ]),
      .swipeActions: .actions(removals(of: letter)),
      .menu: .actions(
        [
          TableRowAction(
            letter.isFlagged ? "Unflag" : "Flag", .perform(LetterRowsScreen.toggleFlag, letter))
        ]
          + (letter.isSent
            ? [] : [TableRowAction("Answer", .perform(LetterRowsScreen.answer, letter))])),
      .deleteAction: .perform(LetterRowsScreen.remove, letter),
    ]
  }

  private func removals(of letter: Letter) -> [TableRowAction] {
    let remove = TableAction.perform(LetterRowsScreen.remove, letter)
    if letter.isSent { return [.destructive("Delete", remove)] }
    return [
      TableRowAction(
        letter.isArchived ? "Back to inbox" : "Archive",
        .perform(LetterRowsScreen.toggleArchived, letter)),
      .destructive("Spam", remove),
    ]
  }

  private func title(of letter: Letter) -> AttributedString {
    let name = letter.title
    let title = letter.isRead ? AttributedString(name) : .strong(name)
    return letter.isFlagged ? AttributedString("⚑ ") + title : title
  }

  func read(_ letter: Letter) {
    let screen = LetterScreen(letter, in: mailbox) { [weak self] in self?.toggleArchived($0) }
    open(screen, as: .detail)
  }

  func answer(_ letter: Letter) {
    open(ComposeScreen(mailbox, to: letter.sender, subject: "Re: \(letter.subject)"))
  }

  func toggleRead(_ letter: Letter) { mailbox.change(letter) { $0.isRead.toggle() } }
  func toggleFlag(_ letter: Letter) { mailbox.change(letter) { $0.isFlagged.toggle() } }

  func toggleArchived(_ letter: Letter) {
    let letter = mailbox.current(letter)
    mailbox.change(letter) { $0.isArchived.toggle() }
    let title = letter.isArchived ? "Moved to the inbox" : "Archived"
    registerUndo("\(title): “\(letter.subject)”") { [weak self] in
      guard let self else { return }
      toggleArchived(mailbox.current(letter))
    }
  }

  func remove(_ letter: Letter) {
    let letter = mailbox.current(letter)
    guard mailbox.remove(letter) else { return }
    findAgain()
    registerUndo("Deleted “\(letter.subject)”") { [weak self] in self?.restore(letter) }
  }

  private func restore(_ letter: Letter) {
    mailbox.insert(letter)
    findAgain()
    registerUndo("Restored “\(letter.subject)”") { [weak self] in self?.remove(letter) }
  }

  /// Asks again what a search finds, after there are other letters.
  private func findAgain() { if isSearching { updateTableData() } }

  /// The letters by day, each day under a header that counts the unread ones.
  func days(_ letters: [Letter]) -> [Section] {
    var days: [(title: String, letters: [Letter])] = []
    for letter in letters {
      let title = mailbox.day(of: letter)
      if days.last?.title == title {
        days[days.count - 1].letters.append(letter)
      } else {
        days.append((title, [letter]))
      }
    }
    return days.map { title, letters in
      Section(
        title, items: letters, searchText: { "\($0.title) \($0.subject) \($0.text)" },
        cell: LetterRowsScreen.row
      ).header(DayHeader.self, properties: ["unread": letters.count { !$0.isRead }])
    }
  }
}

/// The header of a day: its name, and how many of its letters are unread.
final class DayHeader: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    let unread = row.properties["unread", as: Int.self] ?? 0
    let title = RowElement.text(row.cell.title ?? "", role: .subtitle)
    return unread == 0 ? .row(title) : .row(title, .badge("\(unread) unread"))
  }
}
