/// What `feature help` says.
enum Guide {
  static let text = """
    Copies features into another app.

    usage: swift run feature copy FEATURE… --to FOLDER [--tests] [--without addresses]
                                  [--one-target] [--dry-run]

      swift run feature copy First Second --to ../TheirApp --tests

    The features with what they need, a manifest (or the lines for the one that is there), the edges
    between them, the root of the app and a program that runs it. What led to a feature that stays
    behind leads to a screen that says so.

      --tests               also the features' tests, and a walk through the app
      --without addresses   without links, and without tests, which look at addresses
      --one-target          everything in one target, without imports of ours
      --dry-run             only says what would be written

    Nothing that is there is replaced, and when something does not fit, nothing is written.

    """
}
