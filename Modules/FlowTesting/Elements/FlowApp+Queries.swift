extension FlowApp {
  /// The lines of input on the front screen.
  public var textFields: FlowQuery { query(.textField) }

  /// The lines of input on the front screen that nobody may read.
  public var secureTextFields: FlowQuery { query(.secureTextField) }

  /// The buttons on the front screen; those of bars and alerts are asked for there.
  public var buttons: FlowQuery { query(.button) }

  /// The rows of the front screen.
  public var cells: FlowQuery { query(.cell) }

  /// What is on or off on the front screen; a tap sets the other.
  public var switches: FlowQuery { query(.switch) }

  /// The choices on the front screen.
  public var pickers: FlowQuery { query(.picker) }

  /// The texts on the front screen.
  public var staticTexts: FlowQuery { query(.staticText) }

  /// Everything on the front screen, whatever it is.
  public var elements: FlowQuery { query(.element) }

  /// The alert that is up, by its title, or nothing.
  public var alerts: FlowQuery { query(.alert) }

  /// The modals, from the lowest to the top one, by their segment or title.
  public var modals: FlowQuery { query(.modal) }

  /// The bar over the front screen, by the title of that screen.
  public var navigationBars: FlowQuery { query(.navigationBar) }

  /// The bar over the front screen, with the button `Back` when that leads somewhere.
  public var navigationBar: FlowElement { navigationBars.element }

  /// The tabs, when there are any.
  public var tabBars: FlowQuery { query(.tabBar) }

  /// The tabs, as buttons by id or title.
  public var tabBar: FlowElement { tabBars.element }

  private func query(_ kind: FlowNode.Kind) -> FlowQuery {
    FlowQuery(app: self, path: [], kind: kind)
  }
}
