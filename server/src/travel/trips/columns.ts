import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError, type FieldErrors } from "#contracts/kernel/errors.ts";
import { months, type updateTrip } from "#contracts/travel/trips.ts";
import { randomUUID } from "node:crypto";
import type { Upload } from "../../platform/files/files.ts";
import { dayErrors, legErrors } from "./days.ts";
import { settleCosts, settleItems, settleLegs, settleStays } from "./drafts.ts";
import { legFields, withFlatLegs } from "./legs.ts";
import { stayFields, withFlatStay } from "./stays.ts";
import type { TripColumns } from "./store.ts";

export type TripBody = ParsedInput<typeof updateTrip>["body"];
export type TripFiles = { receipt?: Upload | null | undefined; ticket?: Upload | null | undefined };

/** A trip with every field empty. */
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
 * Applies the sent fields to a trip; the others stay. Throws VALIDATION where dates contradict each other, or
 * where legs or stays are sent both as lists and as flat fields.
 */
export function mergeTrip(before: TripColumns, body: TripBody, sent: TripFiles): TripColumns {
  rejectMixedForms(body);
  const month = body.month && months.indexOf(body.month) + 1;
  const merged: TripColumns = {
    destination: changedTextOr(body.destination, before.destination),
    month: changedOr(month, before.month),
    day: changedOr(body.day, before.day),
    year: changedOr(body.year, before.year),
    end_date: changedOr(body.endDate, before.end_date),
    notes: changedTextOr(body.notes, before.notes),
    origin: changedOr(body.origin, before.origin),
    destination_place: changedOr(body.destinationPlace, before.destination_place),
    people: changedOr(body.people, before.people),
    legs: body.legs
      ? settleLegs(body.legs, before.legs, randomUUID)
      : withFlatLegs(before.legs, body, randomUUID),
    stays: body.stays
      ? settleStays(body.stays, before.stays, randomUUID)
      : withFlatStay(before.stays, body, randomUUID),
    items: body.items ? settleItems(body.items, before.items, randomUUID) : before.items,
    costs: body.costs ? settleCosts(body.costs, before.costs, randomUUID) : before.costs,
    receipt_file: changedOr(sent.receipt && sent.receipt.id, before.receipt_file),
    ticket_file: changedOr(sent.ticket && sent.ticket.id, before.ticket_file),
  };
  const isRouteSent = body.legs !== undefined || legFields.some((name) => body[name] !== undefined);
  rejectWrongDates(merged, isRouteSent ? merged.legs : []);
  return merged;
}

/** Throws VALIDATION where the dates of a trip contradict each other, or those of these legs. */
export const rejectWrongDates = (trip: TripColumns, legs: TripColumns["legs"]): void =>
  reject({ ...dayErrors(trip), ...legErrors(legs) });

const changedOr = <T>(body: T | undefined, before: T): T => (body === undefined ? before : body);
const changedTextOr = (body: string | null | undefined, before: string) =>
  body === undefined ? before : (body ?? "");

function rejectMixedForms(body: TripBody): void {
  const fields: FieldErrors = {};
  const check = (list: "legs" | "stays", names: readonly (keyof TripBody)[]) => {
    if (body[list] === undefined) return;
    for (const name of names) {
      if (body[name] !== undefined) fields[name] = `Send ${list} or this field, not both.`;
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

/** The pets that a body references, with the referencing field. */
export function referencedPets(
  body: Pick<TripBody, "petIds" | "legs" | "items">,
): { field: string; petId: string }[] {
  const traveling = (body.petIds ?? []).map((petId) => ({ field: "petIds", petId }));
  const onLegs = (body.legs ?? []).flatMap(({ pets = [] }, index) =>
    pets.map(({ petId }) => ({ field: `legs.${index}.pets`, petId })),
  );
  const packed = (body.items ?? []).flatMap(({ petId }, index) =>
    petId ? [{ field: `items.${index}.petId`, petId }] : [],
  );
  return [...traveling, ...onLegs, ...packed];
}
