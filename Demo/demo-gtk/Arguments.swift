#if os(macOS) || os(Linux)
import DemoScreens

/// A picture that the arguments ask for.
struct Picture: Equatable {
  var screen: String
  /// The file, whose name gets the width where there are several sizes.
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
    let stem = file.hasSuffix(".png") ? String(file.dropLast(4)) : file
    return sizes.map { ("\(stem)-\($0.width).png", $0) }
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
           demo-gtk open FILE|ADDRESS
           demo-gtk picture SCREEN FILE.png [--size 920x700]… [--dark] [--contrast] [--rtl] [--text 1.5]
             [--check]
           demo-gtk --help
    A recording says what you do, and begins with to-dos of its own; secrets are left out.
    The to-dos may be in a file, or at an address as postgres://user@host/database.
    The screens: \(Demo.names.joined(separator: ", "))
    """

  /// Reads the arguments, without the name of the program; nil where they make no sense.
  init?(_ arguments: some Sequence<String>) {
    var (names, restores, database, recording) = ([String](), false, String?.none, String?.none)
    let plain = Picture(screen: "", file: "", sizes: [])
    var picture = plain
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--restore": restores = true
      case "--database":
        guard let place = rest.popFirst(), !place.isEmpty, !place.hasPrefix("-") else { return nil }
        database = place
      case "--record":
        guard let file = rest.popFirst(), !file.isEmpty, !file.hasPrefix("-") else { return nil }
        recording = file
      case "--dark": picture.isDark = true
      case "--contrast": picture.isHighContrast = true
      case "--rtl": picture.isRightToLeft = true
      case "--check": picture.checks = true
      case "--text":
        guard let scale = rest.popFirst().flatMap({ Double($0) }), 0.5...3 ~= scale else {
          return nil
        }
        picture.textScale = scale
      case "--size":
        let sides = (rest.popFirst() ?? "").split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2, sides.allSatisfy({ 200...4000 ~= $0 }) else { return nil }
        picture.sizes.append(Picture.Size(width: sides[0], height: sides[1]))
      case _ where argument.hasPrefix("-"): return nil
      default: names.append(argument)
      }
    }
    if names.first == "open" {
      guard names.count == 2, !restores, database == nil, recording == nil, picture == plain else {
        return nil
      }
      self = .show(names[1])
    } else if names.first == "picture" {
      guard names.count == 3, !restores, database == nil, recording == nil,
        Demo.names.contains(names[1])
      else {
        return nil
      }
      (picture.screen, picture.file) = (names[1], names[2])
      if picture.sizes.isEmpty { picture.sizes = [Picture.Size(width: 920, height: 700)] }
      self = .picture(picture)
    } else {
      guard names.count <= 1, picture == plain,
        Demo.names.contains(names.first ?? "gallery")
      else { return nil }
      self = .open(
        names.first ?? "gallery", restores: restores, database: database, recording: recording)
    }
  }
}
#endif
