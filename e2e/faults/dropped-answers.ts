import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../server/src/testing/postgres.ts";
import { kill, startServer } from "./server-process.ts";
import * as testUser from "./test-user.ts";
import { openWire } from "./wire.ts";

export type DroppedReport = testUser.Losses & {
  acknowledged: number;
  /** Answers that were thrown away on their way. */
  dropped: number;
  /** Statuses of posts that were refused, and how often. */
  refused: Record<number, number>;
};

const posters = 8;
const triesAtMost = 100;
/** How often what comes from the server is thrown away. */
const share = 0.5;

/** A proxy that, now and then, hangs up on both sides when an answer comes, so after the server has done what was asked. */
async function startCarelessProxy(to: number) {
  let dropped = 0;
  const server = createServer((caller) => {
    const server = connect(to, "127.0.0.1");
    const end = () => {
      caller.destroy();
      server.destroy();
    };
    caller.on("error", end).on("close", end);
    server.on("error", end).on("close", end);
    caller.on("data", (bytes) => server.write(bytes));
    server.on("data", (bytes) => {
      if (Math.random() >= share) {
        caller.write(bytes);
        return;
      }
      dropped += 1;
      end();
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { port, dropped: () => dropped, stop: () => void server.close() };
}

/** People post through the careless proxy, each with one key, until they hear that it is done. */
export async function droppedAnswers(posts: number, databaseUrl?: string): Promise<DroppedReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-dropped-"));
  const server = await startServer({
    DATA_DIR: folder,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  const proxy = await startCarelessProxy(server.port);
  const wire = openWire(proxy.port, posters);
  try {
    const token = await testUser.signIn(server);
    const fates = testUser.noFates();
    let next = 0;
    const poster = async () => {
      while (next < posts) {
        next += 1;
        const draft = testUser.draftOf(`Hoot ${next} whose answer may be lost`);
        for (let tries = 0; tries < triesAtMost; tries += 1) {
          if (await testUser.post(wire, token, draft, fates)) break;
        }
      }
    };
    await Promise.all(Array.from({ length: posters }, poster));
    return {
      ...testUser.lossesIn(await testUser.readAll(server), fates.acknowledged),
      acknowledged: fates.acknowledged.size,
      dropped: proxy.dropped(),
      refused: Object.fromEntries(fates.refused),
    };
  } finally {
    wire.close();
    proxy.stop();
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}
