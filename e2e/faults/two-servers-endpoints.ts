import { randomUUID } from "node:crypto";
import { listSessions, logOut } from "#contracts/accounts/accounts.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { pictureUrl, pictureWidths } from "#contracts/kernel/files.ts";
import { createHoot, getHoot } from "#contracts/community/hoots.ts";
import { getOwnProfile, updateProfile } from "#contracts/accounts/profiles.ts";
import type { ServerProcess } from "./server-process.ts";
import { isPaper, isPicture, paperOf, pictureOf } from "./sent-files.ts";
import * as testUser from "./test-user.ts";
import { type Check, callAt, pairsOf, shopAt, type Cluster } from "./two-servers-cluster.ts";

/** Does each thing at every door and looks at every other one. */
async function everyPair(
  { servers }: Cluster,
  name: string,
  figures: string,
  look: (here: ServerProcess, there: ServerProcess) => Promise<(string | false)[]>,
): Promise<Check> {
  const faults: string[] = [];
  for (const [here, there] of pairsOf(servers)) {
    for (const fault of await look(here, there)) if (fault) faults.push(fault);
  }
  return { name, figures, faults: [...new Set(faults)] };
}

const statusOf = async (asking: Promise<unknown>): Promise<number> => {
  try {
    await asking;
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
    "made at one door good at the other, ended at one out at the other",
    async (here, there) => {
      const token = await testUser.signIn(here);
      const before = await statusOf(callAt(there, token)(getOwnProfile));
      const listed = (await callAt(there, token)(listSessions)).some(({ current }) => current);
      await callAt(here, token)(logOut);
      const after = await statusOf(callAt(there, token)(getOwnProfile));
      return [
        before !== 200 && `a session made at one is ${before} at the other`,
        !listed && "a session made at one is not in the list of the other",
        after !== 401 && `a session ended at one is ${after} at the other`,
      ];
    },
  );

let sent = 0;

/** A picture for everybody and a paper for its owner alone. */
export const files = (cluster: Cluster): Promise<Check> =>
  everyPair(
    cluster,
    "files",
    "sent to one door, served by the other: pictures to all, papers to their owner",
    async (here, there) => {
      sent += 1;
      const token = await testUser.signIn(here);
      const { _id } = await callAt(here, token)(getOwnProfile);
      const { avatar, passport } = await callAt(here, token)(updateProfile, {
        params: { id: _id },
        body: {},
        files: { avatar: await pictureOf(sent), passport: paperOf(sent) },
      });
      const pictures = await Promise.all(
        pictureWidths.map(async (width) =>
          isPicture(await fetch(there.address + pictureUrl(avatar ?? "", width)), sent),
        ),
      );
      const headers = { authorization: `Bearer ${token}` };
      const owners = await isPaper(await fetch(there.address + passport, { headers }), sent);
      const stranger = await fetch(there.address + passport);
      await stranger.arrayBuffer();
      return [
        pictures.includes(false) && "a picture sent to one is not whole at the other",
        !owners && "a paper sent to one is not whole at the other",
        stranger.status < 400 && `a stranger's look at a paper is ${stranger.status}`,
      ];
    },
  );

export const carts = (cluster: Cluster): Promise<Check> =>
  everyPair(
    cluster,
    "carts",
    "filled at one door, changed at the other, the same at both",
    async (here, there) => {
      const [one, other] = [shopAt(here), shopAt(there)];
      const merchandiseId = await aVariant(here);
      const { cart } = await one.cart.create({ lines: [{ merchandiseId, quantity: 1 }] });
      const line = (await other.cart.fetch(cart.id))?.lines[0];
      if (!line) return ["a cart filled at one is empty at the other"];
      await other.cart.updateLines(cart.id, [{ id: line.id, quantity: 3 }]);
      const seen = (await one.cart.fetch(cart.id))?.lines[0]?.quantity;
      await one.cart.removeLines(cart.id, [line.id]);
      const left = (await other.cart.fetch(cart.id))?.lines.length;
      return [
        seen !== 3 && `a cart changed to 3 at one has ${seen} at the other`,
        left !== 0 && `a cart emptied at one has ${left} lines at the other`,
      ];
    },
  );

/** The global id of something the shop has enough of. */
export async function aVariant(door: ServerProcess): Promise<string> {
  const products = await shopAt(door).product.fetchAll();
  const variant = products.flatMap(({ variants }) => variants).find(({ available }) => available);
  if (!variant) throw new Error("The shop has nothing for sale.");
  return variant.id;
}

/** One write under one key, tried at all doors at the same moment and then again at each. */
export async function sameKey({ servers }: Cluster): Promise<Check> {
  const [first] = servers;
  if (!first) throw new Error("There is no house.");
  const token = await testUser.signIn(first);
  const ids = new Set<string>();
  const titles: string[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    const title = `Once, at any door ${turn}`;
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
    name: "one key at all doors",
    figures: `${titles.length} hoots sent ${2 * servers.length} times each, ${there.length} are there`,
    faults: [
      ...(ids.size === titles.length ? [] : [`${ids.size} ids were answered`]),
      ...(there.length === titles.length ? [] : [`${there.length} hoots are there`]),
      ...missing.filter((status) => status !== 200).map((status) => `one is ${status}`),
    ],
  };
}
