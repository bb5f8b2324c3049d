import Foundation
import TableScreen

/// Parses a JSON text into values with their positions.
///
/// Foundation's `JSONSerialization` gives no positions and stops at the first mistake, so one wrong comma would lose all
/// rows. This reader reports the line and column of each mistake and reads on after it. Its time is proportional to the
/// length of the text, and its stack use is bounded by the limit of depth.
struct JSONReader {
  let bytes: [UInt8]
  let limits: TableDataLimits
  var index = 0
  var faults: DataFaults
  var path: [DataStep] = []
  /// The open objects and lists around the value being read: `true` for a list.
  private var open: [Bool] = []
  private var values = 0
  /// The number of bytes that were looked at ahead, to tell what a wrong bracket was meant as.
  private var ahead = 0
  /// The place of the next quote of the line, or of its end, and whether a text ends there; of use while it is not passed.
  var nextQuote = (place: -1, endsText: false)
  /// Whether the number of quotes from a place to the end of its line is odd.
  var quotesLeft = (from: 0, end: 0, isOdd: false)

  init(_ bytes: [UInt8], limits: TableDataLimits = .init()) {
    self.bytes = bytes
    self.limits = limits
    faults = DataFaults(limit: limits.mistakes)
  }

  /// Reads the whole text; null if it is empty.
  mutating func read() -> DataNode {
    ReadingMeter.current?.noteBytes(bytes.count)
    guard bytes.count <= limits.bytes else {
      refuse(bytes.count)
      return DataNode(.null)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if isInAnotherEncoding {
      let isList = bytes.starts(with: "bplist".utf8)
      fault(
        .notUTF8, at: 0,
        isList ? "this is a property list in binary form" : "the text is not in UTF-8",
        remedy: isList ? "give its file the extension plist, or save it as XML" : nil)
      return DataNode(.null)
    }
    skipSpace()
    guard index < bytes.count else {
      fault(.noText, at: index, "there is no text")
      return DataNode(.null)
    }
    let node = readValue()
    skipSpace()
    if index < bytes.count {
      fault(.behindEnd, at: index, "there is more behind the end")
    }
    return node
  }

  /// True if the text is not UTF-8: it begins with the byte order mark of UTF-16, or has a zero
  /// byte before or right after its first character, where JSON in UTF-8 cannot have one.
  private var isInAnotherEncoding: Bool {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return true }
    guard bytes.contains(0) else { return false }
    let signs = bytes[index...].drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let isBegun = signs.first.map { "[{\"".utf8.contains($0) } ?? false
    return !isBegun || signs.dropFirst().first == 0
  }

  /// Reports a text that is too large to be read.
  mutating func refuse(_ count: Int) {
    fault(
      .tooLarge, at: 0, "the text has more than \(limits.bytes) bytes",
      remedy: "make it shorter, or allow more")
  }

  mutating func fault(
    _ kind: JSONMistakeKind, at offset: Int, _ what: String, why: String? = nil,
    remedy: String? = nil, nearest: String? = nil
  ) {
    let path = path
    func fault() -> DataFault {
      DataFault(
        kind, at: offset, path: path, what: what, why: why, remedy: remedy, nearest: nearest)
    }
    if kind.costsOneValue { faults.add(fault()) } else { faults.addBreach(at: offset, fault()) }
  }

  // MARK: Values

  private mutating func readValue() -> DataNode {
    let start = index
    values += 1
    guard values <= limits.values else {
      if values - 1 == limits.values {
        fault(.tooManyValues, at: start, "the text has more than \(limits.values) values")
      }
      index = bytes.count
      return DataNode(.null, offset: start)
    }
    switch peek {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < limits.depth else {
        fault(
          .tooDeep, at: start,
          "lists and objects stand more than \(limits.depth) deep in each other")
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
      fault(.missingValue, at: start, "a value is missing")
      return DataNode(.null, offset: start)
    default:
      return DataNode(isCurlyQuote ? .text(readCurlyText()) : readWord(), offset: start)
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
        // In an object no other object can follow, and the list may go on.
        if open.dropLast().last == false, isFollowed(by: ",{"), closes(open.count) {
          fault(.extraSign, at: index, "there is a ] too many")
          index += 1
          readComma(before: UInt8(ascii: "]"))
          continue
        }
        index += 1
        return list
      case UInt8(ascii: "}"):
        let isOuter = open.dropLast().contains(false)
        guard isFollowed(by: ","), !isOuter || isFollowed(by: ",{") && closes(open.count) else {
          fault(
            .wrongBracket, at: index, "a ] is missing before this }", why: "the list ends here",
            remedy: "write it")
          if !isOuter { index += 1 }
          return list
        }
        fault(.extraSign, at: index, "there is a } too many")
        index += 1
        readComma(before: UInt8(ascii: "]"))
      case UInt8(ascii: ","):
        fault(.extraSign, at: index, "there is a , too many")
        index += 1
      case UInt8(ascii: ":"):
        fault(.extraSign, at: index, "a list has no keys, and no :")
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
        let isMistyped = isMistyped()
        if isOuter, !isMistyped {
          fault(
            .wrongBracket, at: index, "a } is missing before this ]", why: "the object ends here",
            remedy: "write it")
          return fields
        }
        fault(
          .wrongBracket, at: index, "an object ends with }", why: "this ] is taken for one",
          remedy: "write }")
        index += 1
        if isOuter || isMistyped { return fields }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if open.dropLast().last == true {
          fault(
            .wrongBracket, at: index, "a } is missing before this", why: "the object ends here",
            remedy: "write it")
          return fields
        }
        fault(.missingKey, at: index, "a key is missing before this value")
        _ = readValue()
        readComma(before: UInt8(ascii: "}"))
      case UInt8(ascii: ","):
        fault(.extraSign, at: index, "there is a , too many")
        index += 1
      case UInt8(ascii: ":"):
        fault(.missingKey, at: index, "a key is missing before this :")
        index += 1
      case let byte where byte != UInt8(ascii: "\"") && !fields.isEmpty && skipRestForKey():
        readComma(before: UInt8(ascii: "}"))
      default:
        let start = index
        let key = readKey()
        skipSpace()
        // Only where no colon follows is it looked at closer, since nearly all keys are right.
        if !fields.isEmpty, bytes[start] == UInt8(ascii: "\""), peek != UInt8(ascii: ":") {
          let end = index
          index = start
          if skipRestForKey() {
            readComma(before: UInt8(ascii: "}"))
            continue
          }
          index = end
        }
        path.append(.key(key))
        if peek == UInt8(ascii: ":") {
          index += 1
        } else {
          fault(.missingColon, at: index, "a : is missing behind the key \(quoted(key))")
        }
        skipSpace()
        let field = DataNode.Field(key: key, keyOffset: offset, node: readValue())
        if let place = places[key] {
          fault(.repeatedKey, at: offset, "the key \(quoted(key)) stands here twice")
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

  /// Returns whether the `]` at the current position was meant as `}`, because the next object of the list follows it, or
  /// the object around goes on or ends.
  private mutating func isMistyped() -> Bool {
    switch open.dropLast().last {
    case nil: false
    case true?: isFollowed(by: ",{")
    case false?: (isFollowed(by: "}") || isFollowed(by: ",\"")) && closes(open.count - 1)
    }
  }

  /// Returns whether the text behind the current sign ends as many lists and objects more than it begins.
  ///
  /// Of a text with very many wrong brackets only the first ones are looked at, so that the time stays in proportion.
  private mutating func closes(_ count: Int) -> Bool {
    guard ahead <= 8 * bytes.count else { return false }
    ahead += bytes.count - index
    var ended = 0
    var isText = false
    var next = index + 1
    while next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: "\\") where isText: next += 1
      case UInt8(ascii: "\n"): isText = false
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "{") where !isText, UInt8(ascii: "[") where !isText: ended -= 1
      case UInt8(ascii: "}") where !isText, UInt8(ascii: "]") where !isText: ended += 1
      default: break
      }
      next += 1
    }
    return ended >= count
  }

  /// Returns whether the given characters, with spaces between them, follow the current one.
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
        fault(.extraSign, at: offset, "there is a , too many")
      }
    case UInt8(ascii: "}"), UInt8(ascii: "]"), nil: break
    default:
      guard values <= limits.values else { return }
      let start = index
      let isRest = end == UInt8(ascii: "}") && skipRest()
      fault(
        .missingComma, at: start, "a , is missing before this",
        remedy: isRest ? #"write it, or \" for a quote within a text"# : nil)
      guard isRest else { return }
      skipSpace()
      if peek == UInt8(ascii: ",") { readComma(before: end) }
    }
  }

  private mutating func endMissing(_ end: String, from start: Int) {
    // After exceeding its limit of values, the reader stops before the end, so a missing bracket proves nothing.
    guard values <= limits.values else { return }
    fault(
      .unclosed, at: start, "what begins here has no \(end)", why: "the text ends before it",
      remedy: "write \(end), or look whether all of the text came")
  }

  /// Skips a list or object together with its content.
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
    var isSaid = false
    while let byte = peek {
      if byte.isSpace {
        index += 1
      } else if let count = otherBlank {
        if !isSaid { fault(.unusualSpace, at: index, "this blank is none of JSON's") }
        isSaid = true
        index += count
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
    let start = index
    fault(.comment, at: start, "JSON has no comments")
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
    if isLine { return }
    fault(
      .comment, at: start, "the comment that begins here has no */",
      why: "all that stands behind it is passed over", remedy: "take it away, or write */")
  }
}

extension UInt8 {
  /// True if the byte is white space in JSON.
  var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
