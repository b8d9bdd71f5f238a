// TransAmerica's board and its rule of laying rails, for boardgame.io's server and its clients.
const { edges, nodes, cities } = require("../../src/roundhouse/boards/transamerica.json");

const around = nodes.map(() => []);
edges.forEach(([one, other, cost], edge) => {
  around[one].push([edge, other, cost]);
  around[other].push([edge, one, cost]);
});

// The crossings that a seat's start stone is joined to.
function network({ stones, rails }, seat) {
  const laid = new Set(rails.map(([edge]) => edge));
  const found = new Set([stones[seat]]);
  for (const node of found) {
    for (const [edge, other] of around[node]) if (laid.has(edge)) found.add(other);
  }
  return [found, laid];
}

// Every rail the seat may lay: it touches the own network, and two points a turn pay for it.
function legal(G, seat) {
  const [mine, laid] = network(G, seat);
  const found = new Set();
  for (const node of mine) {
    for (const [edge, , cost] of around[node]) {
      if (cost <= 2 - G.spent && !laid.has(edge)) found.add(edge);
    }
  }
  return found;
}

// May the seat lay this rail?
function mayLay(G, seat, edge) {
  if (!edges[edge] || edges[edge][2] > 2 - G.spent || G.rails.some(([laid]) => laid === edge)) return false;
  const [mine] = network(G, seat);
  return mine.has(edges[edge][0]) || mine.has(edges[edge][1]);
}

// Has somebody joined all five cities?
function isDone(G) {
  return [0, 1].some((seat) => {
    const [mine] = network(G, seat);
    return G.hands[seat].every((city) => mine.has(cities[city].node));
  });
}

module.exports = { edges, nodes, cities, legal, mayLay, isDone };
