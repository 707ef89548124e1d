import Foundation
import Testing

/// The demo is killed while a script runs: the file is whole, and is the old or the new one.
struct KillTests {
  /// Plays the script once, noting what the file holds after each answer. Then, again and again
  /// from the same start, it kills the demo when so many bytes of its output were read.
  private static let program = """
    import fcntl, json, os, random, subprocess, sys
    demo, folder, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    place, script = folder + "/place", folder + "/script"
    lines = sys.argv[4].splitlines()
    with open(script, "w") as file:
        file.write(sys.argv[4])

    def read():
        with open(place, "rb") as file:
            return file.read()

    def start(*flags, **pipes):
        return subprocess.Popen([demo, "--json", "--state", place, *flags], stdout=-1, **pipes)

    def address():
        run = start(stdin=subprocess.DEVNULL, stderr=-1)
        output, errors = run.communicate()
        assert run.returncode == 0 and not errors, (run.returncode, errors)
        return json.loads(output)["address"]

    run, sizes, places, addresses = start(stdin=-1), [], [], []
    for line in [None] + lines:
        if line:
            run.stdin.write(line.encode() + b"\\n")
            run.stdin.flush()
        answer = run.stdout.readline()
        assert json.loads(answer)["ok"], answer
        sizes.append(len(answer))
        places.append(read())
        addresses.append(json.loads(answer)["address"])
    run.stdin.close()
    assert run.wait() == 0
    ends = [sum(sizes[:number + 1]) for number in range(len(sizes))]

    chance, seen, killed = random.Random(2024), set(), 0
    for _ in range(count):
        if os.path.exists(place):
            os.remove(place)
        run = start("--script", script)
        if hasattr(fcntl, "F_SETPIPE_SZ"):
            fcntl.fcntl(run.stdout, fcntl.F_SETPIPE_SZ, 4096)
        wanted, output = chance.randrange(ends[-1]), b""
        while len(output) < wanted:
            output += os.read(run.stdout.fileno(), wanted - len(output))
        run.kill()
        output += run.stdout.read()
        killed += run.wait() == -9
        # It is written before each answer: this many were given, and the next may be in it.
        answered = sum(end <= len(output) for end in ends)
        if answered > 0 or os.path.exists(place):
            number = places.index(read(), max(0, answered - 1), answered + 1)
            seen.add(number)
            assert address() == addresses[number]
            assert read() == places[number]
        else:
            assert address() == "/welcome"
        assert sorted(os.listdir(folder)) == ["place", "script"], os.listdir(folder)
    assert killed > count / 2 and len(seen) > 5, (killed, seen)
    print("whole")
    """

  private static let script = """
    open /first/red
    tap continue-as-guest
    tap deeper
    tab home
    tap product-1
    tap owner
    tap product-2
    open /first/red/red/red
    back
    open /home/product/3
    open /profile
    tap log-in
    tap create-account
    open /welcome

    """

  /// More often, and slower, with `KILLS=200` in the environment.
  @Test func `killed at any moment, it goes on at the old place or the new one`() throws {
    let folder = try StateFolder()
    let count = ProcessInfo.processInfo.environment["KILLS"] ?? "12"
    let run = try DemoRun(python: Self.program, [folder.url.path, count, Self.script])
    #expect(run.errors == "")
    #expect(run.output == "whole\n")
  }
}
