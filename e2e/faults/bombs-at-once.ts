import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { memoryOf } from "../../bench/memory.ts";
import { type HostileFile, hostileFiles } from "../../server/testing/hostile-files.ts";
import { childrenOf } from "../../server/testing/processes.ts";
import { type ServerProcess, isReady, kill, startServer } from "./server-process.ts";
import { newSender, type Person } from "./uploader.ts";

export type BombsReport = {
  sent: number;
  /** Number of bombs by response status. */
  statuses: Record<string, number>;
  /** Responses of `/api/health` during the uploads, those other than 200, and the slowest in milliseconds. */
  health: { responses: number; failed: number; slowestMs: number };
  /** Memory in MB: the server before, the peak of server and media worker together, and the media worker alone at that moment. */
  memory: { before: number; most: number; mediaWorker: number };
  /** The same process is running and ready. */
  alive: boolean;
  ms: number;
};

/** Files that are small compressed and large decoded. */
export const isBomb = ({ name }: HostileFile): boolean =>
  /unpack|megapixels|frames|scans|packed|million|65,5|16,383|20,000/.test(name);

const atOnce = 20;
const sampleMs = 15;
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

/** Sends twenty bombs at once and measures memory and health responses. */
export async function bombsAtOnce({ databaseUrl }: { databaseUrl?: string | undefined }) {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-bombs-"));
  const server = await startServer({
    DATA_DIR: folder,
    DEMO: "off",
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  try {
    return await measure(server);
  } finally {
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(server: ServerProcess): Promise<BombsReport> {
  const sender = await newSender(server);
  const before = memoryOf(server.pid);
  const memory = watchMemory(server.pid);
  const health = watchHealth(server);
  const began = performance.now();
  const responses = await sendBombs(server, sender);
  const ms = performance.now() - began;
  const { most, mediaWorker } = memory.stop();
  const statuses: Record<string, number> = {};
  for (const status of responses) statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    sent: responses.length,
    statuses,
    health: await health.stop(),
    memory: {
      before: megabytes(before),
      most: megabytes(most),
      mediaWorker: megabytes(mediaWorker),
    },
    alive: await isReady(server.address),
    ms,
  };
}

/** Sends twenty bombs at once. Returns the status of each, 0 for no response. */
export async function sendBombs(server: ServerProcess, { id, token }: Person): Promise<number[]> {
  const bombs = hostileFiles.filter(isBomb);
  const turns = Array.from({ length: atOnce }, (_, turn) => turn);
  const forms = await Promise.all(turns.map((turn) => formOf(bombs[turn % bombs.length])));
  const headers = { authorization: `Bearer ${token}` };
  return Promise.all(
    forms.map(async (body) => {
      const init = { method: "PUT", headers, body };
      try {
        const response = await fetch(`${server.address}/api/profiles/${id}`, init);
        await response.arrayBuffer();
        return response.status;
      } catch {
        return 0;
      }
    }),
  );
}

async function formOf(bomb?: HostileFile): Promise<FormData> {
  if (!bomb) throw new Error("There are no bombs in the list.");
  const form = new FormData();
  const name = bomb.part === "picture" ? "avatar" : "passport";
  const type = bomb.claimedType;
  form.append(name, new File([new Uint8Array(await bomb.bytes())], bomb.fileName, { type }));
  return form;
}

/** The peak memory of a process and its children together. */
function watchMemory(pid: number) {
  let most = 0;
  let mediaWorker = 0;
  const timer = setInterval(() => {
    const theirs = childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), 0);
    const all = memoryOf(pid) + theirs;
    if (all > most) [most, mediaWorker] = [all, theirs];
  }, sampleMs);
  return {
    stop() {
      clearInterval(timer);
      return { most, mediaWorker };
    },
  };
}

/** Requests `/api/health` continuously. */
function watchHealth({ address }: ServerProcess) {
  const seen = { responses: 0, failed: 0, slowestMs: 0 };
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      const status = await fetch(`${address}/api/health`).then(
        async (response) => (await response.arrayBuffer(), response.status),
        () => 0,
      );
      if (status === 200) seen.responses += 1;
      else seen.failed += 1;
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - began);
      await wait(5);
    }
  })();
  return {
    async stop() {
      over.abort();
      await asking;
      return seen;
    },
  };
}
