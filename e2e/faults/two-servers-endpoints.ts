import { randomUUID } from "node:crypto";
import { listSessions, logOut } from "#contracts/accounts/accounts.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { pictureUrl, pictureWidths } from "#contracts/kernel/files.ts";
import { createHoot, getHoot } from "#contracts/community/hoots.ts";
import { getOwnProfile, updateProfile } from "#contracts/accounts/profiles.ts";
import type { ServerProcess } from "./server-process.ts";
import { isPdf, isPicture, pdfOf, pictureOf } from "./sent-files.ts";
import * as testUser from "./test-user.ts";
import { type Check, callAt, pairsOf, shopAt, type Cluster } from "./two-servers-cluster.ts";

/** Acts on every server and checks the result on every other one. */
async function everyPair(
  { servers }: Cluster,
  name: string,
  figures: string,
  check: (here: ServerProcess, there: ServerProcess) => Promise<(string | false)[]>,
): Promise<Check> {
  const faults: string[] = [];
  for (const [here, there] of pairsOf(servers)) {
    for (const fault of await check(here, there)) if (fault) faults.push(fault);
  }
  return { name, figures, faults: [...new Set(faults)] };
}

const statusOf = async (request: Promise<unknown>): Promise<number> => {
  try {
    await request;
    return 200;
  } catch (error) {
    if (error instanceof AppError) return error.status;
    throw error;
  }
};

export const sessions = (cluster: Cluster): Promise<Check> =>
  everyPair(
    cluster,
    "sessions",
    "created on one server valid on the other, ended on one invalid on the other",
    async (here, there) => {
      const token = await testUser.signIn(here);
      const before = await statusOf(callAt(there, token)(getOwnProfile));
      const listed = (await callAt(there, token)(listSessions)).some(({ current }) => current);
      await callAt(here, token)(logOut);
      const after = await statusOf(callAt(there, token)(getOwnProfile));
      return [
        before !== 200 && `a session created on one gets ${before} on the other`,
        !listed && "a session created on one is not listed on the other",
        after !== 401 && `a session ended on one gets ${after} on the other`,
      ];
    },
  );

let sent = 0;

/** A public picture and a private document. */
export const files = (cluster: Cluster): Promise<Check> =>
  everyPair(
    cluster,
    "files",
    "uploaded to one server, served by the other: pictures to all, documents to their owner",
    async (here, there) => {
      sent += 1;
      const token = await testUser.signIn(here);
      const { _id } = await callAt(here, token)(getOwnProfile);
      const { avatar, passport } = await callAt(here, token)(updateProfile, {
        params: { id: _id },
        body: {},
        files: { avatar: await pictureOf(sent), passport: pdfOf(sent) },
      });
      const pictures = await Promise.all(
        pictureWidths.map(async (width) =>
          isPicture(await fetch(there.address + pictureUrl(avatar ?? "", width)), sent),
        ),
      );
      const headers = { authorization: `Bearer ${token}` };
      const owners = await isPdf(await fetch(there.address + passport, { headers }), sent);
      const stranger = await fetch(there.address + passport);
      await stranger.arrayBuffer();
      return [
        pictures.includes(false) && "a picture uploaded to one is incomplete on the other",
        !owners && "a document uploaded to one is incomplete on the other",
        stranger.status < 400 && `a stranger's request for a document gets ${stranger.status}`,
      ];
    },
  );

export const carts = (cluster: Cluster): Promise<Check> =>
  everyPair(
    cluster,
    "carts",
    "filled on one server, changed on the other, the same on both",
    async (here, there) => {
      const [one, other] = [shopAt(here), shopAt(there)];
      const merchandiseId = await availableVariant(here);
      const { cart } = await one.cart.create({ lines: [{ merchandiseId, quantity: 1 }] });
      const line = (await other.cart.fetch(cart.id))?.lines[0];
      if (!line) return ["a cart filled on one is empty on the other"];
      await other.cart.updateLines(cart.id, [{ id: line.id, quantity: 3 }]);
      const seen = (await one.cart.fetch(cart.id))?.lines[0]?.quantity;
      await one.cart.removeLines(cart.id, [line.id]);
      const left = (await other.cart.fetch(cart.id))?.lines.length;
      return [
        seen !== 3 && `a cart changed to 3 on one has ${seen} on the other`,
        left !== 0 && `a cart emptied on one has ${left} lines on the other`,
      ];
    },
  );

/** The global ID of an available variant. */
export async function availableVariant(server: ServerProcess): Promise<string> {
  const products = await shopAt(server).product.fetchAll();
  const variant = products.flatMap(({ variants }) => variants).find(({ available }) => available);
  if (!variant) throw new Error("The shop has nothing for sale.");
  return variant.id;
}

/** One write with one key, sent to all servers at once and then again to each. */
export async function sameKey({ servers }: Cluster): Promise<Check> {
  const [first] = servers;
  if (!first) throw new Error("The cluster is empty.");
  const token = await testUser.signIn(first);
  const ids = new Set<string>();
  const titles: string[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    const title = `Once, on any server ${turn}`;
    const key = randomUUID();
    const tryAt = (server: ServerProcess) =>
      callAt(server, token)(createHoot, { body: { title, text: "x" }, key });
    const made = await Promise.all(servers.map(tryAt));
    for (const server of servers) made.push(await tryAt(server));
    for (const { _id } of made) ids.add(_id);
    titles.push(title);
  }
  const there = (await testUser.readAll(first)).filter(({ title }) => titles.includes(title));
  const missing = await Promise.all(
    Array.from(ids, (id) => statusOf(callAt(first)(getHoot, { params: { id } }))),
  );
  return {
    name: "one key on all servers",
    figures: `${titles.length} hoots sent ${2 * servers.length} times each, ${there.length} exist`,
    faults: [
      ...(ids.size === titles.length ? [] : [`${ids.size} IDs were returned`]),
      ...(there.length === titles.length ? [] : [`${there.length} hoots exist`]),
      ...missing.filter((status) => status !== 200).map((status) => `one gets ${status}`),
    ],
  };
}
