import DemoScreens

/// What the arguments ask for.
enum Arguments: Equatable {
  case help
  /// To open a screen.
  case open(String, restores: Bool)
  /// To write a picture of a screen.
  case picture(String, file: String, width: Int, height: Int, isDark: Bool)

  static let usage = """
    usage: demo-gtk [SCREEN] [--restore]
           demo-gtk picture SCREEN FILE.png [--size 920x700] [--dark]
           demo-gtk --help
    The screens: \(Demo.names.joined(separator: ", "))
    """

  /// Reads the arguments, without the name of the program; nil where they make no sense.
  init?(_ arguments: some Sequence<String>) {
    var (names, restores, isDark) = ([String](), false, false)
    var size = (width: 920, height: 700)
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--restore": restores = true
      case "--dark": isDark = true
      case "--size":
        let sides = (rest.popFirst() ?? "").split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2, sides.allSatisfy({ 200...4000 ~= $0 }) else { return nil }
        size = (sides[0], sides[1])
      case _ where argument.hasPrefix("-"): return nil
      default: names.append(argument)
      }
    }
    if names.first == "picture" {
      guard names.count == 3, Demo.names.contains(names[1]) else { return nil }
      self = .picture(
        names[1], file: names[2], width: size.width, height: size.height, isDark: isDark)
    } else {
      guard names.count <= 1, Demo.names.contains(names.first ?? "gallery") else { return nil }
      self = .open(names.first ?? "gallery", restores: restores)
    }
  }
}
