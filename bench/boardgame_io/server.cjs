// boardgame.io's own server, in memory.
const { Server, Origins } = require("boardgame.io/server");
const Rails = require("./game.cjs");

const server = Server({ games: [Rails], origins: [Origins.LOCALHOST] });
server.app.silent = true;
server.run({ port: Number(process.env.PORT) }, () => console.log("open"));
