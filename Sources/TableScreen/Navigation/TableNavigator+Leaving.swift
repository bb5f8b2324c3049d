import TableCore

extension TableNavigator {
  /// Leaves a screen and those above it, as by the back button.
  ///
  /// Each screen that would go is asked by ``Screen/shouldGoBack()``, from the topmost on; one that
  /// refuses comes into view and stays, with all below it. Then, for each dirty form among them, a
  /// question comes into view: to save the form by ``TableScreen/onSubmit()``, to discard what was
  /// typed, or to stay; it is asked, too, for screens that are closed to bring another into view.
  /// The setting `.asksBeforeLeaving(false)` of a screen turns the question off for its own rows. A host that has
  /// removed a screen by itself, as by a gesture, puts it back if this returns false.
  ///
  /// - Returns: whether the screen was left at once; false while it asks, and if it refuses.
  @discardableResult
  public func leave(_ screen: Screen) -> Bool {
    acting(.leave(screen.outermost)) { askAndLeave(screen) }
  }

  private func askAndLeave(_ screen: Screen) -> Bool {
    inTurn { [self] in
      let closed = closing(screen)
      guard !closed.isEmpty else { return }
      letGo(closed.reversed()) { [self] in
        let left = closing(screen)
        // Screens opened while the question was in view have not been asked.
        guard left.allSatisfy({ open in closed.contains { $0 === open } }) else { return }
        leave(left)
      }
    }
    return !isOpen(screen)
  }

  /// Removes screens, and tells the screen that this reveals; none where a person has gone to another tab or modal meanwhile.
  func leave(_ screens: [Screen]) {
    let left = screens.first.flatMap { stack(of: $0) }
    guard remove(screens) else { return }
    let isElsewhere = (tabs + modals).contains { $0 === left && $0 !== stack }
    if !isElsewhere { for screen in visibleScreen.withChildren { screen.onBack() } }
  }

  /// Asks screens, from the topmost on, by ``Screen/shouldGoBack()``, and then about their dirty forms; the first that
  /// refuses comes into view, to say why.
  func letGo(
    _ screens: [Screen], then leave: @escaping () -> Void, stayed: @escaping () -> Void = {}
  ) {
    let clinging = screens.first { screen in
      !asking { screen.withChildren.allSatisfy { $0.shouldGoBack() } }
    }
    guard let clinging else { return askToLeave(screens, then: leave, stayed: stayed) }
    uncover(clinging, then: stayed)
  }

  /// Brings a screen into view, after asking about the dirty forms above it.
  private func uncover(_ screen: Screen, then done: @escaping () -> Void) {
    askToLeave(closing(above: screen.outermost).reversed()) { [self] in
      if isOpen(screen) { reveal(screen) }
      done()
    } stayed: {
      done()
    }
  }

  /// Returns whether leaving a screen, and those above it, would ask about a dirty form.
  public func asksBeforeLeaving(_ screen: Screen) -> Bool {
    closing(screen).contains(where: \.isUnsaved)
  }

  /// True if the end of the window would ask about a dirty form.
  package var asksBeforeEnding: Bool { screens.contains(where: \.isUnsaved) }

  /// Asks every open screen, as ``leave(_:)`` does, before the window ends, as when a person closes it or quits.
  ///
  /// One after the other, from the topmost on, each is asked by ``Screen/shouldGoBack()``, the first screens of stacks
  /// among them, and then about its dirty form. One that refuses comes into view, and the window stays. While a
  /// question is in view, a second call does nothing; a host whose user insists ends the window without asking. Where a
  /// save has left what does not show unsaved, the window stays once, and says so. In a window that has ended nobody is
  /// asked.
  ///
  /// - Parameter end: a closure that ends the window; runs at once if there is nothing to ask, else
  ///   once the person has agreed.
  public func leaveAll(then end: @escaping () -> Void) {
    if isEnded { return end() }
    guard !isAsking else { return }
    for case let form as TableScreen in screens { form.formSession.isLeftUntold = false }
    acting(.leaveAll) {
      inTurn { [self] in askToLeave(oneByOne: screens.reversed(), asked: [], then: end) }
    }
  }

  private func askToLeave(
    oneByOne screens: [Screen], asked: [Screen], then end: @escaping () -> Void
  ) {
    guard let screen = screens.first else {
      // While a form was saved the person may have typed into another one, or opened a screen.
      let new = self.screens.reversed().filter { open in
        guard asked.contains(where: { $0 === open }) else { return true }
        return open.isUnsaved && (open as? TableScreen)?.isKeptInItsOwnWay != true
      }
      guard new.isEmpty else { return askToLeave(oneByOne: new, asked: asked, then: end) }
      // What a save has left is said first, and that needs the window: who ends it then knows.
      let untold = asked.first { ($0 as? TableScreen)?.formSession.isLeftUntold ?? false }
      return untold.map { uncover($0) {} } ?? end()
    }
    let others = Array(screens.dropFirst())
    // The answer about another screen may have closed this one.
    guard isOpen(screen) else { return askToLeave(oneByOne: others, asked: asked, then: end) }
    letGo([screen]) { [self] in
      askToLeave(oneByOne: others, asked: asked + [screen], then: end)
    }
  }

  /// Indicates whether the question about a dirty form is in view.
  public var isAsking: Bool { (modals.last?.root as? TableQuestion)?.isAboutLeaving ?? false }

  /// Asks about each dirty form among some screens, one after the other, and leaves when none is left.
  func askToLeave(
    _ screens: [Screen], then leave: @escaping () -> Void, stayed: @escaping () -> Void = {}
  ) {
    // A form that has closed by itself meanwhile is none to ask about.
    let asking = screens.first { $0.isUnsaved && isOpen($0) }
    guard let form = asking as? TableScreen else { return leave() }
    // The person is asked about it already: who went back once more while it was saved.
    if isAsking, question?.parentScreen === form { return stayed() }
    let others = screens.filter { $0 !== form }
    let words = form.windowWords
    let question = TableQuestion(
      words.unsavedTitle, message: words.unsavedQuestion(form.title),
      answers: [
        .init(words.name(of: .save)), .init(words.discard, .destructive),
        .init(words.stay, .cancel),
      ],
      isAboutLeaving: true
    ) { [weak self, weak form] answer in
      guard let self else { return }
      // What the save that has ended meanwhile wanted to close itself: it closes, saves once more, or stays.
      let close = form?.formSession.putOffClose
      form?.formSession.putOffClose = nil
      switch answer {
      case TableQuestion.saved:
        close?()
        askToLeave(others, then: leave, stayed: stayed)
      case 1:
        form?.reloadForm()
        close?()
        askToLeave(others, then: leave, stayed: stayed)
      case 0:
        let stays = form?.formSession.stays
        form?.submitToLeave { [weak self] isAll in
          // The person may have gone back once more meanwhile, and decided to stay.
          if let form, form.formSession.stays != stays { return stayed() }
          // Or they have said that what was typed since is to be saved, too, and the form left then.
          if !isAll, let form, form.formSession.waitingSaves > 0 { return stayed() }
          // A form that was changed during its save asks again.
          let next = isAll ? others : screens
          self?.inTurn { self?.askToLeave(next, then: leave, stayed: stayed) }
        } failed: { [weak self] in
          // Another question may stand above the form.
          guard let self, let form, !form.isInFront else { return stayed() }
          inTurn { [self] in uncover(form, then: stayed) }
        }
      default:
        // A form that closes once it is saved takes the question along: nobody has decided to stay.
        if let form, isOpen(form) { form.formSession.stays += 1 }
        stayed()
      }
    }
    ask(question, from: form)
  }

  /// Returns whether screens among which is a form that its own submission closes have to wait: the person has typed more
  /// meanwhile, and is asked about that now, or was already, or has said that it is to be saved, too.
  func putsOffClosing(_ screens: [Screen], _ close: @escaping @MainActor () -> Void) -> Bool {
    let forms = screens.compactMap { $0 as? TableScreen }.filter(\.hasMoreToSave)
    // The save that follows closes the form itself.
    if forms.contains(where: { $0.formSession.waitingSaves > 0 }) { return true }
    let asked = isAsking ? forms.first { $0 === question?.parentScreen } : nil
    // What was there already the save may have kept in a way of its own.
    guard let form = asked ?? forms.first(where: \.hasTypedSince) else { return false }
    form.formSession.putOffClose = close
    if asked == nil { inTurn { [self] in askToLeave([form], then: {}) } }
    return true
  }

  /// Goes on where a question about a form is in view that was saved meanwhile.
  func formWasSaved(_ form: TableScreen) {
    guard let question, question.isAboutLeaving, question.parentScreen === form, !form.isUnsaved
    else { return }
    question.settle()
  }
}
