/// The way through the app that `demo tour` shows: a script whose comments are told.
@MainActor
enum Tour {
  static var script: Script { Script(Array(text.utf8)) }

  private static let text = """
    # Logging in starts three tabs side by side. All of them stay alive.
    type username demo
    type password demo
    tap log-in
    # A product is pushed, its owner is a modal over it. Whoever leads there is the parent.
    tap product-1
    tap owner
    tree
    # It goes on inside the modal. Pulling that down ends all that stands in it.
    tap product-2
    dismiss
    # More of the same owner, and back to the root.
    tap product-2
    back root
    # Tabs are parallel: Home keeps its stack while First is selected.
    tap product-4
    tab first
    # First leads to Second as a modal, which has a button to close it.
    tap next
    tap close
    # The same Second is also the next page, from where one goes back.
    tap next-page
    back
    # Red starts another Red on the same stack, as deep as you like.
    tap red
    tap deeper
    tree
    back root
    expect no coordinator RedCoordinator
    # Home is as it was left. Selected once more, it goes to its root.
    tab home
    tab home
    # The user has a tab, and the same screen is a page of Home.
    tap profile
    back
    # Disconnecting asks first. Then nothing of the session is left.
    tap disconnect
    answer cancel
    tap disconnect
    answer disconnect
    expect leaks 0
    # A wrong password moves nothing, and the screen says why.
    type username demo
    type password guess
    tap log-in
    screen
    # A new account: what was typed is not lost by going back.
    tap create-account
    type username mika
    back
    answer keep
    type password secret
    type confirm-password secret
    tap create
    # A guest has no profile, but a way to log in.
    tap disconnect
    answer disconnect
    tap continue-as-guest
    tab profile
    tap log-in
    # Every place has an address. A link to one waits for the log-in, and opens right after it.
    open /home/product/1/owner
    tap continue-as-guest
    # A link into another tab: the modal closes, and Home keeps its stack.
    open demo://first/red
    tab home
    expect leaks 0
    # Now you: swift run demo. There, ? lists what can be done.
    """
}
