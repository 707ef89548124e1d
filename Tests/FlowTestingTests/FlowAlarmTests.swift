import Testing

@testable import FlowTesting

/// The timer behind every wait.
@MainActor
struct FlowAlarmTests {
  private let alarm = FlowAlarm()

  @Test func `a hundred waits that end in time need one timer`() {
    let end = ContinuousClock.now + .seconds(300)
    for number in 1...100 {
      let place = alarm.set(end + .milliseconds(number)) {}
      alarm.giveBack(place)
    }
    #expect(alarm.timers.count == 1)
  }

  @Test func `whoever waits too long is woken, in whatever order they came`() async {
    let now = ContinuousClock.now
    _ = alarm.set(now + .seconds(300)) { Issue.record("its time has not come") }
    let left = alarm.set(now + .milliseconds(1)) { Issue.record("it has given its place back") }
    alarm.giveBack(left)
    await withCheckedContinuation { continuation in
      _ = alarm.set(now + .milliseconds(2)) { continuation.resume() }
    }
    #expect(alarm.timers == [now + .seconds(300)], "the long one is not set twice")
  }
}
