extension TableCell.Key {
  /// Every key that the framework itself reads, with the kinds of value it takes.
  package enum Known: UInt8, Sendable, CaseIterable {
    case id, title, subtitle, tag, style, cellClass, reuseIdentifier, properties
    case action, actionTitle, longPressAction, longPressTitle, arguments
    case accessory, bind, controls, validate, secret, image, height, lines, indentation, content
    case selectionStyle, keepSelection
    case editingStyle, deleteAction, deleteTitle, insertAction, moveable
    case searchable, searchText
    case swipeActions, leadingSwipeActions, menu
    case masked, children

    /// The key as it is written in dictionaries and JSON.
    package var name: String { Self.names[Int(rawValue)] }

    /// The key of that name, or nil.
    package init?(name: String) {
      guard let known = Self.byName[name] else { return nil }
      self = known
    }

    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

    private static let names = allCases.map { "\($0)" }

    /// The kinds of value that this key takes; any other kind is reported and ignored.
    package var accepts: CellAttribute.Kind {
      switch self {
      case .id: [.id, .text, .integer]
      case .title, .subtitle: .written.union(.richText)
      case .tag: [.text, .list]
      case .style, .selectionStyle, .editingStyle: [.symbol]
      case .moveable: [.flag, .symbol]
      case .cellClass: [.cellClass]
      case .searchText, .deleteTitle: .written
      case .reuseIdentifier, .actionTitle, .longPressTitle: [.text]
      case .properties: [.values]
      case .action, .longPressAction, .deleteAction, .insertAction: [.action]
      case .arguments: [.values]
      case .accessory: [.accessory, .symbol]
      case .bind: [.binding]
      case .controls: [.handlers]
      case .validate: [.validation]
      case .image: [.text, .url, .image]
      case .height: [.integer, .number, .symbol]
      case .lines, .indentation: [.integer]
      case .content: .any
      case .keepSelection, .searchable, .masked, .secret: [.flag]
      case .swipeActions, .leadingSwipeActions, .menu: [.rowActions]
      case .children: [.children]
      }
    }

    /// True if a change under this key changes the look of the row; of actions and children only whether there are
    /// any, and of children whether they show at first.
    var isContent: Bool {
      switch self {
      case .id, .controls, .validate, .arguments, .searchable, .searchText, .masked, .tag,
        .keepSelection:
        false
      default: true
      }
    }

    /// True if the row shows no more of the value under this key than whether there is one.
    var isContentByPresence: Bool {
      switch self {
      case .action, .longPressAction, .deleteAction, .insertAction, .children: true
      default: false
      }
    }
  }
}

extension TableCell.Key {
  /// The identity of the row across updates: a string, an integer, a `UUID` or `.key(…)`.
  public static var id: Self { Self(.id) }
  /// The main text, plain or attributed; numbers, dates and addresses are written as the locale
  /// does.
  public static var title: Self { Self(.title) }
  /// The second text, plain or attributed; numbers, dates and addresses are written as the locale
  /// does.
  public static var subtitle: Self { Self(.subtitle) }
  /// A friendly name, or a list of them, for look-ups and masks; need not be unique.
  public static var tag: Self { Self(.tag) }
  /// The stock layout: `.default`, `.subtitle`, `.value1` or `.value2`.
  ///
  /// `.default` shows the title alone, `.subtitle` the second text below it, `.value1` and `.value2`, which have
  /// their names from UIKit, the second text at the end of the line.
  public static var style: Self { Self(.style) }
  /// The class that makes the row's elements, as `.of(MyCell.self)`.
  public static var cellClass: Self { Self(.cellClass) }
  /// The name of the pool in which the row's cell is reused, in place of the framework's own.
  public static var reuseIdentifier: Self { Self(.reuseIdentifier) }
  /// Named values for the cell class, as `.values([…])`.
  public static var properties: Self { Self(.properties) }
  /// The action of a tap.
  public static var action: Self { Self(.action) }
  /// The action of a long press; needs the setting `.longPressable()`.
  public static var longPressAction: Self { Self(.longPressAction) }
  /// Named values for the actions, as `.values([…])`.
  public static var arguments: Self { Self(.arguments) }
  /// The accessory at the end of the row: `.disclosure`, `.checkmark`, `.detail`, `.switch(…)`.
  public static var accessory: Self { Self(.accessory) }
  /// The property that the row shows and edits, as `.to(object, \.property)`, or several by name, as
  /// `.fields(["first": .to(object, \.first)])`.
  public static var bind: Self { Self(.bind) }
  /// The actions of the row's controls, by their names, as `.handlers([…])`.
  public static var controls: Self { Self(.controls) }
  /// The validation of values typed into the row, as `.required()` or `.with { … }`.
  public static var validate: Self { Self(.validate) }
  /// Makes the values of the row secret: its fields hide the typed text, and its other texts write bullets for them.
  ///
  /// Secret values are left out of saved states, reports and descriptions of events. Switches, sliders, segments, and fields
  /// for days and times show them all the same. A field for a password is secret without this key.
  public static var secret: Self { Self(.secret) }
  /// The picture at the start of the row: a name, a URL, `.named(…)`, `.data(…)` or `.remote(…)`.
  public static var image: Self { Self(.image) }
  /// The height of the row, in points, zero or more; or `.automatic`, which is as high as its content.
  ///
  /// A text host, such as a terminal, draws the usual 44 points as one line, and each further 22 points as another line, up
  /// to 12 more; a row whose content needs more lines is higher.
  public static var height: Self { Self(.height) }
  /// The greatest number of lines of the row's texts, 1 by default; 0 for as many as they need.
  ///
  /// ```swift
  /// [.title: letter.subject, .subtitle: letter.text, .lines: 0]
  /// ```
  ///
  /// The limit applies to the title and to the subtitle, each by itself; a text that needs fewer
  /// lines takes no more. A text host shows at most 100 lines.
  public static var lines: Self { Self(.lines) }
  /// The number of steps by which the row is indented.
  public static var indentation: Self { Self(.indentation) }
  /// The value by which a changed row is noticed, in place of all its attributes.
  public static var content: Self { Self(.content) }
  /// The marking of a tapped row: `.default` or `.off`.
  public static var selectionStyle: Self { Self(.selectionStyle) }
  /// Keeps the row selected after a tap, if true.
  public static var keepSelection: Self { Self(.keepSelection) }
  /// The editing that edit mode and a swipe offer: `.delete`, `.insert` or `.off`.
  public static var editingStyle: Self { Self(.editingStyle) }
  /// The action that removes the row's data when the row is deleted.
  public static var deleteAction: Self { Self(.deleteAction) }
  /// The name for deleting the row, as “Archive”; “Delete” unless said otherwise.
  public static var deleteTitle: Self { Self(.deleteTitle) }
  /// The name for the row's action, a verb such as “Fetch”, for hosts that name the effect of a key
  /// or a menu.
  public static var actionTitle: Self { Self(.actionTitle) }
  /// The name for the row's `longPressAction`, such as “Details”.
  public static var longPressTitle: Self { Self(.longPressTitle) }
  /// The action of the insert control in edit mode.
  public static var insertAction: Self { Self(.insertAction) }
  /// Lets the row be dragged: `true`, `false` or `.withinSection`.
  public static var moveable: Self { Self(.moveable) }
  /// The row actions of a swipe from the edge where reading ends, as `.actions([…])`.
  public static var swipeActions: Self { Self(.swipeActions) }
  /// The row actions of a swipe from the edge where reading starts, as `.actions([…])`.
  public static var leadingSwipeActions: Self { Self(.leadingSwipeActions) }
  /// The row actions of the row's menu, as `.actions([…])`.
  public static var menu: Self { Self(.menu) }
  /// Lets a search look at the row; true by default.
  ///
  /// Where the `searchText:` of a section is searched, that alone counts.
  public static var searchable: Self { Self(.searchable) }
  /// Text that a search finds beside the title.
  public static var searchText: Self { Self(.searchText) }
  /// Hides the row at first, if true.
  public static var masked: Self { Self(.masked) }
  /// The rows below this one that it expands and collapses, as `.cells { … }`.
  public static var children: Self { Self(.children) }
}
