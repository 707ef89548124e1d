#!/usr/bin/env python3
"""The web service of docs/web-service.md on this machine, with nothing but Python's own library.

Prints «listening on PORT», then reads commands from standard input, one a line, and answers each
with a line that begins with «ok» or «error». It ends when its input does, so it outlives nobody.

  fault METHOD PATH KIND [VALUE] [times N]   the next N (1) such requests end like this:
      status CODE | html CODE | redirect URL | challenge [REALM]     an answer of another kind
      empty | garbage | truncate | huge | endless | drip             a body that is none
      hold | drop | reset                                            none, or not yet
  release                    lets every held request go on
  expire                     from now on no token is valid
  received METHOD PATH [N]   answers when N such requests have come
  gone METHOD PATH [N]       answers when N whose answer was not at its end have hung up
  seen METHOD PATH           how many have come, and how many of them with a token
  clear                      no faults, no counts
"""
import argparse, hashlib, hmac, json, os, queue, re, secrets, select, socket, sqlite3, struct
import signal, sys, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PATIENCE = 600  # seconds, for what never comes
USERS = [(1, "demo"), (2, "Hana"), (3, "青木 健")]
PRODUCTS = [
    (1, "Paper Lantern", 2400, "Washi paper on a bamboo frame; folds flat.", 2),
    (2, "Walnut Tray", 3850, "Cut from one board and oiled by hand.", 2),
    (3, "Field Notebook", 990, "Sixty-four squared pages that lie open.", 1),
    (4, "南部鉄器の急須", 8600, "A small cast-iron teapot from Morioka.", 3),
    (5, "Linen Apron", 4205, "Two pockets, and softer with every wash.", 1),
    (6, "手ぬぐい「波」", 1400, "A cotton towel with a pattern of waves.", 3),
    (7, "Brass Bookmark", 750, "Thin enough to stay where you stopped.", 2),
]
TABLES = """
    create table if not exists users (
        id integer primary key, name text unique, salt blob, digest blob);
    create table if not exists products (
        id integer primary key, name text, cents integer, description text,
        owner integer references users);
    create table if not exists tokens (digest blob primary key, user integer, until real);
"""


class Store:
    """What the service knows. Of passwords and tokens it keeps digests only."""

    def __init__(self, path, lifetime):
        self.lock, self.lifetime = threading.Lock(), lifetime
        self.db = sqlite3.connect(path, check_same_thread=False)
        self.db.executescript(TABLES)
        if not self.db.execute("select 1 from users").fetchone():
            self.db.executemany("insert into users (id, name) values (?, ?)", USERS)
            self.db.executemany("insert into products values (?, ?, ?, ?, ?)", PRODUCTS)
            self.set_password(1, "demo")
        self.db.commit()

    @staticmethod
    def digest(password, salt):
        return hashlib.pbkdf2_hmac("sha256", password.encode(), salt, 20_000)

    @staticmethod
    def mark(token):
        return hashlib.sha256(token.encode()).digest()

    def set_password(self, user, password):
        salt = secrets.token_bytes(16)
        self.db.execute("update users set salt = ?, digest = ? where id = ?",
                        (salt, self.digest(password, salt), user))

    def log_in(self, name, password):
        with self.lock:
            row = self.db.execute(
                "select id, salt, digest from users where name = ?", (name,)).fetchone()
            # As long for somebody who is not there.
            user, salt, digest = row if row and row[1] else (None, b"-" * 16, b"")
            if not hmac.compare_digest(self.digest(password, salt), digest):
                return None
            return self.admit(user, name)

    def create(self, name, password):
        with self.lock:
            try:
                user = self.db.execute("insert into users (name) values (?)", (name,)).lastrowid
            except sqlite3.IntegrityError:
                return None
            self.set_password(user, password)
            return self.admit(user, name)

    def admit(self, user, name):
        token = secrets.token_urlsafe(32)
        self.db.execute("insert into tokens values (?, ?, ?)",
                        (self.mark(token), user, time.time() + self.lifetime))
        self.db.commit()
        return {"user": {"id": user, "name": name}, "token": token}

    def user_of(self, token):
        with self.lock:
            row = self.db.execute(
                "select u.id, u.name from tokens t join users u on u.id = t.user "
                "where t.digest = ? and t.until > ?", (self.mark(token), time.time())).fetchone()
        return row and {"id": row[0], "name": row[1]}

    def forget(self, token=None):
        with self.lock:
            where, values = ("digest = ?", [self.mark(token)]) if token else ("1", [])
            self.db.execute(f"delete from tokens where {where}", values)
            self.db.commit()

    def has_user(self, user):
        with self.lock:
            return self.db.execute("select 1 from users where id = ?", (user,)).fetchone()

    def products(self, where="1", *values):
        with self.lock:
            rows = self.db.execute(
                "select p.id, p.name, cents, description, u.id, u.name from products p "
                f"join users u on u.id = owner where {where} order by p.id", values).fetchall()
        return [{"id": row[0], "name": row[1], "cents": row[2], "description": row[3],
                 "owner": {"id": row[4], "name": row[5]}} for row in rows]


class Events:
    """What is to go wrong, and what has come and gone."""

    def __init__(self):
        self.news = threading.Condition()
        self.releases = 0
        self.clear()

    def clear(self):
        with self.news:
            self.faults, self.come, self.with_token, self.gone = [], {}, {}, {}
            self.releases += 1
            self.news.notify_all()

    def count(self, counts, request):
        with self.news:
            counts[request] = counts.get(request, 0) + 1
            self.news.notify_all()

    def arrived(self, request, has_token):
        """Returns the kind and value of what is to go wrong with it."""
        with self.news:
            if has_token:
                self.count(self.with_token, request)
            self.count(self.come, request)
            for fault in self.faults:
                if fault["request"] == request:
                    fault["times"] -= 1
                    if not fault["times"]:
                        self.faults.remove(fault)
                    return fault["kind"], fault["value"]
        return None, None

    def hold(self, connection):
        """Returns whether the client is still there when it is let go."""
        with self.news:
            releases = self.releases
            while releases == self.releases:
                # There is nothing that wakes for both a command and a client that hangs up.
                self.news.wait(0.02)
                readable, _, _ = select.select([connection], [], [], 0)
                if readable and not connection.recv(1, socket.MSG_PEEK):
                    return False
        return True

    def wait(self, counts, request, number):
        with self.news:
            return self.news.wait_for(lambda: counts.get(request, 0) >= number, PATIENCE)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version, sys_version = "Shop", ""
    disable_nagle_algorithm = True  # else head and body of an answer are 40 ms apart

    def log_message(self, *_):
        pass  # a log would have to leave out what nobody may see

    def token(self):
        kind, _, token = self.headers.get("Authorization", "").partition(" ")
        return token if kind == "Bearer" else ""

    def head(self, status, *headers, kind="application/json; charset=utf-8", length=None):
        self.send_response(status)
        if status != 204:
            self.send_header("Content-Type", kind)
        if length is not None and status != 204:
            self.send_header("Content-Length", str(length))
        for name, text in [("Cache-Control", "no-store"), *headers]:
            self.send_header(name, text)
        self.end_headers()

    def answer(self, status, value=None, *headers):
        body = b"" if value is None else json.dumps(value, ensure_ascii=False).encode()
        self.head(status, *headers, length=len(body))
        self.wfile.write(body)

    def refuse(self, status, code, *headers):
        self.answer(status, {"error": code}, *headers)

    def take(self):
        length = self.headers.get("Content-Length") or "0"
        if not length.isdecimal() or int(length) > 65_536:
            self.close_connection = True
            return self.refuse(413, "too-large")
        body = self.rfile.read(int(length))
        request = (self.command, self.path.partition("?")[0])
        kind, value = self.server.events.arrived(request, bool(self.token()))
        try:
            if kind is None or self.fail(kind, value):
                self.route(request, body)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True
            self.server.events.count(self.server.events.gone, request)

    do_GET = do_POST = do_DELETE = take

    def fail(self, kind, value):
        """Returns whether the answer is still to come."""
        # Whatever follows on this connection would be taken for the rest of it.
        self.close_connection = kind in {"drop", "reset", "truncate", "huge", "endless", "drip"}
        if kind == "hold":
            if not self.server.events.hold(self.connection):
                raise ConnectionResetError
            return True
        if kind == "status":
            codes = {401: "session-expired", 404: "not-found"}
            self.refuse(int(value), codes.get(int(value), "fault"))
        elif kind == "html":
            page = b"<html><p>Log in to the Wi-Fi</p></html>"
            self.head(int(value), kind="text/html", length=len(page))
            self.wfile.write(page)
        elif kind == "redirect":
            self.head(302, ("Location", value), length=0)
        elif kind == "challenge":
            realm = f'Bearer realm="{value}"' if value else "Bearer"
            self.refuse(401, "session-expired", ("WWW-Authenticate", realm))
        elif kind == "empty":
            self.head(200, length=0)
        elif kind == "garbage":
            self.head(200, length=14)
            self.wfile.write(b'[{"id": "one"}')
        elif kind == "truncate":
            self.head(200, length=500)
            self.wfile.write(b'[{"id": 1, "na')
        elif kind == "huge":
            self.head(200, length=1 << 32)
            self.pour(b" " * 65_536, 65_536)
        elif kind == "endless":
            self.head(200, ("Connection", "close"))
            # At 50 MB a second, more or less. Faster than it is read, nobody can hang up on Linux.
            self.pour(b" " * (1 << 20), sys.maxsize, pause=0.02)
        elif kind == "drip":
            self.head(200, length=1 << 32)
            self.pour(b" ", sys.maxsize, pause=0.01)
        elif kind == "drop":
            self.connection.shutdown(socket.SHUT_RDWR)
        elif kind == "reset":
            self.connection.setsockopt(
                socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self.connection.close()
        return False

    def pour(self, part, count, pause=0):
        for _ in range(count):
            self.wfile.write(part)
            time.sleep(pause)

    def route(self, request, body):
        store, (method, path), token = self.server.store, request, self.token()
        if request in [("POST", "/session"), ("POST", "/users")]:
            return self.admit(path, body)
        # Whoever shows a token has to show a valid one, even for what anybody may read.
        user = store.user_of(token) if token else None
        if not user and (token or path == "/session"):
            return self.refuse(401, "session-expired")
        if request == ("DELETE", "/session"):
            store.forget(token)
            return self.answer(204)
        if method != "GET":
            return self.refuse(405, "no-such-method")
        if path == "/session":
            return self.answer(200, {"user": user})
        if path == "/products":
            return self.answer(200, store.products())
        if match := re.fullmatch(r"/products/(\d{1,15})", path):
            found = store.products("p.id = ?", int(match[1]))
            return self.answer(200, found[0]) if found else self.refuse(404, "not-found")
        if match := re.fullmatch(r"/users/(\d{1,15})/products", path):
            if not store.has_user(int(match[1])):
                return self.refuse(404, "not-found")
            return self.answer(200, store.products("owner = ?", int(match[1])))
        self.refuse(404, "no-such-path")

    def admit(self, path, body):
        try:
            given = json.loads(body)
            name, password = given["username"].strip(), given["password"] + ""
        except (ValueError, KeyError, TypeError, AttributeError):
            return self.refuse(400, "malformed")
        if not name or not password:
            return self.refuse(400, "empty-credentials")
        if path == "/session":
            admitted = self.server.store.log_in(name, password)
            return self.answer(201, admitted) if admitted else self.refuse(
                401, "wrong-credentials")
        admitted = self.server.store.create(name, password)
        return self.answer(201, admitted) if admitted else self.refuse(409, "name-taken")


KINDS = {"status": int, "html": int, "redirect": str, "challenge": None, "empty": None,
         "garbage": None, "truncate": None, "huge": None, "endless": None, "drip": None,
         "hold": None, "drop": None, "reset": None}


def obey(line, server):
    events, words = server.events, line.split()
    match words:
        case ["fault", method, path, kind, *rest] if kind in KINDS:
            times = 1
            if len(rest) >= 2 and rest[-2] == "times":
                times, rest = int(rest[-1]), rest[:-2]
            if KINDS[kind]:
                KINDS[kind](rest[0])
            with events.news:
                events.faults.append({"request": (method, path), "kind": kind,
                                      "value": rest[0] if rest else None, "times": times})
        case ["received", method, path, *number]:
            if not events.wait(events.come, (method, path), int(number[0] if number else 1)):
                return "error nothing has come"
        case ["gone", method, path, *number]:
            if not events.wait(events.gone, (method, path), int(number[0] if number else 1)):
                return "error it is still there"
        case ["seen", method, path]:
            with events.news:
                request = (method, path)
                return f"ok {events.come.get(request, 0)} {events.with_token.get(request, 0)}"
        case ["release"]:
            with events.news:
                events.releases += 1
                events.news.notify_all()
        case ["expire"]:
            server.store.forget()
        case ["clear"]:
            events.clear()
        case _:
            return "error no such command; they are at the head of server.py"
    return "ok"


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, request, client_address):
        pass  # a client that hangs up is no news


def main():
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    options = argparse.ArgumentParser(description="The demo's web service, on 127.0.0.1.")
    options.add_argument("--port", type=int, default=0, help="a free one if none is given")
    options.add_argument("--database", default=":memory:", help="a file that outlives the service")
    options.add_argument("--lifetime", type=float, default=3600, help="of a token, in seconds")
    options = options.parse_args()
    server = Server(("127.0.0.1", options.port), Handler)
    server.store, server.events = Store(options.database, options.lifetime), Events()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(f"listening on {server.server_address[1]}", flush=True)
    lines = queue.SimpleQueue()
    threading.Thread(target=listen, args=[lines], daemon=True).start()
    while True:
        try:
            print(obey(lines.get(), server), flush=True)
        except (ValueError, IndexError):
            print("error a value is missing, or is none", flush=True)


def listen(lines):
    """Reads also while a command waits, so that the end of the input is the end of everything."""
    for line in sys.stdin:
        if line.strip():
            lines.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
