import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteAccount } from "#contracts/accounts/accounts.ts";
import { mistakeTextMax } from "#contracts/lookup/mistakes.ts";
import * as contract from "#contracts/lookup/mistakes.ts";
import { newAdmin, newPerson, type Person } from "../../../testing/people.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await testServer();
  admin = await newAdmin(server);
});
afterAll(() => server.close());

const draft = {
  path: "/documents/USA/United%20Kingdom",
  fact: "united-kingdom.rule.rabies",
  text: "My vet says 21 full days.",
};
const report = (text: Partial<typeof draft> & { website?: string } = {}) =>
  server.call(contract.reportMistake, { body: { ...draft, ...text } });
const listed = async (state: contract.MistakeState = "open") =>
  (await admin.call(contract.listMistakes, { query: { state } })).data;

test("a guest's report reaches the admins, who close it and open it again", async () => {
  expect(await report()).toEqual({});
  const [one] = await listed();
  expect(one).toMatchObject({ ...draft, state: "open", reportedBy: null });
  const params = { id: one?._id ?? "" };
  expect(await admin.call(contract.closeMistake, { params })).toMatchObject({ state: "closed" });
  expect(await listed()).toEqual([]);
  expect(await listed("closed")).toMatchObject([{ _id: params.id }]);
  await admin.call(contract.closeMistake, { params });
  expect(await admin.call(contract.reopenMistake, { params })).toMatchObject({ state: "open" });
  expect(await listed()).toMatchObject([{ _id: params.id }]);
});

test("a member's report has its author, until the account is deleted", async () => {
  const { call, password } = await newPerson(server, "Mia Member");
  await call(contract.reportMistake, { body: { ...draft, text: "By Mia." } });
  const byMia = async () => (await listed()).find(({ text }) => text === "By Mia.");
  expect((await byMia())?.reportedBy).toMatchObject({ name: "mia.member" });
  await call(deleteAccount, { body: { password } });
  await server.removeClosed();
  expect((await byMia())?.reportedBy).toBeNull();
});

test("a bot's report gets a normal response and isn't stored", async () => {
  expect(await report({ text: "Buy pills", website: "https://pills.example" })).toEqual({});
  expect((await listed()).map(({ text }) => text)).not.toContain("Buy pills");
});

test.each([
  ["no description", { text: "  " }, "text"],
  ["a long description", { text: "x".repeat(mistakeTextMax + 1) }, "text"],
  ["a page elsewhere", { path: "https://evil.example/" }, "path"],
  ["a page of another kind", { path: "/admin/providers" }, "path"],
  ["a fact that is no id", { fact: "<b>" }, "fact"],
])("a report with %s is rejected", async (_, change, field) => {
  await expect(report(change)).rejects.toMatchObject({
    code: "VALIDATION",
    fields: { [field]: expect.any(String) },
  });
});

test("a report that does not exist cannot be closed", async () => {
  const params = { id: "01890000-0000-7000-8000-000000000000" };
  await expect(admin.call(contract.closeMistake, { params })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("reports are listed in pages, the oldest first", async () => {
  const texts = ["One.", "Two.", "Three."];
  for (const text of texts) {
    await server.db
      .insertInto("mistakes")
      .values({
        ...draft,
        id: `01990000-0000-7000-8000-00000000000${texts.indexOf(text)}`,
        text,
        reported_by: null,
      })
      .execute();
  }
  const first = await admin.call(contract.listMistakes, { query: { limit: 2 } });
  expect(first.hasMore).toBe(true);
  const after = first.data.at(-1)?._id;
  const rest = await admin.call(contract.listMistakes, { query: { after } });
  const all = [...first.data, ...rest.data].map(({ _id: id }) => id);
  expect(all).toEqual(all.toSorted());
  expect(new Set(all).size).toBe(all.length);
});

test("no more reports are taken while very many are open", async () => {
  await server.db
    .insertInto("mistakes")
    .values(
      Array.from({ length: contract.openMistakesMax }, (_, index) => ({
        ...draft,
        id: `0199aaaa-0000-7000-8000-${`${index}`.padStart(12, "0")}`,
        reported_by: null,
      })),
    )
    .execute();
  await expect(report()).rejects.toMatchObject({ code: "QUOTA" });
  await server.db.deleteFrom("mistakes").execute();
});
