import Testing

@testable import FlowMapping

/// The timer behind every wait.
@MainActor
struct FlowAlarmTests {
  private let alarm = FlowAlarm()

  @Test func `waits that end in time leave no timer behind`() async {
    for _ in 1...100 {
      let place = alarm.set(300) { Issue.record("its time has not come") }
      alarm.giveBack(place)
    }
    #expect(alarm.isRunning)
    while alarm.isRunning { await Task.yield() }
  }

  @Test func `whoever waits too long is woken, in whatever order they came`() async {
    let long = alarm.set(300) { Issue.record("its time has not come") }
    let left = alarm.set(0.001) { Issue.record("it has given its place back") }
    alarm.giveBack(left)
    await withCheckedContinuation { continuation in
      _ = alarm.set(0.002) { continuation.resume() }
    }
    #expect(alarm.isRunning, "the long one still waits")
    alarm.giveBack(long)
  }

  @Test func `time in which the main actor is busy does not count`() {
    var isWoken = false
    _ = alarm.set(0.1) { isWoken = true }
    // However long it took to come to each of these.
    for _ in 1...4 { alarm.tick() }
    #expect(!isWoken)
    alarm.tick()
    #expect(isWoken)
  }
}
