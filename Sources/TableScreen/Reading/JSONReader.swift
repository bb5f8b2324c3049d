import Foundation

/// Reads a JSON text into values that know where they stand.
///
/// Foundation's `JSONSerialization` gives no positions, stops at the first mistake and so loses all rows for
/// one comma; this reader says line and column of each mistake, and reads on behind it. It takes time in
/// proportion to the text, and never more of the stack than its limit of depth allows.
struct JSONReader {
  let bytes: [UInt8]
  let limits: TableDataLimits
  var index = 0
  var faults: DataFaults
  var path: [DataStep] = []
  /// What is open around the value that is read: `true` for a list.
  private var open: [Bool] = []
  private var values = 0

  init(_ bytes: [UInt8], limits: TableDataLimits = .init()) {
    self.bytes = bytes
    self.limits = limits
    faults = DataFaults(limit: limits.mistakes)
  }

  /// Reads all of the text; null where there is nothing in it.
  mutating func read() -> DataNode {
    guard bytes.count <= limits.bytes else {
      refuse(bytes.count)
      return DataNode(.null)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.contains(0) {
      fault(0, "the text is not in UTF-8", "it is not read", "save it in UTF-8")
      return DataNode(.null)
    }
    skipSpace()
    guard index < bytes.count else {
      fault(index, "there is no text", "there is nothing to show", "write a list of sections: []")
      return DataNode(.null)
    }
    let node = readValue()
    skipSpace()
    if index < bytes.count {
      fault(
        index, "there is more behind the end", "it is not read", "take it away, or close later")
    }
    return node
  }

  /// Says that a text is too large to be read.
  mutating func refuse(_ count: Int) {
    fault(0, "the text has \(count) bytes", "it is not read", "keep it to \(limits.bytes)")
  }

  mutating func fault(
    _ offset: Int, _ what: String, _ why: String, _ remedy: String, nearest: String? = nil
  ) {
    let path = path
    faults.add(
      DataFault(
        offset: offset, path: path, what: what, why: why, remedy: remedy, nearest: nearest))
  }

  // MARK: Values

  private mutating func readValue() -> DataNode {
    let start = index
    values += 1
    guard values <= limits.values else {
      if values - 1 == limits.values {
        fault(
          start, "the text has more than \(limits.values) values", "what follows is not read",
          "show fewer rows, or several screens")
      }
      index = bytes.count
      return DataNode(.null, offset: start)
    }
    switch peek {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < limits.depth else {
        fault(
          start, "lists and objects stand more than \(limits.depth) deep in each other",
          "this one is left out", "nest fewer of them")
        skipNested()
        return DataNode(.null, offset: start)
      }
      let isList = peek == UInt8(ascii: "[")
      index += 1
      open.append(isList)
      defer { open.removeLast() }
      return DataNode(
        isList ? .list(readList(from: start)) : .fields(readFields(from: start)), offset: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return DataNode(.text(readString()), offset: start)
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return DataNode(readNumber(), offset: start)
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"), nil:
      fault(start, "a value is missing", "its key is left out", "write a value, or null")
      return DataNode(.null, offset: start)
    default: return DataNode(readWord(), offset: start)
    }
  }

  private mutating func readList(from start: Int) -> [DataNode] {
    var list: [DataNode] = []
    while true {
      skipSpace()
      switch peek {
      case nil:
        endMissing("]", from: start)
        return list
      case UInt8(ascii: "]"):
        index += 1
        return list
      case UInt8(ascii: "}"):
        let isOuter = open.dropLast().contains(false)
        guard !isOuter, isFollowed(by: ",") else {
          fault(index, "a ] is missing before this }", "the list ends here", "write it")
          if !isOuter { index += 1 }
          return list
        }
        fault(index, "there is a } too many", "it is passed over", "take it away")
        index += 1
      case UInt8(ascii: ","):
        fault(index, "there is a , too many", "it is passed over", "take it away")
        index += 1
      case UInt8(ascii: ":"):
        fault(index, "a list has no keys", "the : is passed over", "write an object: { … }")
        index += 1
      default:
        path.append(.index(list.count))
        list.append(readValue())
        path.removeLast()
        readComma(before: UInt8(ascii: "]"))
      }
    }
  }

  private mutating func readFields(from start: Int) -> [DataNode.Field] {
    var fields: [DataNode.Field] = []
    var places: [String: Int] = [:]
    while true {
      skipSpace()
      let offset = index
      switch peek {
      case nil:
        endMissing("}", from: start)
        return fields
      case UInt8(ascii: "}"):
        index += 1
        return fields
      case UInt8(ascii: "]"):
        let isOuter = open.dropLast().contains(true)
        if isOuter, !isMistyped {
          fault(index, "a } is missing before this ]", "the object ends here", "write it")
          return fields
        }
        fault(index, "an object ends with }", "this ] is taken for one", "write }")
        index += 1
        if isOuter { return fields }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if open.dropLast().last == true {
          fault(index, "a } is missing before this", "the object ends here", "write it")
          return fields
        }
        fault(index, "a key is missing before this value", "it is left out", "write its key")
        _ = readValue()
        readComma(before: UInt8(ascii: "}"))
      case UInt8(ascii: ","):
        fault(index, "there is a , too many", "it is passed over", "take it away")
        index += 1
      case UInt8(ascii: ":"):
        fault(index, "a key is missing before this :", "it is passed over", "write a key")
        index += 1
      default:
        let key = readKey()
        path.append(.key(key))
        skipSpace()
        if peek == UInt8(ascii: ":") {
          index += 1
        } else {
          fault(index, "a : is missing behind the key \(quoted(key))", "one is assumed", "write it")
        }
        skipSpace()
        let field = DataNode.Field(key: key, keyOffset: offset, node: readValue())
        if let place = places[key] {
          fault(
            offset, "the key \(quoted(key)) stands here twice", "the last one holds",
            "take one away")
          fields[place] = field
        } else {
          places[key] = fields.count
          fields.append(field)
        }
        path.removeLast()
        readComma(before: UInt8(ascii: "}"))
      }
    }
  }

  /// Whether the `]` here was meant as a `}`: the next row follows.
  private var isMistyped: Bool { open.dropLast().last == true && isFollowed(by: ",{") }

  /// Whether these signs follow behind the one here.
  private func isFollowed(by signs: String) -> Bool {
    var ahead = index + 1
    for sign in signs.utf8 {
      while ahead < bytes.count, bytes[ahead].isSpace { ahead += 1 }
      guard ahead < bytes.count, bytes[ahead] == sign else { return false }
      ahead += 1
    }
    return true
  }

  private mutating func readComma(before end: UInt8) {
    skipSpace()
    switch peek {
    case UInt8(ascii: ","):
      let offset = index
      index += 1
      skipSpace()
      if peek == end {
        fault(offset, "there is a , too many", "it is passed over", "take it away")
      }
    case UInt8(ascii: "}"), UInt8(ascii: "]"), nil: break
    default:
      if values <= limits.values {
        fault(index, "a , is missing before this", "one is assumed", "write it")
      }
    }
  }

  private mutating func endMissing(_ end: String, from start: Int) {
    // Where the reader gave up before, the end was never looked for.
    guard values <= limits.values else { return }
    fault(
      start, "what begins here has no \(end)", "the text ends before it",
      "write \(end), or look whether all of the text came")
  }

  /// Passes over a list or object that is not read, with all that is in it.
  private mutating func skipNested() {
    var depth = 0
    while let byte = peek {
      index += 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\n") {
          index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
      default: break
      }
      if depth == 0 { break }
    }
    index = min(index, bytes.count)
  }

  // MARK: Bytes

  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipSpace() {
    while let byte = peek {
      if byte.isSpace {
        index += 1
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*")
      {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    fault(index, "JSON has no comments", "it is passed over", "take it away")
    let isLine = bytes[index + 1] == UInt8(ascii: "/")
    index += 2
    while let byte = peek {
      index += 1
      if isLine {
        if byte == UInt8(ascii: "\n") { return }
      } else if byte == UInt8(ascii: "*"), peek == UInt8(ascii: "/") {
        index += 1
        return
      }
    }
  }
}

extension UInt8 {
  /// Whether the byte is one of JSON's spaces.
  var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
