#if os(macOS) || os(Linux)
import DemoScreens

/// What the arguments ask for.
enum Arguments: Equatable {
  case help
  /// To open a screen.
  case open(String, restores: Bool)
  /// To show the table of a file or an address.
  case show(String)
  /// To write a picture of a screen.
  case picture(String, file: String, width: Int, height: Int, isDark: Bool)

  static let usage = """
    usage: demo-gtk [SCREEN] [--restore]
           demo-gtk open FILE|ADDRESS
           demo-gtk picture SCREEN FILE.png [--size 920x700] [--dark]
           demo-gtk --help
    The screens: \(Demo.names.joined(separator: ", "))
    """

  /// Reads the arguments, without the name of the program; nil where they make no sense.
  init?(_ arguments: some Sequence<String>) {
    var (names, restores, isDark) = ([String](), false, false)
    var size: (width: Int, height: Int)?
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
    if names.first == "open" {
      guard names.count == 2, !restores, !isDark, size == nil else { return nil }
      self = .show(names[1])
    } else if names.first == "picture" {
      guard names.count == 3, !restores, Demo.names.contains(names[1]) else { return nil }
      self = .picture(
        names[1], file: names[2], width: size?.width ?? 920, height: size?.height ?? 700,
        isDark: isDark)
    } else {
      guard names.count <= 1, !isDark, size == nil,
        Demo.names.contains(names.first ?? "gallery")
      else { return nil }
      self = .open(names.first ?? "gallery", restores: restores)
    }
  }
}
#endif
