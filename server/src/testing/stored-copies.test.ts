import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathOf } from "#contracts/kernel/client.ts";
import type { Endpoint } from "#contracts/kernel/endpoint.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handlingOf, mayStore } from "../../../web/worker/rules.ts";
import { allRows } from "./authorization-all-rows.ts";
import { makeScene, type Row, type Scene, send } from "./authorization-scene.ts";
import { newAdmin } from "./people.ts";
import { type TestServer, testServer } from "./server.ts";

let server: TestServer;
let scene: Scene;
let admin: string;
beforeAll(async () => {
  server = await testServer();
  scene = await makeScene(server);
  admin = (await newAdmin(server)).token;
});
afterAll(() => server.close());

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** One example of each call that reads. */
const reads: Row[] = Array.from(
  new Map(
    allRows
      .filter(({ endpoint, ends }) => endpoint.method === "GET" && !ends)
      .map((row) => [nameOf(row.endpoint), row] as const),
  ).values(),
);

/** Whether the service worker would store the answer to a call, by a guest and by somebody who may make it. */
async function storedOf({ endpoint, input }: Row): Promise<{ guest: boolean; member: boolean }> {
  const call = await input(scene);
  const isStored = async (token?: string): Promise<boolean> => {
    const answer = await send(server, endpoint, call, token);
    await answer.body?.cancel();
    const url = new URL(pathOf(endpoint, call), server.address).href;
    const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
    headers.set("accept", endpoint.event ? "text/event-stream" : "*/*");
    const request = { method: "GET", url, mode: "cors", destination: "", headers } as const;
    const isTaken = handlingOf(request, new URL(server.address).origin) === "answers";
    const isPublic = mayStore("answers", url, answer);
    // For a member either rule alone has to hold.
    return token === undefined ? isTaken && isPublic : isTaken || isPublic;
  };
  const { session } = endpoint;
  const token = session === "admin" || session === "moderator" ? admin : scene.owner.token;
  return { guest: await isStored(), member: session !== "none" && (await isStored(token)) };
}

/** The calls in the table of `docs/offline.md`. */
function documented(): string[] {
  const docs = readFileSync(join(import.meta.dirname, "../../../docs/offline.md"), "utf8");
  return Array.from(docs.matchAll(/^\| `(GET \/api\/[^`]*)`/gm), ([, name = ""]) => name);
}

test("the worker stores guests' answers of the documented calls, and no answer to a member", async () => {
  const guest: string[] = [];
  const member: string[] = [];
  for (const row of reads) {
    const stored = await storedOf(row);
    if (stored.guest) guest.push(nameOf(row.endpoint));
    if (stored.member) member.push(nameOf(row.endpoint));
  }
  expect(member).toEqual([]);
  expect(guest.toSorted()).toEqual(documented().toSorted());
});
