public import TableScreen

extension TableCellClasses {
  /// The cell classes of this library, by the names that data uses for them.
  ///
  /// ```swift
  /// override class var cellClasses: CellClasses { .ready }
  /// ```
  ///
  /// The fields among them are `text`, `secure`, `textArea`, `integer`, `number`, `switch`, `slider`, `stepper`,
  /// `segments`, `picker`, `multiPicker`, `file`, `date`, `day`, `time`, `color`, `rating` and `button`.
  public static var ready: TableCellClasses { texts + numbers + choices + facts }

  private static let placeholder = TableCellProperty(
    "placeholder", .text, "The text in the empty field.")
  private static let options = TableCellProperty(
    "choices", .choices,
    "The values to choose from; a field of a form has the key “options” for them.")
  private static let step = TableCellProperty("step", .positive, "The size of a step.")
  private static let least = TableCellProperty(
    "minimum", .number, "The least number.", upTo: "maximum")
  private static let greatest = TableCellProperty("maximum", .number, "The greatest number.")
  private static let range = [
    TableCellProperty(
      "minimum", .number, "The least number, with “maximum”.", with: "maximum", upTo: "maximum"),
    TableCellProperty("maximum", .number, "The greatest number, with “minimum”.", with: "minimum"),
  ]

  private static var texts: TableCellClasses {
    TableCellClasses([
      "text": entry(TextFieldCell.self, [placeholder], edits: .text),
      "secure": entry(
        SecureFieldCell.self,
        [
          placeholder,
          TableCellProperty("reveals", .flag, "Whether a button shows what is typed."),
        ], edits: .text),
      "textArea": entry(TextAreaCell.self, [placeholder], edits: .text),
      "date": moment(.date, edits: .date),
      "day": moment(.day, edits: .day),
      "time": moment(.time, edits: .time),
      "button": TableCellEntry(.button, properties: [], isButton: true),
      "link": entry(
        LinkCell.self, [TableCellProperty("url", .url, "The address that a tap opens.")], edits: nil
      ),
    ])
  }

  private static var numbers: TableCellClasses {
    let number = [
      placeholder, TableCellProperty("unit", .text, "The text behind the number."),
    ]
    let ends = [
      TableCellProperty("low", .text, "The name of the low end."),
      TableCellProperty("high", .text, "The name of the high end."),
    ]
    let rating = [
      TableCellProperty(
        "count", .integers(TableArguments.ratingCounts), "The number of stars, from 1 to 100."),
      TableCellProperty(
        "value", .integer, "The number of filled stars in a row without a binding."),
    ]
    return TableCellClasses([
      "integer": entry(NumberCell.self, number, edits: .integer),
      "number": entry(NumberCell.self, number, edits: .number),
      "switch": entry(SwitchCell.self, [], edits: .flag),
      "slider": entry(
        SliderCell.self, range + [step] + ends, edits: .number, bounds: { $0.sliderRange }),
      "stepper": entry(
        StepperCell.self, [least, greatest, step], edits: .number, bounds: { $0.stepperRange }),
      "rating": entry(
        RatingCell.self, rating, edits: .integer, bounds: { 0...Double($0.ratingCount) }),
    ])
  }

  private static var choices: TableCellClasses {
    let picker = [options, placeholder]
    return TableCellClasses([
      "segments": entry(SegmentsCell.self, [options], edits: .choice),
      "picker": entry(PickerCell.self, picker, edits: .choice),
      "multiPicker": TableCellEntry(
        TableCellClass(PickerCell.self, ["picks": PickerCell.Picks.multiple.rawValue]),
        properties: picker, edits: .choices),
      "file": entry(
        FileCell.self,
        [
          TableCellProperty(
            "types", .texts, "The ends of the names of files that can be chosen."),
          placeholder,
        ], edits: .text),
      "color": entry(ColorCell.self, [], edits: .color),
    ])
  }

  private static var facts: TableCellClasses {
    let size = TableCellProperty(
      "size", .number,
      "The side of the square that the picture is shown in, in points, of which browsers and GTK show 8 to 512."
    )
    let value = TableCellProperty("value", .number, "The progress, from 0 to 1.")
    let button = TableCellProperty(
      "button", .text, "The title of a button that performs the row's action.")
    return TableCellClasses([
      "badge": entry(
        BadgeCell.self, [TableCellProperty("badges", .texts, "The texts in pills.")], edits: nil),
      "chart": entry(
        ChartCell.self, [TableCellProperty("numbers", .numbers, "The numbers.")], edits: nil),
      "disclosure": entry(
        DisclosureCell.self, [TableCellProperty("value", .text, "A short value.")], edits: nil),
      "empty": entry(EmptyCell.self, [button], edits: nil),
      "image": entry(ImageCell.self, [size], edits: nil),
      "keyValue": entry(
        KeyValueCell.self,
        [
          TableCellProperty("pairs", .pairs, "Texts by name, one line each, in the given order.")
            .inOrder
        ],
        edits: nil),
      "loading": entry(LoadingCell.self, [], edits: nil),
      "paragraph": entry(ParagraphCell.self, [], edits: nil),
      "progress": entry(ProgressCell.self, [value], edits: nil),
    ])
  }

  private static func entry(
    _ type: any RowCell.Type, _ properties: [TableCellProperty], edits: TableCellEntry.Value?,
    bounds: (@Sendable (TableArguments) -> ClosedRange<Double>?)? = nil
  ) -> TableCellEntry {
    TableCellEntry(TableCellClass(type), properties: properties, edits: edits, bounds: bounds)
  }

  private static func moment(
    _ parts: DateCell.Parts, edits: TableCellEntry.Value
  ) -> TableCellEntry {
    TableCellEntry(.date(parts), properties: [], edits: edits)
  }
}
