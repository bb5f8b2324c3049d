import TableScreen

/// A mistake at a byte of the data; lines and columns are looked up at the end, for all at once.
struct DataFault {
  let kind: String
  let offset: Int
  let path: [DataStep]
  let what: String
  let why: String
  let remedy: String
  let nearest: String?

  /// Creates a fault; the reason and the remedy are those of its kind unless given.
  init(
    _ kind: some MistakeKind, at offset: Int = -1, path: [DataStep], what: String,
    why: String? = nil, remedy: String? = nil, nearest: String? = nil
  ) {
    self.kind = kind.rawValue
    self.offset = offset
    self.path = path
    self.what = what
    self.why = why ?? kind.why
    self.remedy = remedy ?? kind.remedy
    self.nearest = nearest
  }
}

/// The mistakes in the data, up to a limit.
struct DataFaults {
  private(set) var list: [DataFault] = []
  private(set) var count = 0
  /// The first fault, by its place in the text, that makes the text itself doubtful, even where it is not listed; or nil.
  private(set) var breach: DataFault?
  /// What is listed already; a mistake of defaults shows in each row that has them, and is said once.
  private var said: Set<String> = []
  let limit: Int

  init(limit: Int) { self.limit = max(limit, 1) }

  /// The maximum length of each part of a mistake, which may quote long texts from the data.
  private static let length = 1_000

  /// True if further mistakes are only counted, not listed.
  var isFull: Bool { list.count >= limit }

  mutating func add(_ fault: @autoclosure () -> DataFault) {
    if !isFull {
      let fault = fault()
      let name = "\(fault.offset) \(fault.kind) \(fault.path.text) \(fault.what)"
      guard said.insert(name).inserted else { return }
      list.append(fault)
    }
    count += 1
  }

  /// Adds a fault that makes the text itself doubtful.
  mutating func addBreach(at offset: Int, _ fault: @autoclosure () -> DataFault) {
    if breach.map({ offset < $0.offset }) ?? true { breach = fault() }
    add(fault())
  }

  /// Returns the mistakes in the order of the text, with lines and columns if there is a text.
  func mistakes(in text: [UInt8]?) -> [TableDataMistake] {
    let positions = text.map { SourcePosition.positions(of: list.map(\.offset), in: $0) } ?? [:]
    let ordered = list.enumerated().sorted { a, b in
      (a.element.offset, a.offset) < (b.element.offset, b.offset)
    }
    var mistakes = ordered.map { _, fault in Self.mistake(fault, positions) }
    if count > list.count {
      let more = count - list.count
      mistakes.append(
        TableDataMistake(
          kind: TableMistakeKind.moreMistakes.rawValue, path: "",
          what: more == 1 ? "there is 1 more mistake" : "there are \(more) more mistakes",
          why: "only the first \(list.count) are listed",
          remedy: TableMistakeKind.moreMistakes.remedy))
    }
    return mistakes
  }

  /// Returns the fault that makes the text itself doubtful, with its line and column if there is a text.
  func breach(in text: [UInt8]?) -> TableDataMistake? {
    breach.map { fault in
      Self.mistake(
        fault, text.map { SourcePosition.positions(of: [fault.offset], in: $0) } ?? [:])
    }
  }

  private static func mistake(
    _ fault: DataFault, _ positions: [Int: SourcePosition]
  ) -> TableDataMistake {
    let position = fault.offset < 0 ? nil : positions[fault.offset]
    return TableDataMistake(
      kind: fault.kind, line: position?.line, column: position?.column, path: fault.path.text,
      what: fault.what.shortened(to: length), why: fault.why,
      remedy: fault.remedy.shortened(to: length),
      nearest: fault.nearest?.shortened(to: length))
  }
}
