import { daysAfter } from "#contracts/kernel/days.ts";
import { type Item, itemsMax } from "#contracts/travel/trip-parts.ts";
import type { ListedTrip } from "#contracts/travel/trips.ts";
import type { TripBody } from "../change-trip.ts";
import { freshKey } from "../../../data/idempotency.ts";

export const itemsOf = ({ items }: ListedTrip): Item[] => items;

export const itemsBody = (items: readonly Item[]): TripBody => ({ items: [...items] });

/** Items of a trip that isn't there yet, which gives them their ids. */
export const newItemsBody = (items: readonly Item[]): TripBody => ({
  items: items.map(({ _id, ...item }) => item),
});

/** The owner of a packing list: a pet, a person by name, or everyone. */
export type Owner = { petId: string | null; person: string };

export const everyone: Owner = { petId: null, person: "" };

export const isOf = (owner: Owner, item: Item): boolean =>
  item.list === "packing" && item.petId === owner.petId && item.person === owner.person;

/** New items for the lines, without those already on the list. */
export function newItems(
  lines: readonly string[],
  list: Item["list"],
  owner: Owner,
  current: readonly Item[],
): Item[] {
  const there = new Set(
    current
      .filter(
        (item) => item.list === list && item.petId === owner.petId && item.person === owner.person,
      )
      .map(({ text }) => text.toLowerCase()),
  );
  return lines
    .filter((text) => !there.has(text.toLowerCase()))
    .slice(0, Math.max(0, itemsMax - current.length))
    .map((text) => ({
      _id: freshItemId(),
      list,
      ...owner,
      text,
      due: null,
      done: false,
      assigneeId: null,
    }));
}

/** A to-do for a trip: with a day, or so many days before the trip begins. */
export type NewTodo = { text: string; due?: string | undefined; daysBefore: number };

/** To-dos as new lines, none that is on the list already. */
export function newTodos(
  todos: readonly NewTodo[],
  current: readonly Item[],
  start: string | null,
): Item[] {
  const lines = newItems(
    todos.map(({ text }) => text),
    "todo",
    everyone,
    current,
  );
  return lines.map((item) => {
    const todo = todos.find(({ text }) => text === item.text);
    const due = todo?.due ?? (todo && start !== null ? daysAfter(start, -todo.daysBefore) : null);
    return { ...item, due };
  });
}

/** The packing lists that are there, of pets first, then of people; a pet that travels has one, if only an empty one. */
export function packingOwners(items: readonly Item[], petIds: readonly string[]): Owner[] {
  const owners = new Map<string, Owner>();
  const add = (owner: Owner) => owners.set(JSON.stringify([owner.petId, owner.person]), owner);
  for (const petId of petIds) add({ petId, person: "" });
  const packed = items.filter(({ list }) => list === "packing");
  for (const { petId, person } of packed.filter((item) => item.petId !== null))
    add({ petId, person });
  for (const { petId, person } of packed.filter((item) => item.petId === null))
    add({ petId, person });
  return [...owners.values()];
}

const fresh = "new:";
let count = 0;

/** The id of an item that is not saved yet. */
export const freshId = (): string => `${fresh}${(count += 1)}`;
export const isFresh = (id: string): boolean => id.startsWith(fresh);

/** The id of a new list item, which it keeps on the server, so that it can be changed before it is there. */
export const freshItemId = (): string => idOfKey(freshKey());

/** The ID of what is created with an idempotency key. */
export const idOfKey = (key: string): string =>
  key.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

/** An id on the wire: none for a new item. */
export const wireId = (id: string): { _id?: string } => (isFresh(id) ? {} : { _id: id });
