import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testHouse, type TestHouse } from "../testing/house.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await testHouse();
});
afterAll(() => house.close());

test("while hundreds of questions wait for the database, others get their turn", async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const asked = Array.from({ length: 300 }, () =>
    sql`select count(*) from generate_series(1, 2000)`.execute(house.db),
  );
  await Promise.all(asked);
  clearInterval(timer);
  expect(turns).toBeGreaterThanOrEqual(10);
});
