import { afterAll, expect, test, vi } from "vitest";
import { american } from "#format/reader.ts";
import { currentReader, followReader, keepChoices } from "./reader.ts";

const stored = new Map<string, string>();
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

const none = { homeCountry: null, currency: null, units: null, clock: null, weekStart: null };

test("a browser's region decides until the member chose, in this tab or another one", async () => {
  vi.stubGlobal("navigator", { language: "de-DE" });
  expect(currentReader()).toEqual(american);
  followReader();
  await vi.waitFor(() =>
    expect(currentReader()).toMatchObject({ clock: "24", weight: "kg", currency: "EUR" }),
  );
  keepChoices({ ...none, clock: "12", weekStart: "sunday" });
  await vi.waitFor(() => expect(currentReader()).toMatchObject({ clock: "12", weekStart: 0 }));
  stored.set("private:reader", JSON.stringify({ ...none, units: "us" }));
  for (const tell of others) tell({ key: "private:reader" });
  await vi.waitFor(() => expect(currentReader()).toMatchObject({ clock: "24", weight: "lb" }));
  stored.set("private:reader", "{");
  for (const tell of others) tell({ key: null });
  await vi.waitFor(() => expect(currentReader()).toMatchObject({ weight: "kg" }));
});
