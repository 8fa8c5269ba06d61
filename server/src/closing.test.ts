import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { updateProfile } from "#contracts/accounts/profiles.ts";
import { expect, test, vi } from "vitest";
import { makeScene } from "../testing/authorization-scene.ts";
import { fileOf } from "../testing/owned-rows.ts";
import { testServer } from "../testing/server.ts";
import { childrenOf } from "../testing/processes.ts";

/** Looks like a broken object again and again, the end of which is looked for in all that follows. */
const endless = Buffer.from(`%PDF-1.7\n${"1 0 obj } ".repeat(500_000)}\n%%EOF`);

/** How many of them have come whole. */
const received = (dataDir: string) =>
  readdirSync(join(dataDir, "files-at-work"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .filter(({ parentPath, name }) => statSync(join(parentPath, name)).size >= endless.length)
    .length;

test("a server that closes tells whose file still waits to send it again, and cuts nobody off", async () => {
  const server = await testServer({ env: { demo: false }, ownMediaWorker: true });
  const { owner } = await makeScene(server);
  const send = () => {
    const sent = {
      params: { id: owner.id },
      body: {},
      files: { passport: fileOf(endless, "a.pdf") },
    };
    return owner.call(updateProfile, sent);
  };
  const answers = Promise.allSettled([send(), send()]);
  await vi.waitUntil(() => childrenOf(process.pid).length > 0, 60_000);
  // Both are there, one in hand and one behind it.
  await vi.waitUntil(() => received(server.env.dataDir) === 2, 60_000);
  const closing = server.close();
  const text = "The site is restarting. Try again in a moment.";
  for (const answer of await answers) {
    expect(answer).toMatchObject({ reason: { code: "UNAVAILABLE", retryAfter: 5 } });
    expect(answer).toHaveProperty("reason.message", expect.stringContaining(text));
  }
  await closing;
});
