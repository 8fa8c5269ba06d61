import * as z from "zod/mini";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { Place } from "#contracts/lookup/places.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { placeText } from "../../lookup/places/index.ts";
import { dayText } from "../../ui/day-text.ts";
import { BasicText, chosenDay, dateErrors, dateOf } from "./basics-draft.ts";
import { tripDays } from "./calendar/trip-days.ts";

/** What the head of a trip says, as it stands in the fields. */
export const DetailsText = z.extend(BasicText, {
  /** Null where the destination is in words of one's own. */
  destinationPlace: z.nullable(Place),
  origin: z.string(),
  originPlace: z.nullable(Place),
  endDate: z.string(),
  people: z.string(),
  petIds: z.array(z.string()),
});
export type DetailsText = z.output<typeof DetailsText>;

export const WrittenDetails = z.object({ words: DetailsText, seen: DetailsText });

const said = (value: number | string | null): string => (value === null ? "" : `${value}`);

export const detailsText = (plan: Trip): DetailsText => ({
  destination: plan.destination,
  destinationPlace: plan.destinationPlace,
  origin: plan.origin ? placeText(plan.origin) : "",
  originPlace: plan.origin,
  month: plan.month ?? "",
  day: said(plan.day),
  year: said(plan.year),
  notes: plan.notes,
  endDate: said(plan.endDate),
  people: said(plan.people),
  petIds: plan.petIds,
});

export const detailsBody = (words: DetailsText): Record<string, unknown> => ({
  ...dateOf(words),
  destination: words.destination.trim(),
  destinationPlace: words.destinationPlace,
  origin: words.origin.trim() === "" ? null : words.originPlace,
  notes: words.notes.trim(),
  endDate: words.endDate || null,
  people: words.people.trim() === "" ? null : Number(words.people),
  petIds: words.petIds,
});

export function detailsErrors(words: DetailsText): FieldErrors | undefined {
  const wrong = dateErrors(words);
  if (wrong) return wrong;
  if (words.origin.trim() !== "" && !words.originPlace)
    return { origin: "Choose a town from the list, or leave it empty." };
  const begin = chosenDay(words);
  if (!begin || !words.endDate || words.endDate >= begin) return undefined;
  return { endDate: "The trip cannot end before it begins." };
}

/** What the head of a trip says; pets by their names. */
export const tellDetails =
  (petName: (id: string) => string) =>
  (words: DetailsText): [label: string, words: string][] => [
    ["From", words.origin || "Nothing"],
    ["Destination", words.destination || "Nothing"],
    ["Date", tripDays({ ...dateOf(words), endDate: null }) || "Nothing"],
    ["End date", words.endDate ? dayText(words.endDate) : "Nothing"],
    ["People", words.people || "Nothing"],
    ["Pets", words.petIds.map(petName).join(", ") || "Nobody"],
    ["Notes", words.notes || "Nothing"],
  ];
