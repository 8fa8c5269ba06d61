import { randomUUID } from "node:crypto";
import { listSessions, logOut } from "#contracts/accounts.ts";
import { AppError } from "#contracts/errors.ts";
import { pictureUrl, pictureWidths } from "#contracts/files.ts";
import { createHoot, getHoot } from "#contracts/hoots.ts";
import { getOwnProfile, updateProfile } from "#contracts/profiles.ts";
import type { HouseProcess } from "./house-process.ts";
import { isPaper, isPicture, paperOf, pictureOf } from "./sent-files.ts";
import * as traveller from "./traveller.ts";
import { type Check, callAt, pairsOf, shopAt, type Town } from "./two-houses-town.ts";

/** Does each thing at every door and looks at every other one. */
async function everyPair(
  { houses }: Town,
  name: string,
  figures: string,
  look: (here: HouseProcess, there: HouseProcess) => Promise<(string | false)[]>,
): Promise<Check> {
  const faults: string[] = [];
  for (const [here, there] of pairsOf(houses)) {
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

export const sessions = (town: Town): Promise<Check> =>
  everyPair(
    town,
    "sessions",
    "made at one door good at the other, ended at one out at the other",
    async (here, there) => {
      const token = await traveller.signIn(here);
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
export const files = (town: Town): Promise<Check> =>
  everyPair(
    town,
    "files",
    "sent to one door, served by the other: pictures to all, papers to their owner",
    async (here, there) => {
      sent += 1;
      const token = await traveller.signIn(here);
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

export const carts = (town: Town): Promise<Check> =>
  everyPair(
    town,
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
export async function aVariant(door: HouseProcess): Promise<string> {
  const products = await shopAt(door).product.fetchAll();
  const variant = products.flatMap(({ variants }) => variants).find(({ available }) => available);
  if (!variant) throw new Error("The shop has nothing for sale.");
  return variant.id;
}

/** One write under one key, tried at all doors at the same moment and then again at each. */
export async function sameKey({ houses }: Town): Promise<Check> {
  const [first] = houses;
  if (!first) throw new Error("There is no house.");
  const token = await traveller.signIn(first);
  const ids = new Set<string>();
  const titles: string[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    const title = `Once, at any door ${turn}`;
    const key = randomUUID();
    const tryAt = (house: HouseProcess) =>
      callAt(house, token)(createHoot, { body: { title, text: "x" }, key });
    const made = await Promise.all(houses.map(tryAt));
    for (const house of houses) made.push(await tryAt(house));
    for (const { _id } of made) ids.add(_id);
    titles.push(title);
  }
  const there = (await traveller.readAll(first)).filter(({ title }) => titles.includes(title));
  const missing = await Promise.all(
    Array.from(ids, (id) => statusOf(callAt(first)(getHoot, { params: { id } }))),
  );
  return {
    name: "one key at all doors",
    figures: `${titles.length} hoots sent ${2 * houses.length} times each, ${there.length} are there`,
    faults: [
      ...(ids.size === titles.length ? [] : [`${ids.size} ids were answered`]),
      ...(there.length === titles.length ? [] : [`${there.length} hoots are there`]),
      ...missing.filter((status) => status !== 200).map((status) => `one is ${status}`),
    ],
  };
}
