import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { memoryOf } from "../../bench/memory.ts";
import { type ServerProcess, kill, startServer } from "./server-process.ts";

export type IdleReport = {
  /** Connections that got one response and stayed open. */
  idle: number;
  /** Memory of the server without and with them, in MB. */
  memory: { before: number; after: number };
  /** Duration of requests on new connections, in milliseconds; Infinity for a failure. */
  newRequests: number[];
  /** Connections beyond the limit: closed at once, served, or left hanging. */
  above: { rejected: number; answered: number; hanging: number };
  /** Time until the server responded after all had left. */
  recoveryMs: number;
};

const idleCount = 10_000;
const excessCount = 2_500;
const atOnce = 200;
const newRequests = 20;
const patienceMs = 5_000;
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

const question = "GET /api/hoots/paginated HTTP/1.1\r\nhost: localhost\r\n\r\n";

/** Opens ten thousand connections that send one request each and stay idle, then more than the server accepts. */
export async function idleConnections(): Promise<IdleReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-idle-"));
  const server = await startServer({ DATA_DIR: folder, DEMO: "off" });
  const opened: Socket[] = [];
  try {
    return await measure(server, opened);
  } finally {
    for (const socket of opened) socket.destroy();
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(server: ServerProcess, opened: Socket[]): Promise<IdleReport> {
  await Promise.all(Array.from({ length: atOnce }, () => send(server.port)));
  const before = memoryOf(server.pid);
  // All connect first and send later: after a response a connection may be idle for ten seconds, less than connecting all takes.
  opened.push(...(await inTurns(idleCount, () => open(server.port))));
  await inTurns(opened.length, (n) => sendOn(opened[n]));
  const idle = opened.filter((socket) => !socket.destroyed).length;
  const after = memoryOf(server.pid);
  const took: number[] = [];
  for (let n = 0; n < newRequests; n += 1) took.push(await send(server.port));
  const above = { rejected: 0, answered: 0, hanging: 0 };
  const more = await inTurns(excessCount, async () => {
    const socket = await open(server.port);
    above[await sendOn(socket)] += 1;
    return socket;
  });
  for (const socket of [...opened, ...more]) socket.destroy();
  const began = performance.now();
  while ((await send(server.port)) === Infinity) await wait(10);
  return {
    idle,
    memory: { before: megabytes(before), after: megabytes(after) },
    newRequests: took,
    above,
    recoveryMs: performance.now() - began,
  };
}

/** Runs a task the given number of times, some concurrently. */
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

/** A connection; destroyed if it was refused. */
const open = (port: number): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(socket));
    socket.once("error", () => resolve(socket));
    socket.on("error", () => undefined);
  });

/** Sends one request on a connection and leaves it open. */
function sendOn(socket: Socket | undefined): Promise<"answered" | "rejected" | "hanging"> {
  if (!socket || socket.destroyed) return Promise.resolve("rejected");
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve("hanging"), patienceMs);
    const end = (what: "answered" | "rejected") => {
      clearTimeout(timer);
      resolve(what);
    };
    socket.once("data", () => end("answered")).once("close", () => end("rejected"));
    socket.write(question);
  });
}

/** Duration of a new connection and its response, in milliseconds; Infinity for none. */
async function send(port: number): Promise<number> {
  const began = performance.now();
  const socket = await open(port);
  const what = await sendOn(socket);
  socket.destroy();
  return what === "answered" ? performance.now() - began : Infinity;
}
