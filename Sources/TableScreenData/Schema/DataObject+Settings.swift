import TableScreen

extension DataObject {
  static let settings = DataObject(
    "settings", "The behaviors of a screen.",
    [
      DataKey(
        "style", .oneOf(TableStyle.allCases.map(\.rawValue)),
        "The style in which the rows are framed.",
        example: #""grouped""#, fallback: Self.own("plain")),
      DataKey(
        "searchable", .either([.flag, .object { .searchable }]),
        "Lets the rows be searched.",
        example: #"{"placeholder": "Search"}"#, fallback: Self.own("false")),
      DataKey(
        "refreshable", .either([.flag, .object { .refreshable }]),
        "Lets the screen be refreshed.", example: "true", fallback: Self.own("false")),
      DataKey(
        "pageable", .either([.flag, .object { .pageable }]),
        "Loads more rows when the last ones come into view.", example: #"{"distance": 10}"#,
        fallback: Self.own("false")),
      DataKey(
        "indexable", .flag, "Gives the table an index at its edge.", example: "true",
        fallback: Self.own("false")),
      DataKey(
        "longPressable", .either([.flag, .object { .longPressable }]),
        "Lets rows answer a long press.", example: #"{"minDuration": 0.5}"#,
        fallback: Self.own("false")),
      DataKey(
        "selectable", .oneOf(TableSelection.allCases.map(\.rawValue)),
        "The way in which rows are selected.", example: #""multiple""#,
        fallback: Self.own("momentary")),
      DataKey(
        "marksSelection", .flag, "Marks a selected row with a check mark.", example: "false",
        fallback: Self.own("true")),
      DataKey(
        "editable", .flag, "Offers edit mode even while no row can be edited.", example: "true",
        fallback: Self.own("false")),
      DataKey(
        "drafts", .flag, "Keeps typed values as drafts until the form is committed.",
        example: "true", fallback: Self.own("false")),
      DataKey(
        "asksBeforeLeaving", .flag,
        "Asks a person who leaves a form with unsaved drafts.",
        example: "false", fallback: Self.own("true")),
      DataKey(
        "emptyPolicy", .oneOf(TableEmptyPolicy.allCases.map(\.rawValue)),
        "Keeps or hides sections while they have no rows.",
        example: #""hide""#, fallback: Self.own("keep")),
      DataKey(
        "emptyText", .text,
        "The text in place of the rows where there are none, and no section has a footer.",
        example: #""All done.""#,
        fallback: Self.own("the framework's own words")),
      DataKey(
        "noResultsText", .text, "The text in place of the rows where a search finds none.",
        example: #""Nothing found.""#,
        fallback: Self.own("the framework's own words")),
      DataKey(
        "rowHeight", .either([.number(TableRowHeight.range), .oneOf(["automatic"])]),
        "The height of rows without one of their own, in points.", example: #""automatic""#,
        fallback: Self.own("the host's own")),
      DataKey(
        "animations", .oneOf(Self.animations.map(\.rawValue)),
        "The animation of changes to the rows.", example: #""fade""#,
        fallback: Self.own("automatic")),
    ])

  /// What counts where a setting is left out.
  private static func own(_ value: String) -> String { "the screen's own, or else \(value)" }

  private static let animations: [ChangeSet.Animation] = [
    .automatic, .fade, .top, .bottom, .left, .right, .middle, .off,
  ]

  static let searchable = DataObject(
    "the search", "The search field.",
    [
      DataKey(
        "placeholder", .text, "The text in the empty field.", example: #""Search""#,
        fallback: "the framework's own word"),
      DataKey(
        "scopes", .list(.text), "The names of the scopes that a search can be limited to.",
        example: #"["All", "Unread"]"#),
      DataKey(
        "includesSubtitles", .flag, "Lets a search look at subtitles, too.", example: "true",
        fallback: "false"),
      DataKey(
        "hidesInitially", .flag, "Hides the field until a search begins.",
        example: "true", fallback: "false"),
    ])

  static let refreshable = DataObject(
    "the refresh", "The texts of the refresh control.",
    [
      DataKey(
        "pullMessage", .text, "The text before a refresh, which tells how to refresh.",
        example: #""Pull to refresh""#),
      DataKey("refreshing", .text, "The text during a refresh.", example: #""Refreshing…""#),
      DataKey(
        "updatedFormat", .text, "The text after a refresh, with %s for its time.",
        example: #""Last updated at %s""#),
      DataKey(
        "updatedTimeFormat", .text, "The format of that time, as a Unicode date pattern.",
        example: #""HH:mm""#),
    ])

  static let pageable = DataObject(
    "the pages", "The loading of rows in pages.",
    [
      DataKey(
        "distance", .integer(0...1_000_000),
        "The number of rows before the last one at which the next load starts.",
        example: "10", fallback: "0")
    ])

  static let longPressable = DataObject(
    "the long press", "The duration of a long press.",
    [
      DataKey(
        "minDuration", .number(0.01...60), "The seconds that a long press takes.", example: "0.5",
        fallback: "1")
    ])
}
