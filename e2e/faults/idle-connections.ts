import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { memoryOf } from "../../bench/memory.ts";
import { type ServerProcess, kill, startServer } from "./server-process.ts";

export type IdleReport = {
  /** Connections that had one answer and stayed open. */
  idle: number;
  /** Memory of the server before and with them, in MB. */
  memory: { before: number; after: number };
  /** How long new requests on new connections took meanwhile, in milliseconds; one that failed is endless. */
  newcomers: number[];
  /** What came above: refused at once, answered, or left hanging. */
  above: { refused: number; answered: number; hanging: number };
  /** How long the server took to answer once all had left. */
  healedMs: number;
};

const idleWanted = 10_000;
const aboveWanted = 2_500;
const atOnce = 200;
const newcomers = 20;
const patienceMs = 5_000;
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

const question = "GET /api/hoots/paginated HTTP/1.1\r\nhost: localhost\r\n\r\n";

/** Opens ten thousand connections, each of which asks once and then says nothing, and more than the server takes. */
export async function idleConnections(): Promise<IdleReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-idle-"));
  const server = await startServer({ DATA_DIR: folder, DEMO: "off" });
  const opened: Socket[] = [];
  try {
    return await look(server, opened);
  } finally {
    for (const socket of opened) socket.destroy();
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function look(server: ServerProcess, opened: Socket[]): Promise<IdleReport> {
  await Promise.all(Array.from({ length: atOnce }, () => ask(server.port)));
  const before = memoryOf(server.pid);
  // All connect first and then ask: who asked is borne with for ten seconds, which is less than all take to connect.
  opened.push(...(await inTurns(idleWanted, () => open(server.port))));
  await inTurns(opened.length, (n) => askOn(opened[n]));
  const idle = opened.filter((socket) => !socket.destroyed).length;
  const after = memoryOf(server.pid);
  const took: number[] = [];
  for (let n = 0; n < newcomers; n += 1) took.push(await ask(server.port));
  const above = { refused: 0, answered: 0, hanging: 0 };
  const more = await inTurns(aboveWanted, async () => {
    const socket = await open(server.port);
    above[await askOn(socket)] += 1;
    return socket;
  });
  for (const socket of [...opened, ...more]) socket.destroy();
  const began = performance.now();
  while ((await ask(server.port)) === Infinity) await wait(10);
  return {
    idle,
    memory: { before: megabytes(before), after: megabytes(after) },
    newcomers: took,
    above,
    healedMs: performance.now() - began,
  };
}

/** Does something so many times, some at once. */
async function inTurns<T>(times: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < times) {
      next += 1;
      done.push(await work(next - 1));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}

/** A connection, or one that was refused: then it is destroyed. */
const open = (port: number): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(socket));
    socket.once("error", () => resolve(socket));
    socket.on("error", () => undefined);
  });

/** Asks once on a connection and leaves it open. */
function askOn(socket: Socket | undefined): Promise<"answered" | "refused" | "hanging"> {
  if (!socket || socket.destroyed) return Promise.resolve("refused");
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve("hanging"), patienceMs);
    const end = (what: "answered" | "refused") => {
      clearTimeout(timer);
      resolve(what);
    };
    socket.once("data", () => end("answered")).once("close", () => end("refused"));
    socket.write(question);
  });
}

/** How long a new connection and its answer take, in milliseconds; endless where there is none. */
async function ask(port: number): Promise<number> {
  const began = performance.now();
  const socket = await open(port);
  const what = await askOn(socket);
  socket.destroy();
  return what === "answered" ? performance.now() - began : Infinity;
}
