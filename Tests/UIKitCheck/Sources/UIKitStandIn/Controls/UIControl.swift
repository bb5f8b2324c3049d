public import Foundation

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
  }

  open var isEnabled = true
  open var isTracking: Bool { false }
  private var actions: [Event: [UIAction]] = [:]

  open func addAction(_ action: UIAction, for event: Event) {
    actions[event, default: []].append(action)
  }

  open func sendActions(for event: Event) {
    for action in actions[event] ?? [] { action.perform() }
  }

  /// Presses the control, as a person does.
  public func press() {
    if isEnabled, isUserInteractionEnabled { sendActions(for: .touchUpInside) }
  }
}

@MainActor open class UISwitch: UIControl {
  override var isElementByItself: Bool { true }
  public private(set) var isOn = false
  open func setOn(_ isOn: Bool, animated: Bool) {
    self.isOn = isOn
    if animated { animatedChanges += 1 }
  }

  /// Turns the switch, as a person does.
  public func flip() {
    guard isEnabled else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}

@MainActor open class UISlider: UIControl {
  override var isElementByItself: Bool { true }
  open var thumbTintColor: UIColor?
  // The pages "minimumValue" and "maximumValue": a bound past the other one takes that along, and the value with it; one
  // that is no number is no bound.
  open var minimumValue: Float = 0 {
    didSet {
      if minimumValue.isNaN { Refusals.add("a slider's minimum is no number") }
      maximumValue = max(maximumValue, minimumValue)
      setValue(value, animated: false)
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if maximumValue.isNaN { Refusals.add("a slider's maximum is no number") }
      if maximumValue < minimumValue { minimumValue = maximumValue }
      setValue(value, animated: false)
    }
  }
  public private(set) var value: Float = 0
  open func setValue(_ value: Float, animated: Bool) {
    self.value = min(max(value, minimumValue), maximumValue)
    if animated { animatedChanges += 1 }
  }

  /// Drags the knob, as a person does.
  public func drag(to value: Float) {
    setValue(value, animated: false)
    sendActions(for: .valueChanged)
  }
}

@MainActor open class UIStepper: UIControl {
  override var isElementByItself: Bool { true }
  // Each of these raises NSInvalidArgumentException in UIKit: see the pages of the three properties.
  open var minimumValue: Double = 0 {
    didSet {
      if minimumValue >= maximumValue {
        Refusals.add("a stepper's minimum is no less than its maximum")
      }
    }
  }
  open var maximumValue: Double = 100 {
    didSet {
      if maximumValue <= minimumValue {
        Refusals.add("a stepper's maximum is no more than its minimum")
      }
    }
  }
  open var stepValue: Double = 1 {
    didSet { if stepValue <= 0 { Refusals.add("a stepper's step is not above zero") } }
  }
  /// A value out of bounds is brought to them.
  open var value: Double {
    get { current }
    set { current = min(max(newValue, minimumValue), maximumValue) }
  }
  private var current = 0.0

  open override func didMoveToWindow() { Refusals.addWhereMac("UIStepper") }

  /// Presses plus or minus, as a person does.
  public func step(by count: Int) {
    value = min(max(value + stepValue * Double(count), minimumValue), maximumValue)
    sendActions(for: .valueChanged)
  }
}

@MainActor open class UISegmentedControl: UIControl {
  override var isElementByItself: Bool { true }
  public static let noSegment = -1
  public private(set) var segmentTitles: [String] = []
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      // The page "selectedSegmentIndex" knows -1 and the segments; known of UIKit is an exception for what is beyond.
      if selectedSegmentIndex != -1, !segmentTitles.indices.contains(selectedSegmentIndex) {
        Refusals.add("a segment that is not there was selected")
      }
    }
  }
  open func removeAllSegments() {
    segmentTitles = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    // The page "insertSegment(withTitle:at:animated:)": a place beyond the last is the last.
    segmentTitles.insert(title ?? "", at: min(max(index, 0), segmentTitles.count))
    if animated { animatedChanges += 1 }
  }

  /// Chooses a segment, as a person does.
  public func choose(_ index: Int) {
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
  }
}

public enum UIDatePickerStyle: Sendable { case automatic, compact }

@MainActor open class UIDatePicker: UIControl {
  override var isElementByItself: Bool { true }
  public enum Mode: Sendable { case time, date, dateAndTime }
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  public private(set) var date = Date(timeIntervalSince1970: 0)
  // The page "minimumDate": where it is later than the maximum, neither counts.
  open var minimumDate: Date?
  open var maximumDate: Date?
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
    if animated { animatedChanges += 1 }
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return }
    if let minimumDate { self.date = max(self.date, minimumDate) }
    if let maximumDate { self.date = min(self.date, maximumDate) }
  }
  // The page "minuteInterval": it divides 60 without a rest, and is at most 30; else the default of 1 counts.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 {
        Refusals.add("\(minuteInterval) minutes do not divide an hour")
        minuteInterval = 1
      }
    }
  }

  /// Chooses a date, as a person does.
  public func choose(_ date: Date) {
    self.date = date
    sendActions(for: .valueChanged)
  }
}

@MainActor open class UIColorWell: UIControl {
  override var isElementByItself: Bool { true }
  open var selectedColor: UIColor?
  open var supportsAlpha = true

  /// Chooses a color, as a person does.
  public func choose(_ color: UIColor) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }
}

@MainActor open class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  weak var table: UITableView?

  /// Pulls the table down, as a person does; through what lies above it nobody can.
  public func pull() {
    if let table, let views = table.superview?.subviews, let place = views.firstIndex(of: table),
      views[place...].contains(where: { $0 is UIContentUnavailableView && !$0.isHidden })
    {
      return Refusals.add("a table was pulled that is covered")
    }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
