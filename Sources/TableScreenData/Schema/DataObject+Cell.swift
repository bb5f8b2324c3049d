import TableScreen

extension DataObject {
  /// The keys of a cell: those of the Swift literals, and those of a field.
  static let cell = DataObject(
    "a cell", "One row.",
    TableCell.Key.Known.allCases.map {
      DataKey(
        $0.name, $0.shape, $0.summary, example: $0.example, fallback: $0.fallback, held: $0.held)
    } + fieldKeys)

  /// The keys of a cell that is a field of a form.
  private static let fieldKeys = [
    DataKey(
      "name", .text, "The name under which a field gives its value back; also its id.",
      example: #""owner""#),
    DataKey(
      "type", .fieldType,
      "The kind of a field: one of the cell classes that edit a value, or a button.",
      example: #""text""#, fallback: "by the value"),
    DataKey("value", .anything, "The value that a field has at first.", example: #""Ada""#),
    DataKey(
      "options", .list(.either([.text, .integer(nil), .object { .option }])),
      "The values that a person chooses from in a field.",
      example: #"["Small", {"id": "l", "title": "Large"}]"#
    ),
  ]

  static let option = DataObject(
    "an option", "One value to choose.",
    [
      DataKey(
        "id", .either([.text, .integer(nil)]),
        "The value of the field while this option is chosen.", example: #""l""#,
        isRequired: true),
      DataKey(
        "title", .text, "The title that a person reads.", example: #""Large""#, fallback: "the id"),
    ])

  static let accessory = DataObject(
    "an accessory", "The sign or control at the end of a row.",
    [
      DataKey(
        "view",
        .either([.oneOf(TableCell.Key.Known.accessoryViews), .cellClass]),
        "The kind of accessory: a sign, a control, a picture, or a cell class of the app's own.",
        example: #""switch""#, isRequired: true),
      DataKey(
        "value", .anything,
        "The state of a switch, the text of a badge, the title of a button, or the picture.",
        example: "true"),
      DataKey("action", action, "The action of a tap, or of a new value.", example: #""toggle""#),
      DataKey(
        "label", .text, "The label that a screen reader speaks.", example: #""Bought""#,
        fallback: "the row's title, or that of a button"),
      DataKey(
        "properties", .map(.anything), "Named values for the cell class.",
        example: #"{"stars": 4}"#),
    ])

  static let image = DataObject(
    "an image", "A picture.",
    [
      DataKey(
        "name", .text, "The app's resource, or the host's icon.", example: #""star""#,
        isFilled: true),
      DataKey(
        "url", .webURL, "The web address to load it from.",
        example: #""https://example.org/a.png""#),
      DataKey(
        "data", .bytes, "The bytes of a PNG or JPEG file, in base 64.",
        example: #""iVBORw0KGgo=""#, isFilled: true),
      DataKey(
        "placeholder", .text, "The resource shown until the picture is loaded.",
        example: #""person""#),
      DataKey(
        "radius", DataShape(TableImage.range), "The radius of the corners, in points.",
        example: "8",
        fallback: "0"),
      DataKey(
        "size", DataShape(TableImage.range),
        "The side of the square that the picture is shown in, in points, of which browsers and GTK show 8 to 512.",
        example: "44",
        fallback: "its own size"),
      DataKey(
        "contentMode", .oneOf(TableImage.ContentMode.allCases.map(\.rawValue)),
        "The way in which the picture fills its square.", example: #""aspectFill""#,
        fallback: "aspectFit"),
    ])

  static let run = DataObject(
    "a part of a text", "Characters that look alike.",
    [
      DataKey("text", .text, "The characters.", example: #""Buy""#, isRequired: true),
      DataKey("bold", .flag, "Makes the characters bold.", example: "true", fallback: "false"),
      DataKey("italic", .flag, "Makes the characters slanted.", example: "true", fallback: "false"),
      DataKey(
        "underline", .flag, "Underlines the characters.", example: "true", fallback: "false"),
      DataKey(
        "strikethrough", .flag, "Strikes the characters through.", example: "true",
        fallback: "false"),
      DataKey(
        "color", .text, "The color of the characters: a name, or parts as in #ff8800.",
        example: #""red""#),
      DataKey(
        "link", .url, "The address that a tap on the characters opens.",
        example: #""https://example.org""#),
    ])

  static let namedAction = DataObject(
    "an action", "The action of a row, a button or a control.",
    [
      DataKey(
        "name", .text, "The name among the screen's actions.", example: #""edit""#, isRequired: true
      ),
      DataKey(
        "arguments", .map(.anything), "Named values for the action.", example: #"{"id": 3}"#,
        fallback: "the row's"),
      DataKey(
        "confirm", .either([.text, .object { .confirmation }]),
        "The question that a person answers before it runs.", example: #""Delete everything?""#,
        held: "the action asks all the same, with its name as the question"),
    ])

  static let confirmation = DataObject(
    "a confirmation", "The question that a person answers before an action runs.",
    [
      DataKey(
        "question", .text, "The question, in a few words.", example: #""Delete everything?""#,
        isRequired: true, isFilled: true),
      DataKey(
        "message", .text, "The sentence below it.", example: #""This cannot be undone.""#),
      DataKey(
        "button", .text, "The title of the button that runs the action.",
        example: #""Delete all""#, fallback: "the title of what was used", isFilled: true),
      DataKey(
        "destructive", .flag, "Whether the action removes something for good.", example: "true",
        fallback: "false"),
    ])

  static let rowAction = DataObject(
    "a row action", "An action that a swipe or a menu offers.",
    [
      DataKey(
        "title", .text, "The title that a person reads.", example: #""Share""#, isRequired: true),
      DataKey("action", action, "The action.", example: #""share""#, isRequired: true),
      DataKey(
        "destructive", .flag, "Marks an action that removes something.", example: "true",
        fallback: "false"),
    ])

  static let children = DataObject(
    "children", "Rows that a row expands and collapses.",
    [
      DataKey(
        "cells", .list(.object { .cell }), "The rows.", example: #"[{"title": "Below"}]"#),
      DataKey(
        "sections", .list(.object { .section }), "The rows in sections, behind those of `cells`.",
        example: #"[{"title": "Part", "cells": []}]"#),
      DataKey("expanded", .flag, "Shows the rows at first.", example: "true", fallback: "false"),
      DataKey(
        "showsTitles", .flag, "Shows the titles of the sections.", example: "true",
        fallback: "false"),
    ])

  static let validation = DataObject(
    "checks", "The checks of a value that a person types or chooses.",
    [
      DataKey(
        "required", .flag, "Refuses an empty value.", example: "true",
        fallback: "false"),
      DataKey(
        "pattern", .text,
        "A regular expression for all of the text; its classes, as \\w, are those of ASCII.",
        example: #""[^@ ]+@[^@ ]+""#, isFilled: true),
      DataKey("minimum", .number(nil), "The least number.", example: "18"),
      DataKey("maximum", .number(nil), "The greatest number.", example: "99"),
      DataKey(
        "minimumLength", .integer(0...1_000_000), "The least number of characters.", example: "8"),
      DataKey(
        "maximumLength", .integer(0...1_000_000), "The greatest number of characters.",
        example: "40"),
      DataKey(
        "message", .text, "The text for a person: the mistake and its remedy.",
        example: #""Type an address with an @""#, fallback: "the framework's own words",
        isFilled: true),
    ])

  /// The shape of a key for an action.
  static let action = DataShape.either([.text, .object { .namedAction }])
}

extension TableCell.Key.Known {
  /// The names of accessories that are no cell classes.
  static let accessoryViews =
    Known.accessory.symbols.map(\.rawValue) + ["switch", "badge", "button", "image"]

  private typealias Known = TableCell.Key.Known
}
