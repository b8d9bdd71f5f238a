// A round of TransAmerica for two as a game of boardgame.io, each seat with a secret hand.
const { INVALID_MOVE } = require("boardgame.io/core");
const { original } = require("immer");
const { edges, nodes, cities, mayLay, isDone } = require("./rails.cjs");

const setup = ({ random }) => {
  const cards = random.Shuffle(cities.map((_, city) => city));
  return { stones: [null, null], rails: [], spent: 0, hands: { 0: cards.slice(0, 5), 1: cards.slice(5, 10) } };
};

const Rails = {
  name: "rails",
  setup,
  moves: {
    stone: ({ G, playerID, events }, node) => {
      if (!(node in nodes) || G.stones[playerID] !== null || G.stones.includes(node)) return INVALID_MOVE;
      G.stones[playerID] = node;
      events.endTurn();
    },
    lay: ({ G, playerID, events }, edge) => {
      const table = original(G);
      if (table.stones[playerID] === null || !mayLay(table, playerID, edge)) return INVALID_MOVE;
      const rail = [edge, Number(playerID)];
      const spent = table.spent + edges[edge][2];
      G.rails.push(rail);
      G.spent = spent;
      if (isDone({ ...table, rails: [...table.rails, rail] })) events.endGame(true);
      else if (spent === 2) {
        G.spent = 0;
        events.endTurn();
      }
    },
    end: ({ G, events }) => {
      if (!G.spent) return INVALID_MOVE;
      G.spent = 0;
      events.endTurn();
    },
  },
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
};

module.exports = Rails;
