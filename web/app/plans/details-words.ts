import * as z from "zod/mini";
import type { FieldErrors } from "#contracts/errors.ts";
import { Place } from "#contracts/places.ts";
import type { Plan } from "#contracts/plans.ts";
import { placeWords } from "../places/place-words.ts";
import { dayWords } from "../pets/day-words.ts";
import { BasicWords, chosenDay, dateObjections, dateOf } from "./basics-draft.ts";
import { tripDays } from "./trip-days.ts";

/** What the head of a trip says, as it stands in the fields. */
export const DetailsWords = z.extend(BasicWords, {
  /** Null where the destination is in words of one's own. */
  destinationPlace: z.nullable(Place),
  origin: z.string(),
  originPlace: z.nullable(Place),
  endDate: z.string(),
  people: z.string(),
  petIds: z.array(z.string()),
});
export type DetailsWords = z.output<typeof DetailsWords>;

export const WrittenDetails = z.object({ words: DetailsWords, seen: DetailsWords });

const said = (value: number | string | null): string => (value === null ? "" : `${value}`);

export const detailsWords = (plan: Plan): DetailsWords => ({
  destination: plan.destination,
  destinationPlace: plan.destinationPlace,
  origin: plan.origin ? placeWords(plan.origin) : "",
  originPlace: plan.origin,
  month: plan.month ?? "",
  day: said(plan.day),
  year: said(plan.year),
  notes: plan.notes,
  endDate: said(plan.endDate),
  people: said(plan.people),
  petIds: plan.petIds,
});

export const detailsBody = (words: DetailsWords): Record<string, unknown> => ({
  ...dateOf(words),
  destination: words.destination.trim(),
  destinationPlace: words.destinationPlace,
  origin: words.origin.trim() === "" ? null : words.originPlace,
  notes: words.notes.trim(),
  endDate: words.endDate || null,
  people: words.people.trim() === "" ? null : Number(words.people),
  petIds: words.petIds,
});

export function detailsObjections(words: DetailsWords): FieldErrors | undefined {
  const wrong = dateObjections(words);
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
  (words: DetailsWords): [label: string, words: string][] => [
    ["From", words.origin || "Nothing"],
    ["Destination", words.destination || "Nothing"],
    ["Date", tripDays({ ...dateOf(words), endDate: null }) || "Nothing"],
    ["End date", words.endDate ? dayWords(words.endDate) : "Nothing"],
    ["People", words.people || "Nothing"],
    ["Pets", words.petIds.map(petName).join(", ") || "Nobody"],
    ["Notes", words.notes || "Nothing"],
  ];
