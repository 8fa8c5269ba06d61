import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "#contracts/kernel/errors.ts";
import type { Ledger } from "../../server/testing/ledger.ts";
import { sendBombs } from "./bombs-at-once.ts";
import { type ServerProcess, isReady, startServer } from "./server-process.ts";
import { countUp } from "./kill-in-mid-upload.ts";
import {
  avatarSender,
  newSender,
  passportSender,
  photoSender,
  recordSender,
  type Uploader,
} from "./uploader.ts";

export type LowMemoryReport = {
  bombs: number;
  /** Bombs by response status; 0 is no response. */
  statuses: Record<string, number>;
  /** Files of others acknowledged meanwhile, and files rejected with 503. */
  acknowledged: number;
  shed: number;
  /** Number of times the process ended and was restarted. */
  restarts: number;
  /** Acknowledged files that are missing or different. */
  faults: string[];
  /** Row and byte counts at the end. */
  ledger: Ledger;
};

const heapMb = 128;
const pauseMs = 50;

/** Sends bombs, twenty at a time, to a server with a heap of 128 MB, while others upload files. Restarts it whenever it ends, as systemd does. */
export async function lowMemory(rounds: number): Promise<LowMemoryReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-memory-"));
  const variables = {
    DATA_DIR: folder,
    DEMO: "off",
    NODE_OPTIONS: `--max-old-space-size=${heapMb}`,
    LOG_LEVEL: "silent",
  };
  const open = await superviseServer(variables);
  try {
    const makers = [avatarSender, passportSender, photoSender, recordSender];
    const uploaders = await Promise.all(makers.map((make) => make(open.now())));
    const sender = await newSender(open.now());
    const sending = sendMeanwhile(uploaders, open.now);
    const statuses: Record<string, number> = {};
    let bombs = 0;
    for (let round = 0; round < rounds; round += 1) {
      const responses = await sendBombs(open.now(), sender);
      bombs += responses.length;
      for (const status of responses) statuses[status] = (statuses[status] ?? 0) + 1;
      await untilReady(open.now);
    }
    const shed = await sending.stop();
    await untilReady(open.now);
    const reviews = await Promise.all(uploaders.map((uploader) => uploader.review(open.now())));
    const acknowledged = uploaders.reduce((sum, uploader) => sum + uploader.acknowledged(), 0);
    await open.close();
    return {
      bombs,
      statuses,
      acknowledged,
      shed,
      restarts: open.restarts(),
      faults: reviews.flatMap(({ faults }) => faults),
      ledger: await countUp(folder, undefined),
    };
  } finally {
    await open.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server that is restarted on the same port whenever it ends. */
async function superviseServer(variables: Record<string, string>) {
  let server = await startServer(variables);
  let restarts = 0;
  let closing = false;
  const isClosing = () => closing;
  const watching = (async () => {
    for (;;) {
      await server.ended;
      if (isClosing()) return;
      restarts += 1;
      server = await startServer(variables, server.port);
    }
  })();
  return {
    now: () => server,
    restarts: () => restarts,
    async close() {
      closing = true;
      server.signal("SIGTERM");
      await watching;
    },
  };
}

async function untilReady(server: () => ServerProcess): Promise<void> {
  while (!(await isReady(server().address))) await wait(pauseMs);
}

/** Uploads one file after the other per sender. Returns how many were rejected with 503. */
function sendMeanwhile(uploaders: readonly Uploader[], server: () => ServerProcess) {
  let over = false;
  let shed = 0;
  const isOver = () => over;
  const send = async (uploader: Uploader) => {
    while (!isOver()) {
      try {
        if (!(await uploader.send(server()))) await wait(pauseMs);
      } catch (error) {
        if (!(error instanceof AppError) || error.status !== 503) throw error;
        shed += 1;
        await wait(pauseMs);
      }
    }
  };
  const work = Promise.all(uploaders.map(send));
  return {
    async stop(): Promise<number> {
      over = true;
      await work;
      return shed;
    },
  };
}
