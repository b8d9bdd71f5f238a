// boardgame.io's own server, in memory: two seats lay rails in turn, each with a secret hand.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const EDGES = 509;

const Rails = {
  name: "rails",
  setup: () => ({ rails: [], hands: { 0: [1, 2, 3, 4, 5], 1: [6, 7, 8, 9, 10] } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G, playerID }, edge) => {
      if (!(edge >= 0 && edge < EDGES) || G.rails.some(([laid]) => laid === edge)) return INVALID_MOVE;
      if (G.rails.length >= 60) G.rails = []; // a new round
      G.rails.push([edge, Number(playerID)]);
    },
  },
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
};

const server = Server({ games: [Rails], origins: [Origins.LOCALHOST] });
server.app.silent = true;
server.run({ port: Number(process.env.PORT) }, () => console.log("open"));
