import TableScreen

/// The kinds of mistakes in the description of a table.
enum TableMistakeKind: String, DataMistakeKind {
  case badBase64
  case duplicateField
  case duplicateOption
  case emptyButton
  case emptyOptions
  case emptyRange
  case missingPartner
  case moreMistakes
  case namelessField
  case noForm
  case noImageSource
  case noTable
  case notPropertyList
  case outOfRange
  case requiredKey
  case tooManyNodes
  case tooManySections
  case twoBindings
  case twoClasses
  case unknownActionName
  case unknownBinding
  case unknownColor
  case unknownKey
  case unknownName
  case unknownOption
  case unknownPattern
  case uselessCheck
  case uselessKey
  case uselessOptions
  case uselessValue
  case wrongKind

  var entry: (cause: String, why: String, remedy: String, example: String?) {
    switch self {
    case .badBase64:
      (
        "The data of a picture is not in base 64.",
        "it is left out", "encode the bytes of the file in base 64",
        #"[{"cells": [{"image": {"data": "?"}}]}]"#
      )
    case .duplicateField:
      (
        "Two fields have the same name.",
        "the second one edits nothing", "give each a name of its own",
        #"[{"cells": [{"type": "text", "name": "a"}, {"type": "text", "name": "a"}]}]"#
      )
    case .duplicateOption:
      (
        "Two options of a field have the same id.",
        "the second one is left out", "give each an id of its own",
        #"[{"cells": [{"type": "picker", "name": "a", "options": ["s", "s"]}]}]"#
      )
    case .emptyButton:
      (
        "A button of the bar shows nothing.",
        "it is left out", "write its “title”, “system” or “image”",
        #"{"barButtons": {"leading": [{"action": "edit"}]}, "cells": []}"#
      )
    case .emptyOptions:
      (
        "A field lets a person choose, and has nothing to choose from.",
        "it shows, and takes no choice", "write its “options”",
        #"[{"cells": [{"type": "picker", "name": "a", "options": []}]}]"#
      )
    case .emptyRange:
      (
        "Two limits leave nothing between them, as a minimum above its maximum.",
        "both are left out", "exchange them, or correct one of them",
        #"[{"cells": [{"type": "text", "name": "a", "validate": {"minimum": 9, "maximum": 2}}]}]"#
      )
    case .missingPartner:
      (
        "A property lacks another one without which it has no effect, as a minimum without a maximum.",
        "it has no effect", "write the other one, too",
        #"[{"cells": [{"type": "slider", "name": "a", "properties": {"minimum": 1}}]}]"#
      )
    case .moreMistakes:
      (
        "There are more mistakes than the limit allows.",
        "only the first ones are listed", "mend these first",
        nil
      )
    case .namelessField:
      (
        "A field has a type, a value, options or checks, and no name, or an empty one.",
        "it edits nothing", "give it the name under which its value is read",
        #"[{"cells": [{"type": "text"}]}]"#
      )
    case .noForm:
      (
        "A table is written as JSON, and a part of it has no form in JSON, such as a closure.",
        "it is left out", "give it a name, such as that of one of the screen's actions",
        nil
      )
    case .noImageSource:
      (
        "A picture has no source.",
        "it is left out", "write its “name”, “url” or “data”",
        #"[{"cells": [{"image": {"radius": 3}}]}]"#
      )
    case .noTable:
      (
        "The data is neither a list of sections nor an object.",
        "there is nothing to show",
        "write a list of sections, or an object with the key “sections”",
        "5"
      )
    case .notPropertyList:
      (
        "The data should be a property list, and is not one.",
        "it is not read", "check it with plutil",
        nil
      )
    case .outOfRange:
      (
        "The value of a field is a number that its control cannot show, as 99 in a slider from 0 to 10.",
        "the nearest number that it shows stands in its place",
        "write a number within the limits, or give the field other ones",
        #"[{"cells": [{"type": "slider", "name": "a", "value": 99}]}]"#
      )
    case .requiredKey:
      (
        "An object lacks a key that it needs.",
        "nothing stands in its place", "write the key that the report names",
        #"[{"title": "Open"}]"#
      )
    case .tooManyNodes:
      (
        "The table has more sections, rows, lists of children and bar buttons than the limit allows.",
        "those beyond it are left out", "show fewer rows or buttons, or load rows in pages",
        nil
      )
    case .tooManySections:
      (
        "The table has more sections and lists of children than the limit allows.",
        "those beyond it are left out",
        "show fewer, load them in pages, or let rows open screens in place of children",
        nil
      )
    case .twoBindings:
      (
        "A field of the form has a `bind`, too.",
        "the binding is left out; the form has the value",
        "take its “name” away, so that the screen has the value, or its “bind”",
        #"[{"cells": [{"name": "a", "bind": "owner"}]}]"#
      )
    case .twoClasses:
      (
        "A field has a `cellClass` beside its `type`, or one that edits no value.",
        "the class is left out",
        "write the class that edits the value as “type”, and no “cellClass”",
        #"[{"cells": [{"name": "a", "cellClass": "badge"}]}]"#
      )
    case .unknownActionName:
      (
        "A row or button names an action that the screen's `actions` do not have.",
        "using it does nothing", "add it to the screen's actions, or correct the name",
        #"[{"cells": [{"action": "edti"}]}]"#
      )
    case .unknownBinding:
      (
        "A row is bound to a name that the screen's `bindings` do not have.",
        "the row edits nothing", "add it to the screen's bindings, or correct the name",
        #"[{"cells": [{"bind": "ownr"}]}]"#
      )
    case .unknownColor:
      (
        "A color is neither a known name nor written in parts.",
        "it is left out", "write a name as “red”, or the parts as “#ff8800”",
        #"[{"cells": [{"title": [{"text": "a", "color": "rot"}]}]}]"#
      )
    case .unknownKey:
      (
        "An object has a key that is not known there.",
        "it is left out", "write the key that the report suggests, or one of its list",
        #"[{"cells": [{"titel": "Milk"}]}]"#
      )
    case .unknownName:
      (
        "A value is not one of the names that its key takes.",
        "it is left out", "write the name that the report suggests, or one of its list",
        #"[{"cells": [{"style": "valu1"}]}]"#
      )
    case .unknownOption:
      (
        "The value of a field is not one of its options.",
        "it shows as it is", "write one of the options",
        #"[{"cells": [{"type": "picker", "name": "a", "options": ["s", "m"], "value": "x"}]}]"#
      )
    case .unknownPattern:
      (
        "A pattern has parts that are not supported, is not closed, or is too large.",
        "it is left out",
        "use characters, classes, groups, | * + ? and {2,4}; 1,000 bytes and 4,000 steps at most",
        #"[{"cells": [{"name": "a", "validate": {"pattern": "("}}]}]"#
      )
    case .uselessCheck:
      (
        "Checks can never be met, as a minimum above what the control shows, or those of a row that edits nothing.",
        "they are left out", "take them away, or give the control other limits",
        #"[{"cells": [{"type": "rating", "name": "a", "validate": {"minimum": 6}}]}]"#
      )
    case .uselessKey:
      (
        "Several keys stand where one is taken, such as the `title` and the `image` of a button in the bar.",
        "it is left out; the other one holds", "take one of them away",
        #"{"barButtons": {"leading": [{"title": "a", "image": "star", "action": "b"}]}, "cells": []}"#
      )
    case .uselessOptions:
      (
        "A field has options, though its type does not let a person choose, or a row with `bind` has some.",
        "they are left out", "take them away, or choose another type",
        #"[{"cells": [{"type": "text", "name": "a", "options": ["s"]}]}]"#
      )
    case .uselessValue:
      (
        "A button has a value, though it edits nothing, or an accessory that shows none.",
        "it is left out", "take it away, or choose another type",
        #"[{"cells": [{"type": "button", "title": "Buy", "value": 3}]}]"#
      )
    case .wrongKind:
      (
        "A value is of another kind than its key takes, or out of range.",
        "it is left out", "write a value that the key takes; the report names it",
        #"[{"cells": [{"title": true}]}]"#
      )
    }
  }
}
