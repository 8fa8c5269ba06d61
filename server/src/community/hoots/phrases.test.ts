import { searchHoots } from "#contracts/community/hoots.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../../testing/server.ts";

/** More than a search for a phrase of common words scans. */
const many = 15_200;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await sql`
    insert into hoots (id, title, text, category)
    select ('01890000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Camp ' || n,
      case n when 1 then 'An amber lantern and a zinc heron' when 6000 then 'An amber lantern'
        else 'An amber but quiet lantern' end, 'General'
    from generate_series(1, ${many}::integer) n`.execute(server.db);
});
afterAll(() => server.close());

const titlesOf = async (q: string) => {
  const { data } = await server.call(searchHoots, { query: { q, limit: 5 } });
  return data.map(({ title }) => title);
};

test("a phrase of words that many hoots have is found among the newest of them", async () => {
  expect(await titlesOf('"amber lantern"')).toEqual(["Camp 6000"]);
  expect(await titlesOf('"amber lantern" -camp')).toEqual([]);
});

test("a phrase that many hoots have lists the newest", async () => {
  expect(await titlesOf('"quiet lantern"')).toEqual(
    [0, 1, 2, 3, 4].map((place) => `Camp ${many - place}`),
  );
});

test("a phrase with a rare word is found in the oldest hoot, also beside other words", async () => {
  expect(await titlesOf('"zinc heron"')).toEqual(["Camp 1"]);
  expect(await titlesOf('"heron zinc"')).toEqual([]);
  expect(await titlesOf('"amber lantern" zinc')).toEqual(["Camp 1"]);
  expect(await titlesOf('"zinc heron" -quiet')).toEqual(["Camp 1"]);
});
