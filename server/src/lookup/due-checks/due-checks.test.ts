import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "#contracts/lookup/due-checks.ts";
import { newAdmin, type Person } from "../../../testing/people.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { listDueChecks } from "./service.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await testServer();
  admin = await newAdmin(server);
});
afterAll(() => server.close());

const listed = (query: { limit?: number; after?: string } = {}) =>
  admin.call(contract.listDueChecks, { query });

test("an admin pages through facts, rules and lists, soonest first, each once", async () => {
  const all: contract.DueCheck[] = [];
  let after: string | undefined;
  do {
    const { data, hasMore } = await listed({ after });
    all.push(...data);
    after = hasMore ? data.at(-1)?._id : undefined;
  } while (after !== undefined);
  expect(all.length).toBeGreaterThan(500);
  expect(new Set(all.map(({ _id: id }) => id)).size).toBe(all.length);
  const days = all.map(({ checkBy }) => checkBy);
  expect(days).toEqual(days.toSorted());
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(["fact", "rule", "list"]));
});

test("each says what to open, when it was checked and where it is used", async () => {
  const fee = (await listed({ limit: 50 })).data.find(({ name }) => name.includes(".fee."));
  expect(fee).toMatchObject({ checked: "2026-11-21", checkBy: "2027-05-21" });
  expect(fee?.source.title).not.toBe("");
  expect(fee?.usedIn.length).toBeGreaterThan(0);
});

test("past its day, an entry is overdue", () => {
  const first = (day: string) => listDueChecks({ limit: 1 }, day).data[0];
  expect(first("2027-05-21")?.isOverdue).toBe(false);
  expect(first("2027-05-22")?.isOverdue).toBe(true);
});

test.each(["rule:none", "x", "rule:<b>"])(
  "a cursor %j that is no entry names the field",
  async (after) => {
    await expect(listed({ after })).rejects.toMatchObject({
      code: "VALIDATION",
      fields: { after: expect.any(String) },
    });
  },
);
