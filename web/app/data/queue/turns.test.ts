import { describe, expect, test } from "vitest";
import {
  isBasedOn,
  isEditable,
  nextWrite,
  outcomeOf,
  unsureProblem,
  waitsBehind,
  versionOver,
} from "./turns.ts";
import type { QueuedWrite, WriteState } from "./store.ts";

const write = (path: string, state: WriteState, more: Partial<QueuedWrite> = {}): QueuedWrite => ({
  id: path,
  method: "PUT",
  path,
  target: "trip",
  label: "Trip",
  page: "/plans",
  body: { is: "json", text: "{}" },
  createdAt: "2026-11-23T10:00:00.000Z",
  state,
  triedAt: null,
  version: null,
  order: 1,
  problem: undefined,
  ...more,
});

const answer = (status: number, body: unknown) => Response.json(body, { status });

describe("the next write", () => {
  test("is the first that waits", () => {
    const writes = [write("/a", "waiting"), write("/b", "waiting")];
    expect(nextWrite(writes)?.path).toBe("/a");
    expect(nextWrite([])).toBeUndefined();
  });

  test("doesn't overtake another of its target that can't be sent now", () => {
    const writes = [write("/a", "waiting"), write("/b", "waiting", { target: "pet" })];
    expect(nextWrite(writes, new Set(["trip"]))?.path).toBe("/b");
  });

  test.each(["failed", "conflict", "editing"] as const)(
    "waits behind a %s change of the same thing, and of no other",
    (state) => {
      const writes = [write("/a", state), write("/a", "waiting"), write("/b", "waiting")];
      expect(nextWrite(writes)?.path).toBe("/b");
    },
  );

  test("doesn't wait behind what can't be read anymore", () => {
    const writes = [write("", "unreadable", { method: "POST" }), write("/a", "waiting")];
    expect(nextWrite(writes)).toBe(writes[1]);
  });

  test("doesn't wait behind a new thing that was rejected", () => {
    const writes = [write("/a", "failed", { method: "POST" }), write("/a", "waiting")];
    expect(nextWrite(writes)).toBe(writes[1]);
  });
});

test("a new write waits behind what is unsent of its target, or of the thing it changes", () => {
  expect(waitsBehind([write("/a", "waiting")], { target: "trip", path: "/b" })).toBe(true);
  expect(waitsBehind([write("/a", "failed")], { target: "trip", path: "/b" })).toBe(false);
  expect(waitsBehind([write("/a", "failed")], { target: "trip", path: "/a" })).toBe(true);
  expect(waitsBehind([write("/a", "waiting")], { target: "pet", path: "/b" })).toBe(false);
});

test("a change made on top of one that arrived is based on its version", () => {
  const later = { path: "/api/plans/1", version: 3 };
  expect(isBasedOn(later, { path: "/api/plans/1" }, 4)).toBe(true);
  expect(isBasedOn(later, { path: "/api/plans/1/items/2" }, 4)).toBe(true);
  expect(isBasedOn(later, { path: "/api/plans/12" }, 4)).toBe(false);
  // Another device changed it in between.
  expect(isBasedOn(later, { path: "/api/plans/1" }, 5)).toBe(false);
});

describe("an answer", () => {
  test("of ours means that it was sent", async () => {
    expect(await outcomeOf(answer(201, { version: 4 }))).toEqual({ is: "sent", version: 4 });
    expect(await outcomeOf(answer(200, {}))).toEqual({ is: "sent", version: undefined });
  });

  test.each([
    ["that never came", undefined],
    ["of a hotel's network", new Response("<h1>Welcome</h1>")],
    ["of a failing server", answer(500, {})],
  ])("%s leaves it waiting, as the server may have it", async (_, response) => {
    expect(await outcomeOf(response)).toMatchObject({ state: "waiting", isUnknown: true });
  });

  test("about too many requests, or an ended session, leaves it waiting", async () => {
    expect(await outcomeOf(answer(429, {}))).toMatchObject({ state: "waiting", isUnknown: false });
    expect(await outcomeOf(answer(401, {}))).toMatchObject({ is: "signedOut", state: "waiting" });
  });

  test("that rejects it is shown", async () => {
    const conflict = { code: "CONFLICT", message: "Changed elsewhere." };
    expect(await outcomeOf(answer(409, conflict))).toMatchObject({ state: "conflict" });
    const wrong = { code: "VALIDATION", message: "Enter a title." };
    const outcome = await outcomeOf(answer(400, wrong));
    expect(outcome).toMatchObject({ state: "failed", problem: "Enter a title." });
  });
});

test("a write goes over another change that left its fields as they were", () => {
  const trip = { version: 7, notes: "a", entries: [{ _id: "x", note: "", title: "Market" }] };
  const within = { list: "entries", id: "x" };
  expect(versionOver({ fields: { note: "" }, within }, trip)).toBe(7);
  expect(versionOver({ fields: { note: "Before" }, within }, trip)).toBeUndefined();
  expect(versionOver({ fields: { note: "" }, within: { ...within, id: "y" } }, trip)).toBe(
    undefined,
  );
  expect(versionOver({ fields: { notes: "a" } }, trip)).toBe(7);
  expect(versionOver({ fields: { notes: "a" } }, undefined)).toBeUndefined();
  expect(versionOver(undefined, trip)).toBeUndefined();
});

test("what the server may have isn't sent again once it has forgotten the key", () => {
  const now = Date.parse("2026-11-23T10:00:00Z");
  expect(unsureProblem({ triedAt: now - 24 * 3_600_000 }, now)).toMatch(/may have been sent/);
  expect(unsureProblem({ triedAt: now - 3_600_000 }, now)).toBeUndefined();
  expect(unsureProblem({ triedAt: null }, now)).toBeUndefined();
  // The clock was set back meanwhile, or only a little.
  expect(unsureProblem({ triedAt: now + 3_600_000 }, now)).toMatch(/may have been sent/);
  expect(unsureProblem({ triedAt: now + 1_000 }, now)).toBeUndefined();
});

test("what has a form can be edited, unless the server may have it as something new", () => {
  const draft = { key: "hoot", value: {} };
  expect(isEditable(write("/a", "waiting", { draft }))).toBe(true);
  expect(isEditable(write("/a", "sending", { draft }))).toBe(false);
  expect(isEditable(write("/a", "waiting"))).toBe(false);
  expect(isEditable(write("/a", "unreadable", { draft }))).toBe(false);
  expect(isEditable(write("/a", "waiting", { draft, triedAt: 1 }))).toBe(true);
  const unsure = { draft, triedAt: 1, method: "POST" };
  expect(isEditable(write("/a", "waiting", unsure))).toBe(false);
  expect(isEditable(write("/a", "waiting", { ...unsure, editFields: ["text"] }))).toBe(true);
  const body = { is: "form", parts: [] } as const;
  expect(isEditable(write("/a", "waiting", { ...unsure, body, editFields: ["text"] }))).toBe(false);
});
