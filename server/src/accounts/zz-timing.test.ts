import { afterAll, beforeAll, test } from "vitest";
import { type TestHouse, testHouse } from "../testing/house.ts";
import { postJson } from "../testing/people.ts";
let house: TestHouse;
beforeAll(async () => {
  house = await testHouse();
});
afterAll(() => house.close());
const median = (xs: number[]) => xs.toSorted((a, b) => a - b)[xs.length >> 1];
test.each([
  ["/api/auth/login", 200, { password: "wrong horses" }],
  ["/api/auth/forgot", 30, {}],
  ["/api/auth/resend", 30, {}],
] as const)(
  "%s",
  async (path, n, extra) => {
    const t: Record<string, number[]> = { known: [], unknown: [], unknown2: [] };
    for (let i = 0; i < n; i++)
      for (const who of ["known", "unknown", "unknown2"]) {
        const email = who === "known" ? "dana@wagabond.example" : `${who}@example.com`;
        const b = performance.now();
        await (await postJson(house, path, { email, ...extra })).text();
        t[who]?.push(performance.now() - b);
      }
    console.log(path, Object.fromEntries(Object.entries(t).map(([k, v]) => [k, median(v)])));
  },
  120_000,
);
