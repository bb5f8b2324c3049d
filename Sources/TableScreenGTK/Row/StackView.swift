#if GTK
import CGTK
import TableScreen

/// A stack of parts beside or below each other.
@MainActor final class StackView: ElementView {
  private let axis: RowStack.Axis
  private var parts: [ElementView] = []
  private var endsInText = false
  private weak var filling: ElementView?
  /// The place of the first text that is read from the start, as the name of a field.
  private var name: Int?
  /// True while the controls stand below the name.
  private var isTurned = false
  /// The width in pixels below which controls may stand below the name.
  private static let narrow: gint = 350

  init(_ axis: RowStack.Axis) {
    self.axis = axis
    let isVertical = axis == .vertical
    super.init(
      Obj(
        gtk_box_new(
          isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, isVertical ? 2 : 12)
      ))
    gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
  }

  override func show(_ element: RowElement, in row: RowView) -> Bool {
    guard case .stack(let whole) = element, whole.axis == axis, !whole.isStrip else {
      return false
    }
    let stack = whole.withStrip
    for (place, element) in stack.elements.enumerated() {
      if place < parts.count {
        if parts[place].show(element, in: row) { continue }
        gtk_box_remove(root(), parts[place].root())
        parts[place] = .make(element, in: row)
        let before = place == 0 ? nil : parts[place - 1].root
        gtk_box_insert_child_after(root(), parts[place].root(), before.map { $0() })
      } else {
        let part = ElementView.make(element, in: row)
        gtk_box_append(root(), part.root())
        parts.append(part)
      }
    }
    while parts.count > stack.elements.count {
      gtk_box_remove(root(), parts.removeLast().root())
    }
    name = stack.elements.firstIndex(where: \.isReadFromStart)
    // A spacer takes the width that is left over and pushes the text behind it to the end.
    endsInText =
      axis == .horizontal && stack.elements.last?.isReadFromStart == true
      && !stack.elements.contains(.spacer)
    fill()
    center(stack)
    return true
  }

  /// Gives a text between two spacers all of the width: one of several lines would share that with them, and stand at the
  /// start of its share.
  private func center(_ stack: RowStack) {
    let isBetween =
      axis == .horizontal && parts.count == 3 && stack.elements.first == .spacer
      && stack.elements.last == .spacer
    let text = isBetween ? parts[1] as? TextView : nil
    for part in parts {
      (part as? TextView)?.isCentered = part === text
      (part as? SpacerView)?.isOpen = text == nil
    }
  }

  /// Fits the parts to the width of a row, or to their own where that is nil.
  ///
  /// Controls that do not fit beside their name stand below it. Otherwise the name of a field gets its width, as far as the
  /// fields behind it can spare that; a longer one is cut. It asks for no more than that, and never insists: a window gets as
  /// narrow as its rows let it.
  func fit(in room: gint?) {
    guard axis == .horizontal else { return }
    let fields = parts.compactMap { $0 as? FieldView }
    for field in fields { field.spare(0) }
    turn(room.map(isTooNarrow) ?? false)
    guard !isTurned, let room, name != nil, !fields.isEmpty else { return }
    let shown = parts.filter { !($0 is SpacerView) }
    let missing =
      shown.reduce(12 * gint(parts.count - 1) - room) { $0 + widths(of: $1.root).natural }
    let spares = fields.map { widths(of: $0.root).natural - $0.leastWidth }
    let spare = spares.reduce(0, +)
    guard missing > 0, spare > 0 else { return }
    let taken = min(missing, spare)
    for (field, own) in zip(fields, spares) { field.spare((taken * own + spare - 1) / spare) }
  }

  override func fit(to room: gint?) {
    for part in parts { part.fit(to: room) }
  }

  private func isTooNarrow(_ room: gint) -> Bool {
    guard room < Self.narrow, name != nil,
      parts.contains(where: { $0 is FieldView || $0 is SliderView || $0 is SegmentsView })
    else { return false }
    let shown = parts.filter { !($0 is SpacerView) }
    let gaps = 12 * gint(shown.count - 1)
    let whole = shown.reduce(gaps) { sum, part in
      let (least, natural) = widths(of: part.root)
      // A text scrolls in its field; of a day all is seen, or it is another one.
      let scrolls = (part as? FieldView).map { !$0.control.takesDay } ?? false
      return sum + (scrolls || part is SliderView ? least : natural)
    }
    return whole > room
  }

  /// Puts the parts below each other, or beside each other again.
  private func turn(_ isTurned: Bool) {
    guard isTurned || self.isTurned else { return }
    self.isTurned = isTurned
    gtk_orientable_set_orientation(
      root(), isTurned ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
    gtk_box_set_spacing(root(), isTurned ? 6 : 12)
    for part in parts where part is SpacerView {
      gtk_widget_set_visible(part.root(), isTurned ? 0 : 1)
    }
  }

  override func showFilling() {
    super.showFilling()
    fill()
  }

  /// Expands a last text into the width left over, since GTK lays a label of exactly its text's
  /// width out again for each row.
  private func fill() {
    let text = isFilling && endsInText ? parts.last : nil
    guard text !== filling else { return }
    filling?.isFilling = false
    text?.isFilling = true
    filling = text
  }

  override func control(_ name: String?) -> ControlView? {
    parts.lazy.compactMap { $0.control(name) }.first
  }

  override var controls: [ControlView] { parts.flatMap(\.controls) }
}

extension RowElement {
  /// True if the element is a start-aligned text, or a column of such texts.
  fileprivate var isReadFromStart: Bool {
    switch self {
    case .text(let text): text.role != .value
    case .stack(let stack):
      stack.axis == .vertical && stack.elements.allSatisfy(\.isReadFromStart)
    default: false
    }
  }
}

/// A spacer that expands into the width left over.
@MainActor final class SpacerView: ElementView {
  init() {
    super.init(Obj(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)))
    gtk_widget_set_hexpand(root(), 1)
  }

  /// False while the text beside it takes the width.
  var isOpen = true {
    didSet { if isOpen != oldValue { gtk_widget_set_hexpand(root(), isOpen ? 1 : 0) } }
  }

  override func show(_ element: RowElement, in row: RowView) -> Bool { element == .spacer }
}
#endif
