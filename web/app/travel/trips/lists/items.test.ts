import { expect, test } from "vitest";
import { idPattern } from "#contracts/kernel/text.ts";
import type { Item } from "#contracts/travel/trip-parts.ts";
import { everyone, itemsBody, newItems, newItemsBody, packingOwners } from "./items.ts";
import { putBack } from "./use-list-changes.ts";

const lead: Item = {
  _id: "01900000-0000-7000-8000-000000000001",
  list: "packing",
  petId: "biscuit",
  person: "",
  assigneeId: null,
  text: "Lead",
  due: null,
  done: true,
};

test("an item that is already on a list is not added again", () => {
  const biscuits = { petId: "biscuit", person: "" };
  const lines = ["lead", "Bowl"];
  expect(newItems(lines, "packing", biscuits, [lead]).map(({ text }) => text)).toEqual(["Bowl"]);
  expect(newItems(lines, "packing", everyone, [lead])).toHaveLength(2);
});

test("a new item has an id of its own, except in a new trip", () => {
  const bowls = newItems(["Bowl"], "todo", everyone, []);
  expect(bowls[0]?._id).toMatch(idPattern);
  expect(itemsBody([lead]).items).toEqual([lead]);
  expect(newItemsBody(bowls).items?.[0]).not.toHaveProperty("_id");
});

test("every traveling pet has a packing list; people have one once it was added", () => {
  const owners = packingOwners([{ ...lead, petId: null, person: "Ana" }, lead], ["otis"]);
  expect(owners).toEqual([
    { petId: "otis", person: "" },
    { petId: "biscuit", person: "" },
    { petId: null, person: "Ana" },
  ]);
});

test("a removed item comes back to its place, or to the end of a shorter list", () => {
  expect(putBack(["bowl", "towel"], "lead", 1)).toEqual(["bowl", "lead", "towel"]);
  expect(putBack([], "lead", 3)).toEqual(["lead"]);
});
