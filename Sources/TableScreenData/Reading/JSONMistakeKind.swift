import TableScreen

extension JSONMistakeKind {
  /// Whether the mistake costs one value only, and says nothing of whether all of the text is there.
  var costsOneValue: Bool {
    switch self {
    case .badEscape, .badNumber, .controlCharacter, .repeatedKey, .unusualNumber: true
    default: false
    }
  }
}

/// The kinds of mistakes in the JSON text itself, independent of the table that it describes.
enum JSONMistakeKind: String, DataMistakeKind {
  case badBytes
  case badEscape
  case badNumber
  case behindEnd
  case comment
  case controlCharacter
  case extraSign
  case missingColon
  case missingComma
  case missingKey
  case missingValue
  case noText
  case notUTF8
  case repeatedKey
  case tooDeep
  case tooLarge
  case tooManyValues
  case unclosed
  case unclosedText
  case unknownWord
  case unquotedKey
  case unusualNumber
  case unusualSpace
  case wrongBracket
  case wrongQuotes

  var entry: (cause: String, why: String, remedy: String, example: String?) {
    switch self {
    case .badBytes:
      (
        "A text holds bytes that are no UTF-8.",
        "marks stand in their place", "save it in UTF-8",
        nil
      )
    case .badEscape:
      (
        #"A \ stands before a character that it does not go with, or `\u` before too few digits or half of a character."#,
        #"the \ is taken as it is; a mark stands in the place of a character that `\u` does not name"#,
        #"write four digits, as \u00e9, the character itself, or \\ for one \"#,
        #"[{"title": "\u12", "cells": []}]"#
      )
    case .badNumber:
      (
        "A number is too large, or is no number.",
        "it is left out", "write digits, as -12.5",
        "[1e999]"
      )
    case .behindEnd:
      (
        "More text stands behind the end of the table.",
        "it is not read", "take it away, or move the closing bracket behind it",
        "[] x"
      )
    case .comment:
      (
        "The text holds a comment; JSON has none.",
        "it is passed over", "take it away",
        "[] // none"
      )
    case .controlCharacter:
      (
        "A text holds a control character.",
        "it is kept; a blank or a mark shows in its place", #"write it as \u and its four digits"#,
        "[{\"title\": \"a\tb\", \"cells\": []}]"
      )
    case .extraSign:
      (
        "A comma, colon or bracket stands where none may stand.",
        "it is passed over", "take it away",
        #"[{"cells": []},]"#
      )
    case .missingColon:
      (
        "No colon stands between a key and its value.",
        "one is assumed", "write it",
        #"{"cells" []}"#
      )
    case .missingComma:
      (
        "No comma stands between two values.",
        "one is assumed", "write it",
        #"[{"cells": []} {"cells": []}]"#
      )
    case .missingKey:
      (
        "A value or colon stands in an object without a key.",
        "it is passed over", "write its key",
        #"{["a"], "cells": []}"#
      )
    case .missingValue:
      (
        "A key has no value.",
        "it is left out", "write a value, or null",
        #"{"title":, "cells": []}"#
      )
    case .noText:
      (
        "There is no text.",
        "there is nothing to show", "write a list of sections: []",
        ""
      )
    case .notUTF8:
      (
        "The text is in UTF-16, or no text at all.",
        "it is not read", "save it in UTF-8",
        nil
      )
    case .repeatedKey:
      (
        "An object has a key twice.",
        "the last one holds", "take one away",
        #"{"cells": [], "cells": []}"#
      )
    case .tooDeep:
      (
        "Lists and objects are nested deeper than the limit allows.",
        "this one is left out", "nest fewer of them",
        nil
      )
    case .tooLarge:
      (
        "The data has more bytes than the limit allows.",
        "it is not read", "keep it below the limit",
        nil
      )
    case .tooManyValues:
      (
        "The data has more values than the limit allows.",
        "what follows is not read", "show fewer rows, or several screens",
        nil
      )
    case .unclosed:
      (
        "The data ends before a list or object is closed.",
        "it is taken as closed there", "write the bracket, or check that all of the data arrived",
        #"[{"cells": []}"#
      )
    case .unclosedText:
      (
        "A text has no quote at its end.",
        "it ends with its line", #"write ""#,
        "[{\"cells\": [], \"title\": \"Open\n}]"
      )
    case .unknownWord:
      (
        "A word without quotes is neither true, false nor null.",
        "it is left out", "put a text in double quotes",
        "[nil]"
      )
    case .unquotedKey:
      (
        "A key has no quotes.",
        "they are assumed", "put it in double quotes",
        "{cells: []}"
      )
    case .unusualNumber:
      (
        "A number is not written as JSON requires, such as with a zero before it.",
        "it is read as it is meant",
        "write it without a plus, without zeros before it, and with digits around its point",
        #"[{"cells": [{"height": 044}]}]"#
      )
    case .unusualSpace:
      (
        "A blank stands between values that is none of JSON's, such as a no-break space.",
        "it is taken for a space", "write a plain space",
        "{\"cells\":\u{A0}[]}"
      )
    case .wrongBracket:
      (
        "A list or object ends with the bracket of another one.",
        "it ends there", "write the bracket that the report names",
        #"[{"cells": [}]"#
      )
    case .wrongQuotes:
      (
        "A text stands in single or curly quotes.",
        "they are taken for double ones", #"write ""#,
        "{'cells': []}"
      )
    }
  }
}
