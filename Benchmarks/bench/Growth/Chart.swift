#if os(macOS) || os(Linux)
import Foundation

/// Times over sizes of a table, both by powers of ten, as a picture.
struct Chart {
  struct Line {
    let name: String
    /// Milliseconds, one for each size.
    let times: [Double]

    init(_ name: String, _ times: [Double]) { (self.name, self.times) = (name, times) }
  }

  /// What its file is called.
  let name: String
  let title: String
  let counts: [Int]
  let lines: [Line]

  private static let (left, right, top, bottom) = (64.0, 620.0, 56.0, 356.0)
  private static let colors = ["#1a73c9", "#8a8a8a", "#c9701a", "#3d8f3d"]

  /// The figures, for whoever has only a terminal.
  var text: String {
    lines.map { line in
      let times = zip(counts, line.times).map { "\($0.formatted()): \($1.formatted())" }
      return "\(title), \(line.name), ms: \(times.joined(separator: ", "))"
    }.joined(separator: "\n")
  }

  /// The picture, as SVG.
  var svg: String {
    let decades = decades
    func x(_ count: Int) -> Double {
      let first = log10(Double(counts.first ?? 1))
      let span = max(log10(Double(counts.last ?? 10)) - first, 1)
      return Self.left + (log10(Double(count)) - first) / span * (Self.right - Self.left)
    }
    func y(_ time: Double) -> Double {
      let share = (log10(time) - Double(decades.lowerBound)) / Double(decades.count)
      return Self.bottom - share * (Self.bottom - Self.top)
    }
    var parts = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="900" height="400" font-family="sans-serif" font-size="13">"#,
      #"<rect width="900" height="400" fill="white"/>"#,
      text(title, Self.left, 28, "#222222", size: 16),
    ]
    for decade in decades.lowerBound...decades.upperBound {
      let height = y(pow(10, Double(decade)))
      parts.append(rule(Self.left, height, Self.right, height))
      parts.append(text(Self.label(decade), Self.left - 8, height + 4, "#666666", anchor: "end"))
    }
    for count in counts {
      parts.append(rule(x(count), Self.top, x(count), Self.bottom))
      parts.append(
        text(count.formatted(), x(count), Self.bottom + 20, "#666666", anchor: "middle"))
    }
    for (number, line) in lines.enumerated() {
      let color = Self.colors[number % Self.colors.count]
      let points = zip(counts, line.times).map { count, time in
        String(format: "%.1f,%.1f", x(count), y(max(time, 1e-6)))
      }
      parts.append(
        #"<polyline fill="none" stroke="\#(color)" stroke-width="2.5" points="\#(points.joined(separator: " "))"/>"#
      )
    }
    parts += legend
    return (parts + ["</svg>", ""]).joined(separator: "\n")
  }

  /// The powers of ten of a millisecond between which all times lie.
  private var decades: Range<Int> {
    let times = lines.flatMap(\.times).map { max($0, 1e-6) }
    let low = Int(floor(log10(times.min() ?? 1)))
    return low..<max(Int(ceil(log10(times.max() ?? 10))), low + 1)
  }

  /// The names of the lines, in the order in which they end at the right.
  private var legend: [String] {
    let order = lines.indices.sorted { lines[$0].times.last ?? 0 > lines[$1].times.last ?? 0 }
    return order.enumerated().flatMap { place, number in
      let (height, color) = (
        Self.top + 12 + Double(place) * 24, Self.colors[number % Self.colors.count]
      )
      return [
        #"<rect x="\#(Self.right + 14)" y="\#(height - 10)" "#
          + #"width="12" height="12" fill="\#(color)"/>"#,
        text(lines[number].name, Self.right + 32, height, "#222222"),
      ]
    }
  }

  private static func label(_ decade: Int) -> String {
    switch decade {
    case ..<(-3): "\(Int(pow(10, Double(decade + 6)))) ns"
    case ..<0: "\(Int(pow(10, Double(decade + 3)))) µs"
    case ..<3: "\(Int(pow(10, Double(decade)))) ms"
    default: "\(Int(pow(10, Double(decade - 3)))) s"
    }
  }

  private func rule(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
    #"<line x1="\#(x1)" y1="\#(y1)" x2="\#(x2)" y2="\#(y2)" stroke="gainsboro"/>"#
  }

  private func text(
    _ text: String, _ x: Double, _ y: Double, _ color: String, anchor: String = "start",
    size: Int = 13
  ) -> String {
    let plain = text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(
      of: "<", with: "&lt;")
    return
      #"<text x="\#(x)" y="\#(y)" fill="\#(color)" text-anchor="\#(anchor)" font-size="\#(size)">\#(plain)</text>"#
  }
}
#endif
