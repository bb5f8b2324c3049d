extension CellAttribute {
  /// A kind of value, or several that a key takes.
  package struct Kind: OptionSet {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let text = Kind(rawValue: 1 << 0)
    package static let richText = Kind(rawValue: 1 << 1)
    package static let integer = Kind(rawValue: 1 << 2)
    package static let number = Kind(rawValue: 1 << 3)
    package static let flag = Kind(rawValue: 1 << 4)
    package static let date = Kind(rawValue: 1 << 5)
    package static let url = Kind(rawValue: 1 << 6)
    package static let symbol = Kind(rawValue: 1 << 7)
    package static let id = Kind(rawValue: 1 << 8)
    package static let action = Kind(rawValue: 1 << 9)
    package static let accessory = Kind(rawValue: 1 << 10)
    package static let children = Kind(rawValue: 1 << 11)
    package static let binding = Kind(rawValue: 1 << 12)
    package static let image = Kind(rawValue: 1 << 13)
    package static let values = Kind(rawValue: 1 << 14)
    package static let cellClass = Kind(rawValue: 1 << 15)
    package static let list = Kind(rawValue: 1 << 16)
    package static let other = Kind(rawValue: 1 << 17)
    package static let rowActions = Kind(rawValue: 1 << 18)
    package static let handlers = Kind(rawValue: 1 << 19)
    package static let validation = Kind(rawValue: 1 << 20)
    package static let any = Kind(rawValue: .max)
    /// The kinds that are written as a text.
    package static let written: Kind = [.text, .integer, .number, .date, .url]

    /// The kinds in the words of a diagnostic.
    var name: String {
      Self.names.filter { contains($0.0) }.map(\.1).joined(separator: ", or ")
    }

    private static let names: [(Kind, String)] = [
      (.text, "a string"),
      (.richText, "an attributed string"),
      (.integer, "an integer"),
      (.number, "a number"),
      (.flag, "true or false"),
      (.date, "a date"),
      (.url, "a URL"),
      (.symbol, "a name such as .delete"),
      (.id, "an identifier"),
      (.action, "an action such as .perform(…)"),
      (.accessory, "an accessory such as .switch(…)"),
      (.children, "children such as .cells { … }"),
      (.binding, "a binding such as .to(object, \\.property)"),
      (.image, "an image such as .named(…)"),
      (.values, "named values such as .values([…])"),
      (.cellClass, "a cell class such as .of(MyCell.self)"),
      (.rowActions, "row actions such as .actions([…])"),
      (.handlers, "handlers such as .handlers([…])"),
      (.validation, "checks such as .required()"),
      (.list, "a list"),
      (.other, "a value of another type"),
    ]
  }
}
