/// What `feature help` says.
enum Guide {
  static let text = """
    Adds a feature to this workspace, or copies features into another app.

    usage: swift run feature new NAME --from FEATURE --push|--modal SEGMENT
                                  [--style delegate|closures] [--result Bool|Int|String] [--dry-run]
           swift run feature copy FEATURE… --to FOLDER [--tests] [--without addresses]
                                  [--one-target] [--dry-run]

    new     a feature with its tests, and all that leads there from another one: button, edge, address,
            documents. Then the lint passes, and `swift test` does too, or names the lines of documents
            that show the old screen of what leads there.

      swift run feature new Settings --from First --push settings

      --push, --modal       how it is shown, and its part of the address
      --style               how its view model talks to its coordinator: by a delegate, unless you say
                            closures
      --result              what it hands over to the feature that leads there

    copy    features with what they need, a manifest (or the lines for the one that is there), the edges
            between them, the root of the app and a program that runs it. What led to a feature that
            stays behind leads to a screen that says so.

      swift run feature copy First Second --to ../TheirApp --tests

      --tests               also the features' tests, and a walk through the app
      --without addresses   without links, and without tests, which look at addresses
      --one-target          everything in one target, without imports of ours

    --dry-run only shows what would be written. When something does not fit, nothing is written, and one
    sentence says why.

    """
}
