// Plays many tables of two seats at once, over WebSockets, and measures every move: from the
// mover's send until the other seat has been shown it.
//   node load.mjs ours|theirs PORT TABLES SECONDS [MOVES_A_SECOND]
// Without a rate each table's next move follows as soon as the last was seen (closed loop);
// with one, moves are due at fixed times whether or not the server keeps up (open loop).
import { readFileSync } from "node:fs";

import { io } from "socket.io-client";
import WebSocket from "ws";

const [side, port, tables, seconds, rate] = process.argv.slice(2).map((x) => (isNaN(x) ? x : +x));
const base = `http://127.0.0.1:${port}`;
const post = async (path, body, headers = {}) => {
  const answer = await fetch(base + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return [await answer.json(), answer.headers];
};
const some = (list) => list[Math.floor(Math.random() * list.length)];

// Processor seconds that the server has used so far, when we are told which process it is.
const used = () => {
  if (!process.env.SERVER_PID) return 0;
  const fields = readFileSync(`/proc/${process.env.SERVER_PID}/stat`, "utf8").split(") ")[1].split(" ");
  return (+fields[11] + +fields[12]) / 100;
};

const latencies = [];
let measuring = false;
let failed = 0;
let busy = 0;

// A table has `move()`, which sends the next move, and calls `seen(table)` when it has been seen.
async function theirs(seen) {
  const table = { free: true };
  const matchID = Math.random().toString(36).slice(2); // made when its first client comes
  const clients = [];
  let state = null;
  for (const seat of ["0", "1"]) {
    const socket = io(`${base}/rails`, { transports: ["websocket"], forceNew: true });
    clients.push(socket);
    const shown = (fresh) => {
      if (state && fresh._stateID <= state._stateID) return;
      if (fresh.ctx.currentPlayer !== seat) return; // the one whose turn it is now has seen it
      state = fresh;
      table.free = true;
      seen(table);
    };
    await new Promise((ready) => {
      socket.on("sync", (_, info) => { state = info.state; ready(); });
      socket.on("update", (_, fresh) => shown(fresh));
      socket.on("connect", () => socket.emit("sync", matchID, seat, undefined, 2));
    });
  }
  table.move = () => {
    const seat = state.ctx.currentPlayer;
    const laid = new Set(state.G.rails.map(([edge]) => edge));
    let edge;
    do edge = Math.floor(Math.random() * 509); while (laid.has(edge));
    const payload = { type: "lay", args: [edge], playerID: seat };
    clients[+seat].emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, seat);
  };
  return table;
}

async function person(name) {
  const page = await fetch(base);
  const given = page.headers.getSetCookie().map((one) => one.split(";")[0]);
  const token = given.find((one) => one.startsWith("csrftoken="))?.split("=")[1] ?? "";
  const headers = { cookie: given.join("; "), "x-csrftoken": token };
  const [, answer] = await post("/api/guest", { name }, headers);
  const session = answer.getSetCookie().map((one) => one.split(";")[0]);
  return { ...headers, cookie: [...given, ...session].join("; ") };
}

const SPARE = 3; // games of ours end: the next ones are made beforehand

async function ours(seen) {
  const table = { free: true };
  const people = [await person("Anna"), await person("Ben")];
  const games = [];
  let clients = [];
  let turn = null;
  const make = async () => {
    const seats = [{ kind: "me" }, { kind: "open" }];
    const [{ id }] = await post("/api/tables", { game: "transamerica", seats }, people[0]);
    await post(`/api/tables/${id}/join`, {}, people[1]);
    await post(`/api/tables/${id}/start`, {}, people[0]);
    return id;
  };
  const begin = async () => {
    const id = games.pop() ?? (await make());
    clients.forEach((client) => client.close());
    clients = await Promise.all(people.map((one) => sit(id, one)));
  };
  const sit = (id, headers) =>
    new Promise((ready) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${id}/play?language=en`, {
        headers, perMessageDeflate: false,
      });
      socket.on("message", (data) => {
        const frame = JSON.parse(data);
        if (frame.type === "refused") failed += 1;
        if (frame.type !== "table") return;
        if (frame.status === "over" && frame.seat === 0) {
          turn = null;
          begin().then(() => { table.free = true; seen(null, table); });
        } else if (frame.to_act === frame.seat) {
          const waited = turn !== null && turn.number < frame.number;
          turn = { number: frame.number, legal: frame.legal, socket };
          if (waited) { table.free = true; seen(table); }
        }
        ready(socket);
      });
    });
  table.move = () => {
    const action = some(turn.legal).action;
    turn.socket.send(JSON.stringify({ type: "move", id: 1, seen: turn.number, action }));
  };
  for (let spare = 0; spare < SPARE; spare++) games.push(await make());
  await begin();
  return table;
}

function move(table, due) {
  table.free = false;
  table.due = due;
  table.move();
}

function seen(table, idle) {
  const now = performance.now();
  if (table && measuring) latencies.push(now - table.due);
  if (!rate) setImmediate(() => move(table ?? idle, performance.now()));
}

const all = await Promise.all(Array.from({ length: tables }, () => (side === "ours" ? ours : theirs)(seen)));
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const length = seconds * 1000;
if (!rate) {
  all.forEach((table) => move(table, performance.now()));
  await wait(Math.min(2000, length / 2));
  measuring = true;
  busy = used();
  const start = performance.now();
  await wait(length);
  measuring = false;
  report((performance.now() - start) / 1000);
} else {
  measuring = true;
  busy = used();
  const start = performance.now();
  let sent = 0;
  const waiting = [];
  while (performance.now() - start < length) {
    const due = Math.floor(((performance.now() - start) * rate) / 1000);
    for (; sent < due; sent++) waiting.push(start + (sent * 1000) / rate);
    for (const table of all) {
      if (!waiting.length) break;
      if (table.free) move(table, waiting.shift());
    }
    await wait(1);
  }
  await wait(1000);
  report(length / 1000);
}

function report(spent) {
  latencies.sort((a, b) => a - b);
  const at = (part) => +(latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))] ?? 0).toFixed(2);
  const result = { side, tables, moves: latencies.length, rate: +(latencies.length / spent).toFixed(0), failed };
  if (busy) result.per_cpu_second = +(latencies.length / (used() - busy)).toFixed(0);
  console.log(JSON.stringify({ ...result, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
}
