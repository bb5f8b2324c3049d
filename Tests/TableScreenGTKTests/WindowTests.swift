#if GTK
import Testing

/// The real program in a real window, driven by what a screen reader says, by keys and by the pointer.
@Suite(.serialized, .enabled(if: Desktop.isAvailable)) struct WindowTests {
  @Test func `rows are found by typing, opened, left, and switched`() async throws {
    try await Desktop.drive(
      "todo",
      """
      focused "Try the search" "list item"
      key ctrl+f
      type buy
      gone "Try the search" "list item"
      see "1 of 3"
      key Escape
      see "Try the search" "list item"
      unchecked "Buy milk"
      press "Buy milk"
      checked "Buy milk"
      order "Try the search" "Buy milk"
      focus "Buy milk"
      key space
      unchecked "Buy milk"
      focused "Buy milk" "list item"
      key Return
      title "To-do"
      text "Title" "Buy milk"
      key Escape
      title "To-dos"
      """)
  }

  @Test func `a row that is deleted comes back, and one that is moved stays in hand`()
    async throws
  {
    try await Desktop.drive(
      "todo",
      """
      focus "Buy milk"
      key Delete
      gone "Buy milk" "list item"
      focused "Open the gallery" "list item"
      press Undo
      see "Buy milk" "list item"
      focus "Buy milk"
      key alt+Up
      order "Buy milk" "Try the search"
      focused "Buy milk" "list item"
      press Edit
      see "Delete Buy milk"
      drag "Buy milk" "Try the search"
      order "Try the search" "Buy milk"
      press "Delete Buy milk"
      gone "Buy milk" "list item"
      key ctrl+z
      see "Buy milk" "list item"
      press Done
      gone "Delete Buy milk"
      """)
  }

  @Test func `a press that is pulled away from its row is taken back`() async throws {
    try await Desktop.drive(
      "todo",
      """
      slide "Try the search" "Buy milk" "list item"
      slide "Buy milk" "Try the search" "list item"
      title "To-dos"
      see "Buy milk" "list item"
      click "Buy milk"
      title "To-do"
      """)
  }

  @Test func `what is said next comes when the toast before has gone, and is undone at once`()
    async throws
  {
    try await Desktop.drive(
      "todo",
      """
      focus "Buy milk"
      key Delete
      gone "Buy milk" "list item"
      key Delete
      gone "Open the gallery" "list item"
      see "Deleted “Open the gallery”"
      press Undo
      see "Open the gallery" "list item"
      key ctrl+z
      see "Buy milk" "list item"
      gone "Undo"
      """)
  }

  @Test
  func
    `a row that is held, clicked right or asked by Shift F10 offers what can be done, and arrows fold it`()
    async throws
  {
    try await Desktop.drive(
      "packing",
      """
      see "Book" "list item"
      hold "Book"
      press "Move down"
      order "Headphones" "Book"
      see "Moved “Book”"
      click "Book" 3
      press "Leave at home"
      gone "Book" "list item"
      # The toast of the move fades out, with an Undo of its own.
      gone "Moved “Book”"
      press Undo
      see "Book" "list item"
      focus "Headphones"
      key shift+F10
      see "Move up"
      key Escape
      gone "Move up"
      focused "Headphones" "list item"
      focus "Papers"
      key Left
      gone "Passport"
      key Right
      see "Passport"
      """)
  }

  @Test
  func `a list and its detail stand side by side, swipes bring buttons, and keys change the tab`()
    async throws
  {
    try await Desktop.drive(
      "mail",
      """
      focused "Ada Lovelace" "list item"
      click "Alan Turing"
      see "alan@*"
      swipe "Grace Hopper"
      press "Spam"
      see "Undo"
      press "Undo"
      see "Grace Hopper, A moth in relay 70"
      key alt+2
      title "Archive"
      key alt+1
      title "Inbox"
      """)
  }

  @Test func `tabs are somewhere to be clicked, however wide the window and whatever is open`()
    async throws
  {
    try await Desktop.drive(
      "mail",
      """
      focused "Ada Lovelace" "list item"
      resize 920 700
      click "Alan Turing"
      see "alan@*"
      tab "Labels*"
      title "Labels"
      key alt+1
      title "Inbox"
      resize 1000 700
      point "Labels*"
      title "Labels"
      key alt+1
      title "Inbox"
      resize 600 700
      title "Can machines think?"
      tab "Labels*"
      title "Labels"
      """)
  }

  @Test func `a table is refreshed, searched by typing, and read by its index`() async throws {
    try await Desktop.drive(
      "zones",
      """
      see "Abidjan" "list item"
      press Refresh
      see "Last updated at*"
      press "Index: P"
      see "Apia" "list item"
      key Home
      focused "Abidjan" "list item"
      key F5
      type par
      see "Paramaribo" "list item"
      gone "Abidjan" "list item"
      key Return
      see "America/Paramaribo"
      key Escape
      gone "2 of 443"
      """)
  }

  @Test func `rows expand, and hidden ones come when asked for`() async throws {
    try await Desktop.drive(
      "settings",
      """
      focus "Notifications"
      key Right
      see "Sounds" "list item"
      press "Sounds"
      checked "Sounds"
      focus "Common sizes"
      press "Expand Common sizes"
      press "Collapse Notifications"
      gone "Sounds"
      key Tab
      """)
  }

  @Test func `the wheel at the top of a list refreshes it`() async throws {
    try await Desktop.drive(
      "zones",
      """
      focused "Abidjan" "list item"
      gone "Last updated at*"
      pull "Abidjan" "Last updated at*"
      focused "Abidjan" "list item"
      """)
  }

  @Test func `an entry of the index is clicked, and others are reached by sliding on`()
    async throws
  {
    try await Desktop.drive(
      "zones",
      """
      see "Abidjan" "list item"
      point "Index: P"
      see "Apia" "list item"
      top "Pacific"
      slide "Index: P" "Index: A"
      top "Africa"
      point "Index: E"
      top "Europe"
      """)
  }

  @Test func `a jump ends where it belongs, however high what stands between is`() async throws {
    try await Desktop.drive(
      "countries",
      """
      see "Seen 1 of 5"
      see "Algeria" "list item"
      point "Index: Eu"
      top "Europe"
      point "Index: Am"
      top "Americas"
      point "Index: Af"
      top "Africa"
      """)
  }

  @Test func `a list begins with its header, and so does what a search finds`() async throws {
    try await Desktop.drive(
      "mail",
      """
      focused "Ada Lovelace" "list item"
      top "Today"
      key End
      key Home
      focused "Ada Lovelace" "list item"
      top "Today"
      key End
      key ctrl+f
      type e
      top "Today"
      """)
  }

  @Test func `below a header it is said, too, that nothing was found`() async throws {
    try await Desktop.drive(
      "zones",
      """
      see "Abidjan" "list item"
      key ctrl+f
      type zzz
      see "No results" "label"
      see "Rows that read a clock*" "list item"
      """)
  }

  @Test func `keys change the tab while a row has them, which lists have a use of their own for`()
    async throws
  {
    try await Desktop.drive(
      "mail",
      """
      focused "Ada Lovelace" "list item"
      key ctrl+Page_Down
      title "Archive"
      key ctrl+Page_Up
      title "Inbox"
      """)
  }

  @Test func `a tab that may not be left stays chosen`() async throws {
    try await Desktop.drive(
      "mail",
      """
      focused "Ada Lovelace" "list item"
      press "Compose"
      title "New letter"
      focused "To" "list item"
      key Tab
      focused "Subject" "text"
      key Tab
      focused "Text" "text"
      type "Dear"
      text "Text" "Dear"
      key alt+2
      see "Send the letter or discard it first"
      title "New letter"
      resize 420 640
      point "Archive"
      title "New letter"
      """)
  }

  @Test func `a form is filled in by keys alone`() async throws {
    try await Desktop.drive(
      "signup",
      """
      see "0 of 6 answers" "list item"
      key Tab
      focused "Name *" "text"
      type "Ada"
      key Tab
      focused "Email *" "text"
      type "ada"
      key Tab
      focused "Password *" "password text"
      see "Type an address such as ada@example.org"
      key shift+Tab
      focused "Email *" "text"
      key End
      type "@example.org"
      key Tab
      gone "Type an address such as ada@example.org"
      type "12345678"
      key Tab
      focused "Birthday *" "text"
      type "1990-12-10"
      key Tab
      focused "Country *" "list item"
      see "4 of 6 answers" "list item"
      text "Name *" "Ada"
      press "Join"
      see "Choose where you live"
      focused "Country *" "list item"
      """)
  }

  @Test func `several rows are selected, and a dialog shows them`() async throws {
    try await Desktop.drive(
      "countries",
      """
      focused "Algeria" "list item"
      key Return
      see "1 selected"
      focus "Benin"
      key Return
      see "2 selected"
      press "Compare 2"
      gone "Compare 2"
      """)
  }

  @Test func `where there is no display this is said, with the remedy`() async throws {
    let (status, output) = try await Desktop.startNowhere()
    #expect(status == 1)
    #expect(output.contains("there is no display to show a window on; start it on a desktop"))
  }

  @Test func `a page that is left before it has the keys takes them from nobody`() async throws {
    // One time in six the rows of the page are there just while it moves out.
    try await Desktop.drive("gallery", Self.visits(Array(repeating: ("Cells", "Cells"), count: 15)))
  }

  @Test func `demos open from the gallery, and are left by keys`() async throws {
    try await Desktop.drive(
      "gallery",
      Self.visits(
        [
          ("To-dos", "To-dos"), ("Characters", "Characters"), ("Groceries", "Groceries"),
          ("Time zones", "Time zones"), ("Downloads", "Downloads"), ("Countries", "Countries"),
          ("Packing", "Packing"), ("Settings", "Settings"), ("Sign up", "Join the walking club"),
          ("Table from data", "Café"), ("Cells", "Cells"),
        ]))
  }

  /// The steps that open screens from the gallery, by their rows and titles, and go back from each.
  private static func visits(_ screens: [(row: String, title: String)]) -> String {
    screens.map { row, title in
      """
      focus "\(row)"
      key Return
      title "\(title)"
      key alt+Left
      title "Gallery"
      focused "\(row)" "list item"
      """
    }.joined(separator: "\n") + "\nkey ctrl+q\nended"
  }
}
#endif
