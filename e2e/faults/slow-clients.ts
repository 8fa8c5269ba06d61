import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { memoryOf } from "../../bench/memory.ts";
import { type ServerProcess, kill, startServer } from "./server-process.ts";
import { type Latency, startRequests } from "./latency.ts";
import * as testUser from "./test-user.ts";
import { newSender } from "./uploader.ts";

/** `answered` connections get a cached response long before their body is complete. */
type Kind = "headers" | "body" | "answered" | "reading" | "upload";
export type SlowReport = {
  /** Responses to other clients, before and during the slow connections. */
  before: Latency;
  during: Latency;
  /** Per kind: number of connections, and how many of them the server closed. */
  kinds: Record<Kind, { sent: number; cut: number }>;
  /** Memory of the server before and peak, in MB. */
  memory: { before: number; most: number };
};

const others = 10;
const calmMs = 5_000;
/**
 * Longest timeout plus a margin. Slow headers are closed after 10 s plus Node's check interval of 30 s, bodies after
 * 30 s, uploads after 15 s, and clients that read nothing after 60 s.
 */
const slowMs = 75_000;
/** Shorter than the idle timeout of a connection. */
const resumeMs = 3_000;
const sampleMs = 200;
const ofEach: Record<Kind, number> = {
  headers: 200,
  body: 200,
  answered: 50,
  reading: 50,
  upload: 50,
};
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

/** Clients that send a byte per second or read nothing, beside regular clients. */
export async function slowClients(): Promise<SlowReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-slow-"));
  const server = await startServer({ DATA_DIR: folder });
  try {
    return await measure(server);
  } finally {
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(server: ServerProcess): Promise<SlowReport> {
  const headers = { authorization: `Bearer ${await testUser.signIn(server)}` };
  const target = { path: "/api/profiles/me", headers };
  const sender = await newSender(server);
  const calm = startRequests(server.port, others, target);
  await wait(calmMs);
  const before = await calm.stop();
  const memoryBefore = memoryOf(server.pid);
  let most = memoryBefore;
  const sampling = setInterval(() => (most = Math.max(most, memoryOf(server.pid))), sampleMs);

  const load = startRequests(server.port, others, target);
  const kinds: [Kind, Socket[]][] = (
    ["headers", "body", "answered", "reading", "upload"] as const
  ).map((kind) => [
    kind,
    Array.from({ length: ofEach[kind] }, () => openSlowly(server.port, kind, headers, sender)),
  ]);
  await wait(slowMs);
  const during = await load.stop();
  clearInterval(sampling);
  // A paused socket is not notified that the other side closed it.
  for (const [, sockets] of kinds) for (const socket of sockets) socket.resume();
  await wait(resumeMs);
  const counted = (kind: Kind) => {
    const sockets = kinds.find(([name]) => name === kind)?.[1] ?? [];
    return { sent: sockets.length, cut: sockets.filter(({ destroyed }) => destroyed).length };
  };
  const report: SlowReport = {
    before,
    during,
    kinds: {
      headers: counted("headers"),
      body: counted("body"),
      answered: counted("answered"),
      reading: counted("reading"),
      upload: counted("upload"),
    },
    memory: { before: megabytes(memoryBefore), most: megabytes(most) },
  };
  for (const [, sockets] of kinds) for (const socket of sockets) socket.destroy();
  return report;
}

/** The largest script of the build. */
export function largestAsset(): string {
  const folder = join(import.meta.dirname, "../../web/build/client/assets");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const bytesOf = (name: string) => statSync(join(folder, name)).size;
  return `/assets/${scripts.toSorted((a, b) => bytesOf(b) - bytesOf(a))[0] ?? ""}`;
}

const lines = (...text: string[]) => text.map((line) => `${line}\r\n`).join("");

/** One slow client; its socket is destroyed when the server closes it. */
function openSlowly(
  port: number,
  kind: Kind,
  { authorization }: { authorization: string },
  sender: { id: string; token: string },
): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.once("connect", () => {
    if (kind === "reading") {
      socket.pause();
      socket.write(lines(`GET ${largestAsset()} HTTP/1.1`, "host: localhost", "").repeat(10));
      return;
    }
    socket.resume();
    socket.write(beginningOf(kind, authorization, sender));
    const timer = setInterval(() => socket.write("x"), 1_000);
    socket.once("close", () => clearInterval(timer));
  });
  return socket;
}

function beginningOf(
  kind: Exclude<Kind, "reading">,
  authorization: string,
  { id, token }: { id: string; token: string },
): string {
  if (kind === "headers") return lines("GET /api/health HTTP/1.1", "host: localhost") + "x-slow: ";
  if (kind === "answered") {
    return lines(
      "GET /api/hoots/paginated HTTP/1.1",
      "host: localhost",
      "content-length: 10000",
      "",
    );
  }
  if (kind === "body") {
    return lines(
      "POST /api/hoots HTTP/1.1",
      "host: localhost",
      `authorization: ${authorization}`,
      "content-type: application/json",
      "content-length: 10000",
      "",
    );
  }
  return lines(
    `PUT /api/profiles/${id} HTTP/1.1`,
    "host: localhost",
    `authorization: Bearer ${token}`,
    "content-type: multipart/form-data; boundary=slow",
    "content-length: 1000000",
    "",
    "--slow",
    'content-disposition: form-data; name="avatar"; filename="a.png"',
    "content-type: image/png",
    "",
  );
}
