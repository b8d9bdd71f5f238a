// Plays many tables of two seats at once, over WebSockets, and measures every move: from the
// mover's send until the seat that is to act next has been shown it.
//   node load.mjs ours|theirs PORT TABLES SECONDS [MOVES_A_SECOND]
// Without a rate each table's next move follows as soon as the last was seen (closed loop);
// with one, moves are due at fixed times whether or not the server keeps up (open loop).
// Games end; the next ones are made, and their seats taken, before anything is measured.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";

import { io } from "socket.io-client";
import WebSocket from "ws";

const { legal, nodes } = createRequire(import.meta.url)("./rails.cjs");
const [side, port, tables, seconds, rate] = process.argv.slice(2).map((x) => (isNaN(x) ? x : +x));
const WARM_UP = rate ? 5 : 1; // seconds: Node compiles what is often done, on either side
const GAMES = Math.ceil((rate ? 0.4 : 4) * (seconds + WARM_UP)); // for each table
const base = `http://127.0.0.1:${port}`;
const post = async (path, body, headers = {}) => {
  const all = { "content-type": "application/json", ...headers };
  const send = () => fetch(base + path, { method: "POST", headers: all, body: JSON.stringify(body) });
  const answer = await send().catch(send); // a connection that was idle for long may be gone
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return [await answer.json(), answer.headers];
};
const some = (list) => list[Math.floor(Math.random() * list.length)];

// Processor seconds that the server has used so far.
const used = () => {
  const fields = readFileSync(`/proc/${process.env.SERVER_PID}/stat`, "utf8").split(") ")[1].split(" ");
  return (+fields[11] + +fields[12]) / 100;
};

const latencies = [];
let measuring = false;
let failed = 0;

// A game has `move()`, which sends the next move; it calls `shown(isOver)` when that was seen.
async function theirs(people, shown) {
  const game = {};
  const matchID = Math.random().toString(36).slice(2); // made when its first client comes
  const clients = [];
  let state = null;
  for (const seat of ["0", "1"]) {
    const socket = io(`${base}/rails`, { transports: ["websocket"], forceNew: true });
    clients.push(socket);
    const update = (_, fresh) => {
      if (fresh._stateID <= state._stateID || fresh.ctx.currentPlayer !== seat) return;
      state = fresh;
      shown(fresh.ctx.gameover);
    };
    await new Promise((ready) => {
      socket.on("sync", (_, info) => { state ??= info.state; ready(); });
      socket.on("update", update);
      socket.on("connect", () => socket.emit("sync", matchID, seat, undefined, 2));
    });
  }
  game.move = () => {
    const { G, ctx } = state;
    const seat = ctx.currentPlayer;
    const choices = G.stones[seat] === null ? null : [...legal(G, seat)];
    const [type, args] = !choices
      ? ["stone", [some([...nodes.keys()].filter((node) => !G.stones.includes(node)))]]
      : G.spent && (!choices.length || Math.random() * (choices.length + 1) < 1) ? ["end", []]
      : ["lay", [some(choices)]];
    const action = { type: "MAKE_MOVE", payload: { type, args, playerID: seat } };
    clients[+seat].emit("update", action, state._stateID, matchID, seat);
  };
  return game;
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

async function ours(people, shown) {
  const game = {};
  const seats = [{ kind: "me" }, { kind: "open" }];
  const [{ id }] = await post("/api/tables", { game: "transamerica", seats }, people[0]);
  await post(`/api/tables/${id}/join`, {}, people[1]);
  await post(`/api/tables/${id}/start`, {}, people[0]);
  let turn = null;
  const sit = (headers) =>
    new Promise((ready) => {
      const url = `ws://127.0.0.1:${port}/api/tables/${id}/play?language=en`;
      const socket = new WebSocket(url, { headers, perMessageDeflate: false });
      socket.on("message", (data) => {
        const frame = JSON.parse(data);
        if (frame.type === "refused") failed += 1;
        if (frame.type !== "table") return;
        const isOver = frame.status === "over" && frame.seat === 0;
        if (frame.to_act === frame.seat || isOver) {
          const isNews = turn !== null;
          turn = { number: frame.number, legal: frame.legal, socket };
          if (isNews) shown(isOver);
        }
        ready();
      });
    });
  await Promise.all(people.map(sit));
  game.move = () => {
    const { action } = some(turn.legal);
    turn.socket.send(JSON.stringify({ type: "move", id: 1, seen: turn.number, action }));
  };
  return game;
}

// Games one after the other; `free` while no move is under way.
async function prepare() {
  const table = { free: true, games: [] };
  const shown = (isOver) => {
    if (measuring) latencies.push(performance.now() - table.due);
    if (isOver) table.games.pop();
    table.free = table.games.length > 0;
    if (!rate && table.free) setImmediate(move, table);
  };
  let people = [];
  for (let number = 0; number < GAMES; number++) {
    if (side === "ours" && number % 15 === 0) people = [await person("Anna"), await person("Ben")];
    table.games.push(await (side === "ours" ? ours : theirs)(people, shown));
  }
  return table;
}

function move(table, due = performance.now()) {
  table.free = false;
  table.due = due;
  table.games.at(-1).move();
}

const all = await Promise.all(Array.from({ length: tables }, prepare));
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
rate ? openLoop() : all.forEach((table) => move(table));
await wait(WARM_UP * 1000);
measuring = true;
const busy = used();
const start = performance.now();
await wait(seconds * 1000);
measuring = false;
report((performance.now() - start) / 1000);

// A thread that can sleep for less than a millisecond calls out every move when it is due.
// The tables take turns.
function openLoop() {
  const ticker = new Worker(
    `const { parentPort, workerData: rate } = require("node:worker_threads");
    const alarm = new Int32Array(new SharedArrayBuffer(4));
    const began = performance.now();
    for (let sent = 0; ; sent++) {
      const due = began + (sent * 1000) / rate;
      const left = due - performance.now();
      if (left > 0) Atomics.wait(alarm, 0, 0, left);
      parentPort.postMessage(due + performance.timeOrigin);
    }`,
    { eval: true, workerData: rate },
  );
  const waiting = [];
  let next = 0;
  ticker.on("message", (due) => {
    waiting.push(due - performance.timeOrigin);
    for (let tried = 0; waiting.length && tried < tables; tried++) {
      const table = all[next++ % tables];
      if (table.free) move(table, waiting.shift());
    }
  });
}

function report(spent) {
  latencies.sort((a, b) => a - b);
  const at = (part) => +(latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))] ?? 0).toFixed(2);
  console.log(JSON.stringify({
    side,
    tables,
    moves: latencies.length,
    rate: Math.round(latencies.length / spent),
    per_cpu_second: Math.round(latencies.length / (used() - busy)),
    p50: at(0.5),
    p99: at(0.99),
    failed,
    out_of_games: all.filter((table) => !table.games.length).length,
  }));
  process.exit(0);
}
