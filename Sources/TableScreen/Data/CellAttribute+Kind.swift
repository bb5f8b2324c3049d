extension CellAttribute {
  /// A kind of value, or several that a key takes.
  struct Kind: OptionSet {
    let rawValue: UInt32

    static let text = Kind(rawValue: 1 << 0)
    static let richText = Kind(rawValue: 1 << 1)
    static let integer = Kind(rawValue: 1 << 2)
    static let number = Kind(rawValue: 1 << 3)
    static let flag = Kind(rawValue: 1 << 4)
    static let date = Kind(rawValue: 1 << 5)
    static let url = Kind(rawValue: 1 << 6)
    static let symbol = Kind(rawValue: 1 << 7)
    static let id = Kind(rawValue: 1 << 8)
    static let action = Kind(rawValue: 1 << 9)
    static let accessory = Kind(rawValue: 1 << 10)
    static let children = Kind(rawValue: 1 << 11)
    static let binding = Kind(rawValue: 1 << 12)
    static let image = Kind(rawValue: 1 << 13)
    static let values = Kind(rawValue: 1 << 14)
    static let cellClass = Kind(rawValue: 1 << 15)
    static let list = Kind(rawValue: 1 << 16)
    static let other = Kind(rawValue: 1 << 17)
    static let rowActions = Kind(rawValue: 1 << 18)
    static let handlers = Kind(rawValue: 1 << 19)
    static let validation = Kind(rawValue: 1 << 20)
    static let any = Kind(rawValue: .max)

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
      (.rowActions, "offers such as .actions([…])"),
      (.handlers, "handlers such as .handlers([…])"),
      (.validation, "checks such as .required()"),
      (.list, "a list"),
      (.other, "a value of another type"),
    ]
  }
}
