import TableScreen

extension DataObject {
  static let settings = DataObject(
    "settings", "The behaviors of a screen.",
    [
      DataKey(
        "style", .oneOf(TableStyle.allCases.map(\.rawValue)), "How the rows are framed.",
        example: #""grouped""#, fallback: "plain"),
      DataKey(
        "searchable", .either([.flag, .object { .searchable }]),
        "Whether the rows can be searched.",
        example: #"{"placeholder": "Search"}"#, fallback: "false"),
      DataKey(
        "refreshable", .either([.flag, .object { .refreshable }]),
        "Whether the screen can be refreshed.", example: "true", fallback: "false"),
      DataKey(
        "pageable", .either([.flag, .object { .pageable }]),
        "Whether more is loaded when the last rows come into view.", example: #"{"distance": 10}"#,
        fallback: "false"),
      DataKey(
        "indexable", .flag, "Whether the table has an index at its edge.", example: "true",
        fallback: "false"),
      DataKey(
        "longPressable", .either([.flag, .object { .longPressable }]),
        "Whether rows answer a long press.", example: #"{"minDuration": 0.5}"#, fallback: "false"),
      DataKey(
        "selectable", .oneOf(TableSelection.allCases.map(\.rawValue)),
        "How rows are selected.", example: #""multiple""#, fallback: "momentary"),
      DataKey(
        "marksSelection", .flag, "Whether a selected row bears a check mark.", example: "false",
        fallback: "true"),
      DataKey(
        "editable", .flag, "Whether edit mode is offered in any case.", example: "true",
        fallback: "false"),
      DataKey(
        "drafts", .flag, "Whether what is typed waits until the form is committed.",
        example: "true", fallback: "false"),
      DataKey(
        "asksBeforeLeaving", .flag,
        "Whether a person who leaves a form that is not saved is asked.",
        example: "false", fallback: "true"),
      DataKey(
        "emptyPolicy", .oneOf(TableEmptyPolicy.allCases.map(\.rawValue)),
        "Whether sections show while they have no rows.",
        example: #""hide""#, fallback: "keep"),
      DataKey(
        "emptyText", .text, "What shows in place of no rows.", example: #""All done.""#,
        fallback: "the framework's own words"),
      DataKey(
        "noResultsText", .text, "What shows where a search finds nothing.",
        example: #""Nothing found.""#, fallback: "the framework's own words"),
      DataKey(
        "rowHeight", .either([.number(TableRowHeight.range), .oneOf(["automatic"])]),
        "The height of rows that give none, in points.", example: #""automatic""#,
        fallback: "the host's own"),
      DataKey(
        "animations", .oneOf(Self.animations.map(\.rawValue)),
        "How changes of the rows are shown.", example: #""fade""#, fallback: "automatic"),
    ])

  private static let animations: [ChangeSet.Animation] = [
    .automatic, .fade, .top, .bottom, .left, .right, .middle, .off,
  ]

  static let searchable = DataObject(
    "the search", "How the rows are searched.",
    [
      DataKey(
        "placeholder", .text, "What shows in the empty field.", example: #""Search""#,
        fallback: "the framework's own word"),
      DataKey(
        "scopes", .list(.text), "The parts that a search can be limited to.",
        example: #"["All", "Unread"]"#),
      DataKey(
        "includesSubtitles", .flag, "Whether subtitles are searched too.", example: "true",
        fallback: "false"),
      DataKey(
        "hidesInitially", .flag, "Whether the field is out of view until a search begins.",
        example: "true", fallback: "false"),
    ])

  static let refreshable = DataObject(
    "the refresh", "What shows about refreshing.",
    [
      DataKey("pullMessage", .text, "How to refresh.", example: #""Pull to refresh""#),
      DataKey("refreshing", .text, "What shows meanwhile.", example: #""Refreshing…""#),
      DataKey(
        "updatedFormat", .text, "When it was refreshed, with %s for the time.",
        example: #""Last updated at %s""#),
      DataKey(
        "updatedTimeFormat", .text, "How the time is written, as a Unicode date pattern.",
        example: #""HH:mm""#),
    ])

  static let pageable = DataObject(
    "the pages", "When more is loaded.",
    [
      DataKey(
        "distance", .integer(0...1_000_000), "How many rows before the last are near enough.",
        example: "10", fallback: "0")
    ])

  static let longPressable = DataObject(
    "the long press", "How long a press is long.",
    [
      DataKey(
        "minDuration", .number(0.01...60), "The seconds that it takes.", example: "0.5",
        fallback: "1")
    ])
}
