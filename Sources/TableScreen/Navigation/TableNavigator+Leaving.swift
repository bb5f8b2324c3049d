import TableCore

extension TableNavigator {
  /// Takes a person out of a screen, and of what stands above it, as by the back button.
  ///
  /// Each that goes is asked by ``Screen/shouldGoBack()``, from the topmost on; one that does not let go comes into
  /// view, and it stays with all below it. Then, where forms among those that go are dirty, a question comes into view:
  /// to save them by ``TableScreen/onSubmit()``, to discard what was typed, or to stay; so it does for those that are
  /// closed to bring another one into view. The setting `.asksBeforeLeaving(false)` of a form turns its question off. A host that has taken a screen away by itself, as by a gesture, puts it back where
  /// this says so.
  ///
  /// - Returns: whether the screen was left; one that asks, or refuses, was not.
  @discardableResult
  public func leave(_ screen: Screen) -> Bool {
    inTurn { [self] in
      let closed = closing(screen)
      guard !closed.isEmpty else { return }
      letGo(closed.reversed()) { [self] in
        let left = closing(screen)
        // What was opened meanwhile was not asked.
        guard left.allSatisfy({ open in closed.contains { $0 === open } }), remove(left) else {
          return
        }
        visibleScreen.onBack()
      }
    }
    return !isOpen(screen)
  }

  /// Asks screens, from the topmost on, first by ``Screen/shouldGoBack()``, and then for what was typed into them; the
  /// first that does not let go comes into view, to say why.
  func letGo(
    _ screens: [Screen], then leave: @escaping () -> Void, stayed: @escaping () -> Void = {}
  ) {
    let clinging = screens.first { screen in !asking { screen.shouldGoBack() } }
    guard let clinging else { return askToLeave(screens, then: leave, stayed: stayed) }
    uncover(clinging, then: stayed)
  }

  /// Brings a screen into view, and asks before that for what was typed into those that stand above it.
  private func uncover(_ screen: Screen, then done: @escaping () -> Void) {
    askToLeave(closing(above: screen.outermost).reversed()) { [self] in
      if isOpen(screen) { reveal(screen) }
      done()
    } stayed: {
      done()
    }
  }

  /// Whether leaving a screen, and what stands above it, would ask what is to become of a dirty form.
  public func asksBeforeLeaving(_ screen: Screen) -> Bool {
    closing(screen).contains(where: \.isUnsaved)
  }

  /// Ends the window, as when a person closes it or quits: asks every open screen first, as ``leave(_:)`` asks them.
  ///
  /// One after the other, from the topmost on, each is asked by ``Screen/shouldGoBack()``, the first screens of stacks
  /// among them, and then for its dirty form. One that does not let go comes into view, and the window stays. While a
  /// question is in view, asking again does nothing; a host that hears somebody insist ends without asking.
  ///
  /// - Parameter end: runs at once where nothing is to be asked, and later where a person has agreed.
  public func leaveAll(then end: @escaping () -> Void) {
    guard !isAsking else { return }
    inTurn { [self] in askToLeave(oneByOne: screens.reversed(), then: end) }
  }

  private func askToLeave(oneByOne screens: [Screen], then end: @escaping () -> Void) {
    guard let screen = screens.first else { return end() }
    // An answer may have closed it.
    guard isOpen(screen) else { return askToLeave(oneByOne: Array(screens.dropFirst()), then: end) }
    letGo([screen]) { [self] in askToLeave(oneByOne: Array(screens.dropFirst()), then: end) }
  }

  /// Whether a person is being asked what is to become of a dirty form.
  public var isAsking: Bool { modals.last?.root is LeavingQuestion }

  /// Asks for each dirty form among some screens, one after the other, and goes on when none is left.
  func askToLeave(
    _ screens: [Screen], then leave: @escaping () -> Void, stayed: @escaping () -> Void = {}
  ) {
    guard let form = screens.first(where: \.isUnsaved) as? TableScreen else { return leave() }
    let others = screens.filter { $0 !== form }
    let question = LeavingQuestion(form.title) { [weak self, weak form] answer in
      guard let self else { return }
      switch answer {
      case .stay: stayed()
      case .discard:
        form?.reloadForm()
        askToLeave(others, then: leave, stayed: stayed)
      case .save:
        form?.submitToLeave { [weak self] isAll in
          // What was typed while it was saved is asked for in its turn.
          let next = isAll ? others : screens
          self?.inTurn { self?.askToLeave(next, then: leave, stayed: stayed) }
        } failed: { [weak self] in
          guard let self, let form, !form.isVisible else { return stayed() }
          inTurn { [self] in uncover(form, then: stayed) }
        }
      }
    }
    question.navigator = self
    question.parentScreen = form
    transition([.present(question)]) { modals.append(ScreenStack(root: question)) }
  }
}
