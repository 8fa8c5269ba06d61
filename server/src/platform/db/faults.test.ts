import { isDeepStrictEqual } from "node:util";
import { signUp } from "#contracts/accounts/accounts.ts";
import {
  createComment,
  createHoot,
  deleteComment,
  likeHoot,
  updateHoot,
} from "#contracts/community/hoots.ts";
import { placeOrder } from "#contracts/commerce/orders.ts";
import { updateTrip } from "#contracts/travel/trips.ts";
import { vote } from "#contracts/community/polls.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allRows } from "../../../testing/authorization-all-rows.ts";
import {
  makeScene,
  type Row,
  row,
  type Scene,
  send,
} from "../../../testing/authorization-scene.ts";
import { faultyQueries, makeFault } from "../../../testing/faulty.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { goodForm, newCart, newGiftCard, newProduct } from "../../../testing/orders.ts";

const fault = makeFault(() => Object.assign(new Error("Nobody answers."), { code: "EIO" }));

let server: TestServer;
let scene: Scene;
beforeAll(async () => {
  server = await testServer({
    env: { demo: false },
    between: { db: (db) => db.withPlugin(faultyQueries(fault)) },
  });
  scene = await makeScene(server);
});
afterAll(() => server.close());

/** Buying the last two of something with a gift card and a code: stock, card, order, cart and email in one. */
const order = row(placeOrder, {
  input: async () => {
    const { variantId } = await newProduct(server, { price: 2_000, stock: 2 });
    const giftCardIds = [await newGiftCard(server, 1_500)];
    const { token } = await newCart(server, { lines: [{ variantId, quantity: 2 }], giftCardIds });
    return { params: { token }, body: goodForm };
  },
  stranger: "ok",
});

const names = [
  signUp,
  createHoot,
  updateHoot,
  likeHoot,
  createComment,
  deleteComment,
  updateTrip,
  vote,
].map(({ method, path }) => `${method} ${path}`);
const nameOf = ({ endpoint }: Row) => `${endpoint.method} ${endpoint.path}`;
/** The first example of each, and an order. */
const doings = [
  ...names.map((name) => allRows.find((each) => nameOf(each) === name)),
  order,
].filter((each) => each !== undefined);

/** All rows of all tables, as one hash of each, but for emails, which the mailer sees to meanwhile, and tries, which count. */
async function everything(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('mail_outbox', 'rate_counts') order by 1`.execute(server.db);
  const snapshots = tables.map(
    ({ name }) => sql`select ${name}::text as name,
      md5(coalesce(string_agg(to_jsonb(t)::text, ',' order by to_jsonb(t)::text), '')) as hash
      from ${sql.raw(name)} t`,
  );
  const { rows } = await sql<{ name: string; hash: string }>`
    ${sql.join(snapshots, sql` union all `)}`.execute(server.db);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

/** Fails each query of a doing in turn, until one time there are none left; answers how many there were. */
async function failEach(doing: Row): Promise<number> {
  for (let at = 1; ; at += 1) {
    const input = await doing.input(scene);
    const before = await everything();
    fault.set(at, "before");
    const answer = await send(server, doing.endpoint, input, scene.owner.token);
    const body: { code?: string } = await answer.json();
    const calls = fault.mend();
    if (calls < at) {
      expect(answer.status).toBeLessThan(300);
      return calls;
    }
    if (answer.status < 300) continue;
    expect([500, 503]).toContain(answer.status);
    expect(["INTERNAL", "UNAVAILABLE"]).toContain(body.code);
    const after = await everything();
    if (readsAfterCommit(doing) && !isDeepStrictEqual(after, before)) {
      // Stored whole: the same call again answers, and changes nothing more.
      const again = await send(server, doing.endpoint, input, scene.owner.token);
      expect(again.status).toBeLessThan(300);
      expect(await everything()).toEqual(after);
    } else expect(after).toEqual(before);
  }
}

/** A like is read after its commit, so that its post isn't locked meanwhile. It can be sent any number of times. */
const readsAfterCommit = (doing: Row) => nameOf(doing) === `${likeHoot.method} ${likeHoot.path}`;

test("there is an example of each", () => {
  expect(doings).toHaveLength(names.length + 1);
});

describe.each(doings.map((doing) => [nameOf(doing), doing] as const))("%s", (_name, doing) => {
  test("is done whole or not at all, whichever query fails, and the next one is well", async () => {
    expect(await failEach(doing)).toBeGreaterThan(1);
  });
});
