import { expect, test } from "vitest";
import type { Item } from "#contracts/travel/trip-parts.ts";
import { itemWriteOf, withWrites } from "./use-item-changes.ts";

const item = (text: string, done = false): Item => ({
  _id: text,
  list: "todo",
  petId: null,
  person: "",
  assigneeId: null,
  text,
  due: null,
  done,
});
const texts = (items: readonly Item[]) =>
  items.map(({ text, done }) => (done ? `${text} ✓` : text));

test("a list shows what waits for the network, in the order in which it was changed", () => {
  const list = [item("Vet"), item("Crate")];
  const shown = withWrites(list, [
    { added: [item("Leash"), item("Bowl")], place: 1 },
    { itemId: "Leash", done: true },
    { removedId: "Vet" },
    { itemId: "Crate", done: true },
    { itemId: "Crate", done: false },
  ]);
  expect(texts(shown)).toEqual(["Leash ✓", "Bowl", "Crate"]);
});

test("an item that has arrived meanwhile isn't shown twice, and one that is gone isn't missed", () => {
  const list = [item("Vet", true)];
  const shown = withWrites(list, [{ added: [item("Vet")] }, { itemId: "Gone", done: true }]);
  expect(texts(shown)).toEqual(["Vet ✓"]);
});

test("what other writes show is none of the lists'", () => {
  expect(itemWriteOf({ changedId: "1", changes: {} })).toBeUndefined();
  expect(itemWriteOf(undefined)).toBeUndefined();
  expect(itemWriteOf({ itemId: "1", done: true })).toEqual({ itemId: "1", done: true });
});
