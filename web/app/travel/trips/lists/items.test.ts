import { expect, test } from "vitest";
import type { Item } from "#contracts/travel/trip-parts.ts";
import { everybody, itemsBody, newItems, packingOwners } from "./items.ts";

const lead: Item = {
  _id: "01900000-0000-7000-8000-000000000001",
  list: "packing",
  petId: "biscuit",
  person: "",
  text: "Lead",
  due: null,
  done: true,
};

test("what is on a list already is not put there again", () => {
  const biscuits = { petId: "biscuit", person: "" };
  const lines = ["lead", "Bowl"];
  expect(newItems(lines, "packing", biscuits, [lead]).map(({ text }) => text)).toEqual(["Bowl"]);
  expect(newItems(lines, "packing", everybody, [lead])).toHaveLength(2);
});

test("a new line goes out without an id, a known one with its own", () => {
  const [bowl] = newItems(["Bowl"], "todo", everybody, []);
  const { items = [] } = itemsBody(bowl ? [lead, bowl] : []);
  expect(items.map((item) => item?._id)).toEqual([lead._id, undefined]);
});

test("every pet that travels has a packing list, people only where somebody began one", () => {
  const owners = packingOwners([{ ...lead, petId: null, person: "Ana" }, lead], ["otis"]);
  expect(owners).toEqual([
    { petId: "otis", person: "" },
    { petId: "biscuit", person: "" },
    { petId: null, person: "Ana" },
  ]);
});
