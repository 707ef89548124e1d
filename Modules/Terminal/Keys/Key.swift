/// What a person pressed, pasted or pointed at.
public nonisolated enum Key: Hashable, Sendable {
  /// What a mouse does. Rows and columns count from 0.
  public enum Mouse: Hashable, Sendable {
    case press(Frame.Place)
    case wheelUp(Frame.Place)
    case wheelDown(Frame.Place)
  }

  case text(String)
  /// Only text: what could act on a terminal is left out, and ends of lines are blanks.
  case paste(String)
  case enter, tab, backTab, escape, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  /// With the small letter.
  case control(Character)
  case mouse(Mouse)
}
