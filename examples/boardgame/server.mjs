/**
 * Serve the game to browsers on this machine: node server.mjs TABLES.json BOARD.svg [PORT]
 *
 * It listens on the loopback address only, at a free port for 0. boardgame.io keeps the matches in
 * memory and holds each player to the key that he was given.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import bg from "boardgame.io/dist/cjs/server.js";
import { build } from "esbuild";
import { load, TablesError } from "mapkit-tables";
import { makeGame } from "./game.mjs";

const [tables, picture, port = "8000"] = process.argv.slice(2);
if (!picture) {
  console.log("usage: node server.mjs TABLES.json BOARD.svg [PORT]");
  process.exit(2);
}

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const FILES = {
  "/": here("page/index.html"),
  "/play": here("page/play.html"),
  "/style.css": here("page/style.css"),
  "/tables.json": tables,
  "/board.svg": picture,
};
const TYPES = { html: "text/html", css: "text/css", json: "application/json", svg: "image/svg+xml" };

let board;
try {
  board = load(await readFile(tables));
} catch (wrong) {
  console.error(`${tables}: ${wrong.message}`);
  process.exit(wrong instanceof TablesError || wrong.code ? 2 : 1);
}
const { outputFiles } = await build({
  entryPoints: [here("page/index.mjs"), here("page/play.mjs")],
  bundle: true,
  format: "esm",
  minify: true,
  define: { "process.env.NODE_ENV": '"production"' },
  outdir: "/",
  write: false,
});
const scripts = Object.fromEntries(outputFiles.map(({ path, text }) => [path, text]));

const server = bg.Server({ games: [makeGame(board)], origins: [] });
server.app.use(async (ctx, next) => {
  ctx.set("Content-Security-Policy", "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:");
  ctx.set("X-Content-Type-Options", "nosniff");
  if (Object.hasOwn(scripts, ctx.path)) {
    ctx.type = "text/javascript";
    ctx.body = scripts[ctx.path];
  } else if (Object.hasOwn(FILES, ctx.path)) {
    ctx.type = TYPES[FILES[ctx.path].split(".").pop()];
    ctx.body = await readFile(FILES[ctx.path]);
  } else await next();
});
const { appServer } = await server.run({ port: { port: Number(port), host: "127.0.0.1" } });
const { address, port: free } = appServer.address();
console.log(`Play at http://${address}:${free}/`);
