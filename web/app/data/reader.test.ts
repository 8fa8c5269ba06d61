import { afterAll, expect, test, vi } from "vitest";
import { american } from "#format/reader.ts";
import { currentReader, followReader, storeChoices } from "./reader.ts";
import { storeToken } from "./session.ts";

const stored = new Map<string, string>();
Object.assign(globalThis, { document: { documentElement: { dataset: {} } } });
const others: ((event: { key: string | null }) => void)[] = [];
vi.stubGlobal("window", {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  },
  addEventListener: (_: string, listener: (typeof others)[number]) => others.push(listener),
});

// Test files share modules and globals.
afterAll(async () => {
  stored.clear();
  vi.stubGlobal("navigator", { language: "en-US" });
  for (const tell of others) tell({ key: null });
  await vi.waitFor(() => {
    if (currentReader().locale !== american.locale) throw new Error("Still another reader.");
  });
  vi.unstubAllGlobals();
});

const member = { _id: "0190aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa", name: "Dana", jti: "one" };
const logIn = (exp = Date.now() / 1000 + 60) => {
  const payload = Buffer.from(JSON.stringify({ ...member, exp })).toString("base64url");
  storeToken(`head.${payload}.sign`);
};

const none = { homeCountry: null, currency: null, units: null, clock: null, weekStart: null };

test("a browser's region decides until the member chose, in this tab or another one", async () => {
  vi.stubGlobal("navigator", { language: "de-DE" });
  expect(currentReader()).toEqual(american);
  followReader();
  await vi.waitFor(() =>
    expect(currentReader()).toMatchObject({ clock: "24", weight: "kg", currency: "EUR" }),
  );
  storeChoices({ ...none, _id: member._id, clock: "12", weekStart: "sunday" });
  expect(stored.has("private:reader")).toBe(false);
  logIn();
  storeChoices({ ...none, _id: member._id, clock: "12", weekStart: "sunday" });
  await vi.waitFor(() => expect(currentReader()).toMatchObject({ clock: "12", weekStart: 0 }));
  stored.set("private:reader", JSON.stringify({ ...none, userId: member._id, units: "us" }));
  for (const tell of others) tell({ key: "private:reader" });
  await vi.waitFor(() => expect(currentReader()).toMatchObject({ clock: "24", weight: "lb" }));
  stored.set("private:reader", "{");
  for (const tell of others) tell({ key: null });
  await vi.waitFor(() => expect(currentReader()).toMatchObject({ weight: "kg" }));
});
