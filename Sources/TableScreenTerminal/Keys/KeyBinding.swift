#if os(macOS) || os(Linux)
/// A binding of keys to a command, with its condition and its name in the help.
struct KeyBinding: Sendable {
  /// The place at which the help shows a binding.
  enum Place: Hashable, Sendable {
    /// Only in the overlay of all keys.
    case overlay
    /// Also on the last line; a smaller number is more important.
    case line(Int)
  }

  /// The keys; empty if only a menu offers the command.
  var keys: [Key]
  /// The command of the keys.
  let command: Command
  /// The command's name in the help.
  let help: @Sendable (KeyContext, TerminalWords) -> String
  /// The number of keys that the last line names.
  var named: Int
  /// The keys' name in the help if they are too many to be listed.
  var range: String?
  var place = Place.overlay
  /// True if the menu of a row offers the command.
  var isInMenu = false
  /// A closure that returns whether the binding applies in a state.
  let isEnabled: @Sendable (KeyContext) -> Bool

  init(
    _ keys: [Key], _ command: Command, _ topic: TerminalWords.Topic,
    named: Int = 1, range: String? = nil, _ place: Place = .overlay,
    menu: Bool = false,
    when isEnabled: @escaping @Sendable (KeyContext) -> Bool
  ) {
    self.keys = keys
    self.command = command
    help = { $1[topic] }
    self.named = named
    self.range = range
    self.place = place
    isInMenu = menu
    self.isEnabled = isEnabled
  }

  /// Creates a binding whose help depends on the state.
  init(
    _ keys: [Key], _ command: Command,
    describing help: @escaping @Sendable (KeyContext, TerminalWords) -> String,
    _ place: Place = .overlay, menu: Bool = false,
    when isEnabled: @escaping @Sendable (KeyContext) -> Bool
  ) {
    self.keys = keys
    self.command = command
    self.help = help
    named = 1
    self.place = place
    isInMenu = menu
    self.isEnabled = isEnabled
  }
}
#endif
