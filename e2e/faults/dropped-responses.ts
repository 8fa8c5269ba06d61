import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../server/testing/postgres.ts";
import { kill, startServer } from "./server-process.ts";
import * as testUser from "./test-user.ts";
import { openWire } from "./wire.ts";

export type DroppedReport = testUser.Losses & {
  acknowledged: number;
  /** Responses that the proxy dropped. */
  dropped: number;
  /** Number of rejected posts by status. */
  rejected: Record<number, number>;
};

const posters = 8;
const triesAtMost = 100;
/** Share of responses that are dropped. */
const share = 0.5;

/** A proxy that sometimes closes both sides when a response arrives, so after the server has handled the request. */
async function startUnreliableProxy(to: number) {
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

/** Posts through the unreliable proxy, each with one key, until a response is received. */
export async function droppedResponses(
  posts: number,
  databaseUrl?: string,
): Promise<DroppedReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-dropped-"));
  const server = await startServer({
    DATA_DIR: folder,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  const proxy = await startUnreliableProxy(server.port);
  const wire = openWire(proxy.port, posters);
  try {
    const token = await testUser.signIn(server);
    const results = testUser.newResults();
    let next = 0;
    const poster = async () => {
      while (next < posts) {
        next += 1;
        const draft = testUser.draftOf(`Hoot ${next} whose response may be lost`);
        for (let tries = 0; tries < triesAtMost; tries += 1) {
          if (await testUser.post(wire, token, draft, results)) break;
        }
      }
    };
    await Promise.all(Array.from({ length: posters }, poster));
    return {
      ...testUser.lossesIn(await testUser.readAll(server), results.acknowledged),
      acknowledged: results.acknowledged.size,
      dropped: proxy.dropped(),
      rejected: Object.fromEntries(results.rejected),
    };
  } finally {
    wire.close();
    proxy.stop();
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}
