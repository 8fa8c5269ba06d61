import { expect, test } from "vitest";
import type { Item } from "#contracts/travel/trip-parts.ts";
import { everyone, itemsBody, newItems, packingOwners } from "./items.ts";

const lead: Item = {
  _id: "01900000-0000-7000-8000-000000000001",
  list: "packing",
  petId: "biscuit",
  person: "",
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

test("a new item is sent without an id, an existing one with its own", () => {
  const [bowl] = newItems(["Bowl"], "todo", everyone, []);
  const { items = [] } = itemsBody(bowl ? [lead, bowl] : []);
  expect(items.map((item) => item?._id)).toEqual([lead._id, undefined]);
});

test("every traveling pet has a packing list; people have one once it was added", () => {
  const owners = packingOwners([{ ...lead, petId: null, person: "Ana" }, lead], ["otis"]);
  expect(owners).toEqual([
    { petId: "otis", person: "" },
    { petId: "biscuit", person: "" },
    { petId: null, person: "Ana" },
  ]);
});
