#if os(macOS) || os(Linux)
import DemoScreens
import Foundation
import TableScreen

/// A picture that the arguments ask for.
struct Picture: Equatable {
  var screen: String
  /// The file, whose name gets the width where there are several sizes, and the height where two are of one width.
  var file: String
  var sizes: [Size]
  var isDark = false
  var isHighContrast = false
  var isRightToLeft = false
  var textScale = 1.0
  /// Whether faults of the layout count.
  var checks = false

  struct Size: Equatable { var width, height: Int }

  /// The files with their sizes.
  var files: [(path: String, size: Size)] {
    if sizes.count == 1 { return [(file, sizes[0])] }
    let stem = file.lowercased().hasSuffix(".png") ? String(file.dropLast(4)) : file
    let isWidthEnough = Set(sizes.map(\.width)).count == sizes.count
    return sizes.map { size in
      (
        isWidthEnough ? "\(stem)-\(size.width).png" : "\(stem)-\(size.width)x\(size.height).png",
        size
      )
    }
  }
}

/// What the arguments ask for.
enum Arguments: Equatable {
  case help
  /// To open a screen, with to-dos that are kept in a database, or else in the person's folder.
  case open(String, restores: Bool, database: String?, recording: String?)
  /// To show the table of a file or an address.
  case show(String)
  /// To write pictures of a screen.
  case picture(Picture)

  static let usage = """
    usage: demo-gtk [SCREEN] [--restore] [--database FILE|ADDRESS] [--record FILE]
           demo-gtk open FILE|ADDRESS|-
           demo-gtk picture SCREEN FILE.png [--size 920x700]… [--dark] [--contrast] [--rtl] [--text 1.5]
             [--check]
           demo-gtk --help
    A recording says what you do, and begins with to-dos of its own, and so it does not go with
    --database; secrets are left out. The to-dos may be in a file, or at an address as
    postgres://user@host/database. What open shows is a table; - is standard input.
    The screens: \(Demo.names.joined(separator: ", "))
    """

  /// What `--database` names.
  private static let database = "the path of a file, or an address as postgres://user@host/database"
  private static let options = [
    "--restore", "--database", "--record", "--size", "--dark", "--contrast", "--rtl", "--text",
    "--check", "--help",
  ]

  /// Reads the arguments, without the name of the program.
  ///
  /// - Throws: what is wrong with them.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var (names, restores, database, recording) = ([String](), false, String?.none, String?.none)
    // Those that only open a screen, and those that only make a picture.
    var (opening, picturing) = ([String](), [String]())
    var (picture, seen) = (Picture(screen: "", file: "", sizes: []), Set<String>())
    var rest = Array(arguments)[...]
    if rest.contains("--help") || rest.contains("-h") {
      self = .help
      return
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--restore", "--database", "--record": opening.append(argument)
      case _ where argument.hasPrefix("-") && argument != "-": picturing.append(argument)
      default: break
      }
      // Several sizes make several pictures.
      if argument != "--size", Self.options.contains(argument) {
        try UsageError.once(argument, &seen)
      }
      switch argument {
      case "--restore": restores = true
      case "--database": database = try UsageError.value(of: argument, &rest, Self.database)
      case "--record": recording = try UsageError.value(of: argument, &rest, "the name of a file")
      case "--dark": picture.isDark = true
      case "--contrast": picture.isHighContrast = true
      case "--rtl": picture.isRightToLeft = true
      case "--check": picture.checks = true
      case "--text":
        picture.textScale = try Self.scale(
          UsageError.value(of: argument, &rest, "a number from 0.5 to 3, as 1.5"))
      case "--size":
        picture.sizes.append(
          try Self.size(UsageError.value(of: argument, &rest, "width x height, as 920x700")))
      case _ where argument.hasPrefix("-") && argument != "-":
        throw UsageError.unknown(argument, nearest: nearest(argument, among: Self.options))
      default: names.append(argument)
      }
    }
    let verb = names.first
    // A name that is none says more than what stands behind it.
    if let verb, !["open", "picture"].contains(verb) { _ = try Self.screen(verb) }
    let most = verb == "picture" ? 3 : verb == "open" ? 2 : 1
    if names.count > most { throw UsageError.tooMany(names[most]) }
    let strange = verb == "picture" ? opening : verb == "open" ? opening + picturing : picturing
    if let option = strange.first {
      throw UsageError("\(option) does not go with \(verb.map { "“\($0)”" } ?? "a window")")
    }
    if verb == "open" {
      guard names.count == 2, !names[1].isEmpty else {
        throw UsageError("open needs a file, or an address")
      }
      self = .show(names[1])
    } else if verb == "picture" {
      guard names.count == 3, !names[2].isEmpty, names[2] != "-" else {
        throw UsageError("picture needs the name of a screen, and that of a file for it")
      }
      (picture.screen, picture.file) = (try Self.screen(names[1]), names[2])
      if picture.sizes.isEmpty { picture.sizes = [Picture.Size(width: 920, height: 700)] }
      self = .picture(picture)
    } else {
      try UsageError.exclude(database: database, recording: recording)
      self = .open(
        try Self.screen(verb ?? "gallery"), restores: restores,
        database: database, recording: recording)
    }
  }

  /// Tries what the arguments name before anything begins with it.
  ///
  /// - Throws: why a database, or a file for a recording or a picture, cannot be used.
  func check() throws(UsageError) {
    if case .picture(let picture) = self { try Self.check(pictureIn: picture.file) }
    guard case .open(_, _, let database, let recording) = self else { return }
    let file = recording.map { URL(filePath: $0) }
    let mistake =
      database.flatMap(DemoSetup.mistake(in:)) ?? file.flatMap(DemoSetup.mistake(recordingTo:))
    if let mistake { throw UsageError(mistake) }
  }

  /// A picture is a PNG, whatever its file is called: a name of another kind would tell other programs what is not true.
  private static func check(pictureIn file: String) throws(UsageError) {
    guard !file.hasSuffix("/") else {
      throw UsageError("“\(file)” is the name of a folder; name a file, as \(file)picture.png")
    }
    let kind = try? FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType
    // Of a folder, a pipe or a device is said that it is one.
    let isFile = kind.map { $0 == .typeRegular || $0 == .typeSymbolicLink } ?? true
    guard file.lowercased().hasSuffix(".png") || !isFile else {
      let stem = URL(filePath: file).deletingPathExtension().lastPathComponent
      throw UsageError("“\(file)” is no name of a PNG, as pictures are; name it \(stem).png")
    }
  }

  private static func screen(_ name: String) throws(UsageError) -> String {
    try UsageError.screen(name, or: ["open", "picture"]) { nearest($0, among: $1) }
  }

  private static func scale(_ text: String) throws(UsageError) -> Double {
    guard let scale = Double(text), 0.5...3 ~= scale else {
      throw UsageError("“\(text)” is no size of texts; write a number from 0.5 to 3, as 1.5")
    }
    return scale
  }

  private static func size(_ text: String) throws(UsageError) -> Picture.Size {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], 200...4000 ~= width,
      200...4000 ~= height
    else {
      throw UsageError(
        "“\(text)” is no size; write width x height, each from 200 to 4000, as 920x700")
    }
    return Picture.Size(width: width, height: height)
  }
}
#endif
