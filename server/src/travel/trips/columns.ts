import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError, type FieldErrors } from "#contracts/kernel/errors.ts";
import { months, type updateTrip } from "#contracts/travel/trips.ts";
import { randomUUID } from "node:crypto";
import type { Upload } from "../../platform/files/files.ts";
import { dayErrors } from "./days.ts";
import { settleCosts, settleItems, settleLegs, settleStays } from "./drafts.ts";
import { legFields, withFlatLegs } from "./legs.ts";
import { stayFields, withFlatStay } from "./stays.ts";
import type { TripColumns } from "./store.ts";

export type Said = ParsedInput<typeof updateTrip>["body"];
export type TripFiles = { receipt?: Upload | null | undefined; ticket?: Upload | null | undefined };

/** A trip of which nothing is known. */
export const blankTrip: TripColumns = {
  destination: "",
  month: null,
  day: null,
  year: null,
  end_date: null,
  notes: "",
  origin: null,
  destination_place: null,
  people: null,
  legs: [],
  stays: [],
  items: [],
  costs: [],
  receipt_file: null,
  ticket_file: null,
};

/**
 * A trip after what is said of it; what is not said stays as it was. Throws VALIDATION where days do not agree, or
 * where legs or stays are said in two ways at once.
 */
export function mergedTrip(before: TripColumns, said: Said, sent: TripFiles): TripColumns {
  rejectBothWays(said);
  const month = said.month && months.indexOf(said.month) + 1;
  const merged: TripColumns = {
    destination: text(said.destination, before.destination),
    month: or(month, before.month),
    day: or(said.day, before.day),
    year: or(said.year, before.year),
    end_date: or(said.endDate, before.end_date),
    notes: text(said.notes, before.notes),
    origin: or(said.origin, before.origin),
    destination_place: or(said.destinationPlace, before.destination_place),
    people: or(said.people, before.people),
    legs: said.legs
      ? settleLegs(said.legs, before.legs, randomUUID)
      : withFlatLegs(before.legs, said, randomUUID),
    stays: said.stays
      ? settleStays(said.stays, before.stays, randomUUID)
      : withFlatStay(before.stays, said, randomUUID),
    items: said.items ? settleItems(said.items, before.items, randomUUID) : before.items,
    costs: said.costs ? settleCosts(said.costs, before.costs, randomUUID) : before.costs,
    receipt_file: or(sent.receipt && sent.receipt.id, before.receipt_file),
    ticket_file: or(sent.ticket && sent.ticket.id, before.ticket_file),
  };
  reject(dayErrors(merged));
  return merged;
}

const or = <T>(said: T | undefined, before: T): T => (said === undefined ? before : said);
const text = (said: string | null | undefined, before: string) =>
  said === undefined ? before : (said ?? "");

function rejectBothWays(said: Said): void {
  const fields: FieldErrors = {};
  const check = (list: "legs" | "stays", names: readonly (keyof Said)[]) => {
    if (said[list] === undefined) return;
    for (const name of names) {
      if (said[name] !== undefined) fields[name] = `Send ${list} or this field, not both.`;
    }
  };
  check("legs", legFields);
  check("stays", stayFields);
  reject(fields);
}

function reject(fields: FieldErrors): void {
  const [first] = Object.values(fields);
  if (first !== undefined) throw new AppError("VALIDATION", first, { fields });
}

/** The pets that are spoken of, with the fields that do. */
export function petsNamed(said: Said): { field: string; petId: string }[] {
  const travelling = (said.petIds ?? []).map((petId) => ({ field: "petIds", petId }));
  const onLegs = (said.legs ?? []).flatMap(({ pets = [] }, index) =>
    pets.map(({ petId }) => ({ field: `legs.${index}.pets`, petId })),
  );
  const packed = (said.items ?? []).flatMap(({ petId }, index) =>
    petId ? [{ field: `items.${index}.petId`, petId }] : [],
  );
  return [...travelling, ...onLegs, ...packed];
}
