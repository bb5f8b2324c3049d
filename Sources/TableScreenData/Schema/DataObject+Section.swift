import TableScreen

extension DataObject {
  static let section = DataObject(
    "a section", "Rows with a title and a footer.",
    [
      DataKey(
        "id", .either([.text, .integer(nil)]), "The identity of the section across updates.",
        example: #""open""#,
        fallback: "the title, or the place"),
      DataKey("title", .text, "The text above the rows.", example: #""Open""#),
      DataKey("footer", .text, "The text below the rows.", example: #""3 things to do""#),
      DataKey(
        "cells", .list(.object { .cell }), "The rows; null is left out.",
        example: #"[{"title": "Buy milk"}]"#, isRequired: true),
      DataKey(
        "defaults", .object { .cell }, "The attributes of every row that does not have its own.",
        example: #"{"editingStyle": "delete"}"#),
      DataKey(
        "tag", .either([.text, .list(.text)]),
        "A friendly name, or several, for look-ups and masks.",
        example: #""advanced""#),
      DataKey(
        "masked", .flag, "Hides the section at first.", example: "true", fallback: "false",
        held: "to be safe, the section is hidden until this is mended"),
      DataKey(
        "emptyPolicy", .oneOf(TableEmptyPolicy.allCases.map(\.rawValue)),
        "Keeps or hides the section while it has no rows.",
        example: #""hide""#, fallback: "as the screen does"),
      DataKey(
        "indexTitle", .text, "The entry of the index that leads to the section.", example: #""A""#,
        fallback: "the first letter of the title"),
      DataKey(
        "allowsMoves", .flag,
        "Lets a row keep its identity when it comes from, or goes to, another section.",
        example: "false", fallback: "true",
        held: "to be safe, this counts as false until this is mended"),
      DataKey(
        "headerView", .object { .sectionView }, "The view above the rows, in place of the title.",
        example: #"{"cellClass": "badge"}"#),
      DataKey(
        "footerView", .object { .sectionView },
        "The view below the rows, in place of the footer.",
        example: #"{"cellClass": "badge", "height": 30}"#),
    ])

  static let sectionView = DataObject(
    "a header", "A header or footer made by a cell class.",
    [
      DataKey(
        "cellClass", .cellClass, "The class that makes the view.", example: #""badge""#,
        isRequired: true),
      DataKey(
        "properties", .map(.anything), "Named values for the class.",
        example: #"{"badges": ["3"]}"#),
      DataKey(
        "height", .number(0...10_000), "The height of the view in points; 0 hides it.",
        example: "30",
        fallback: "the host's own"),
    ])
}
