// Random play in boardgame.io without a server: a contestant of `roundhouse bench`.
// A line in is a number of seconds, a line out is how many moves a second of processor time.
const readline = require("node:readline");
const { Client } = require("boardgame.io/client");
const Rails = require("./game.cjs");
const { nodes, legal } = require("./rails.cjs");

const some = (list) => list[Math.floor(Math.random() * list.length)];

// One whole game of random moves; a turn is ended early as often as any rail is laid.
function play() {
  const client = Client({ game: Rails, numPlayers: 2, debug: false });
  client.start();
  let moves = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) break;
    const seat = ctx.currentPlayer;
    if (G.stones[seat] === null) {
      const free = nodes.map((_, node) => node).filter((node) => !G.stones.includes(node));
      client.moves.stone(some(free));
    } else {
      const choices = [...legal(G, seat)];
      if (G.spent) choices.push(null);
      const edge = some(choices);
      if (edge === null) client.moves.end();
      else client.moves.lay(edge);
    }
    moves += 1;
  }
  client.stop();
  return moves;
}

const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

play();
console.log("[]");
readline.createInterface({ input: process.stdin }).on("line", (seconds) => {
  const begin = used();
  let moves = play();
  while (used() - begin < Number(seconds)) moves += play();
  console.log(JSON.stringify(moves / (used() - begin)));
});
