import { expect, test } from "vitest";
import { memoryStorage } from "../data/storage.testing.ts";
import { draftStore, joined } from "./draft-store.ts";
import type { Owner } from "./has-draft.ts";

const storages = () => ({ long: memoryStorage(), tab: memoryStorage() });
const text = (stored: unknown) => (typeof stored === "string" ? stored : undefined);
const open = (on: ReturnType<typeof storages>, owner: Owner, key = "hoot") =>
  draftStore(on, key, owner, text);

test("a draft is there again after a reload", () => {
  const on = storages();
  open(on, "dana").write("The ferry to Naxos");
  expect(open(on, "dana").read()).toBe("The ferry to Naxos");
});

test("a member's draft survives the tab, another person does not see it", () => {
  const on = storages();
  open(on, "dana").write("Mine");
  const laterTab = { long: on.long, tab: memoryStorage() };
  expect(open(laterTab, "dana").read()).toBe("Mine");
  expect(open(laterTab, "ben").read()).toBeUndefined();
  expect(open(laterTab, undefined).read()).toBeUndefined();
});

test("a guest's draft stays in its tab and comes along through log-in", () => {
  const on = storages();
  open(on, undefined).write("Written before log-in");
  expect(open({ long: on.long, tab: memoryStorage() }, undefined).read()).toBeUndefined();
  const member = open(on, "dana");
  expect(member.read()).toBe("Written before log-in");
  member.write("And after");
  expect(open(on, undefined).read()).toBeUndefined();
  expect(open(on, "dana").read()).toBe("And after");
});

test("a draft that was sent is gone, a draft of another form stays", () => {
  const on = storages();
  open(on, "dana").write("Sent");
  open(on, "dana", "comment:1").write("Not sent");
  open(on, "dana").remove();
  expect(open(on, "dana").read()).toBeUndefined();
  expect(open(on, "dana", "comment:1").read()).toBe("Not sent");
});

test("what no longer has the shape of a draft is not restored", () => {
  const on = storages();
  on.long.setItem("private:draft:dana:hoot", "{broken");
  expect(open(on, "dana").read()).toBeUndefined();
  on.long.setItem("private:draft:dana:hoot", "7");
  expect(open(on, "dana").read()).toBeUndefined();
});

test("what was typed before the draft was here joins it", () => {
  const blank = { title: "", text: "", gifUrl: null };
  const stored = { title: "Ferry", text: "", gifUrl: null };
  expect(joined(stored, { ...blank, text: "Deck 3" }, blank)).toEqual({
    ...stored,
    text: "Deck 3",
  });
  expect(joined(stored, { ...blank, title: "to Naxos" }, blank).title).toBe("Ferry to Naxos");
  expect(joined(stored, blank, blank)).toEqual(stored);
  expect(joined(stored, stored, blank)).toEqual(stored);
});
