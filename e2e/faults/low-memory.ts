import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "#contracts/kernel/errors.ts";
import type { Ledger } from "../../server/src/testing/ledger.ts";
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
  /** How often each status was answered to a bomb; 0 is no answer. */
  statuses: Record<string, number>;
  /** Files of others that were acknowledged meanwhile, and refused with "try again". */
  acknowledged: number;
  shed: number;
  /** How often the process ended, and was started again. */
  restarts: number;
  /** What was acknowledged and is not there, or is not what was sent. */
  faults: string[];
  /** Rows and bytes, counted up in the end. */
  ledger: Ledger;
};

const heapMb = 128;
const pauseMs = 50;

/** A server with a heap of 128 MB gets bombs, twenty at a time, while others send files. Whenever it falls it is started again, as by systemd. */
export async function lowMemory(rounds: number): Promise<LowMemoryReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-memory-"));
  const variables = {
    DATA_DIR: folder,
    DEMO: "off",
    NODE_OPTIONS: `--max-old-space-size=${heapMb}`,
    LOG_LEVEL: "silent",
  };
  const open = await keepOpen(variables);
  try {
    const makers = [avatarSender, passportSender, photoSender, recordSender];
    const uploaders = await Promise.all(makers.map((make) => make(open.now())));
    const sender = await newSender(open.now());
    const sending = sendMeanwhile(uploaders, open.now);
    const statuses: Record<string, number> = {};
    let bombs = 0;
    for (let round = 0; round < rounds; round += 1) {
      const answers = await sendBombs(open.now(), sender);
      bombs += answers.length;
      for (const status of answers) statuses[status] = (statuses[status] ?? 0) + 1;
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

/** A server that is started again at the same port whenever it ends. */
async function keepOpen(variables: Record<string, string>) {
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

/** Sends one file after the other for each; answers how many were refused with "try again". */
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
