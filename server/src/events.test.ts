import { afterAll, beforeAll, expect, test } from "vitest";
import { type Happening, makeEvents } from "./events.ts";
import { type TestHouse, testHouse } from "./testing/house.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await testHouse();
});
afterAll(() => house.close());

test("a write may announce more than one message of PostgreSQL holds", async () => {
  const events = makeEvents(house.db, true);
  const heard: Happening[] = [];
  events.listen((happening) => void heard.push(happening));
  await events.write(async (_trx, announce) => {
    for (let n = 0; n < 500; n += 1) {
      announce({ what: "product.changed", productId: `${1_000_000_000 + n}` });
    }
  });
  expect(heard).toHaveLength(500);
});
