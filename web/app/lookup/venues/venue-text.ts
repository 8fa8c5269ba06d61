import { daysAfter } from "#contracts/kernel/days.ts";
import type { VenueTag, VenueCategory } from "#contracts/lookup/tags.ts";
import type { FoundVenue, Venue, PetPolicy } from "#contracts/lookup/venues.ts";
import { numberText } from "#format/numbers.ts";
import { weightText } from "#format/measures.ts";
import { counted } from "#format/plurals.ts";
import type { Reader } from "#format/reader.ts";
import { inText } from "#format/words.ts";
import { timeText } from "#format/times.ts";
import { dayText } from "#format/dates.ts";
import { askedIn, askedPath, kindOf } from "./venues-question.ts";
import type {
  VenueChanges,
  VenueSuggestionKind,
  VenueSuggestionState,
} from "#contracts/lookup/venue-suggestions.ts";

type Named = Pick<FoundVenue, "name" | "nameEn" | "category" | "emergency">;

const kindOfVenue = ({ category, emergency }: Named) =>
  kindOf({ category, emergency: emergency ? "true" : "" });

/** "Vet", "Emergency vet". */
export const kindText = (venue: Named): string => kindOfVenue(venue).label;

/** Its name; what it is, where it has none. */
export const nameText = (venue: Named): string => venue.name || venue.nameEn || kindText(venue);

/** The name of the place that something is about; what it is, as "a dog park", where it has none. */
export const taggedName = ({ name, category }: VenueTag): string =>
  name || `a ${inText(categoryText(category))}`;

/** The English name where it is another one. */
export const otherName = ({ name, nameEn }: Named): string | undefined =>
  nameEn && nameEn !== name && name !== "" ? nameEn : undefined;

/** "Other vets nearby", and the search for them. */
export function othersNearby(venue: Named & Position): { text: string; path: string } {
  const { plural, category, emergency = "" } = kindOfVenue(venue);
  const near = `${venue.latitude},${venue.longitude}`;
  return {
    text: `Other ${inText(plural)} nearby`,
    path: askedPath(askedIn(new URLSearchParams({ near, category, emergency }))),
  };
}

const mile = 1_609.344;

/** To one decimal below ten. */
const short = (value: number): number =>
  value < 10 ? Math.round(value * 10) / 10 : Math.round(value);

const foot = 0.3048;

/** "450 m", "2.4 km", "300 ft", "0.3 mi" or "12 mi". */
export function awayText(meters: number, reader: Reader): string {
  if (reader.length === "in") {
    return meters < mile / 10
      ? `${numberText(Math.round(meters / foot / 10) * 10, reader)} ft`
      : `${numberText(short(meters / mile), reader)} mi`;
  }
  return meters < 1_000
    ? `${numberText(Math.round(meters / 10) * 10, reader)} m`
    : `${numberText(short(meters / 1_000), reader)} km`;
}

type Opening = NonNullable<Venue["opening"]>;

/** "Open until 8:00 PM", "Closed, opens at 9:00 AM", "Closed, opens Monday at 9:00 AM", "Open 24 hours". */
export function openText({ isOpen, changesAt, today }: Opening, reader: Reader): string {
  if (changesAt === null) return isOpen ? "Open 24 hours" : "Closed";
  const [day = "", time = ""] = changesAt.split("T");
  const at = timeText(time, reader);
  if (isOpen) return day === today || time < "06:00" ? `Open until ${at}` : "Open all day";
  if (day === today) return `Closed, opens at ${at}`;
  const when = day === daysAfter(today, 1) ? "tomorrow" : dayText(day, "weekday", reader);
  return `Closed, opens ${when} at ${at}`;
}

type Day = NonNullable<Venue["week"]>[number];
type HoursRow = { days: string; texts: string[] };

/** Today, then the days after it; those in a row with the same hours together: "Tue – Sat". */
export function hoursRows(week: readonly Day[], reader: Reader): HoursRow[] {
  const [today, ...others] = week;
  if (!today) return [];
  const rows = [{ from: "Today", to: "", texts: openTexts(today, reader) }];
  for (const day of others) {
    const name = dayText(day.date, "weekdayName", reader);
    const texts = openTexts(day, reader);
    const before = rows.length > 1 ? rows.at(-1) : undefined;
    if (before?.texts.join() === texts.join()) before.to = name;
    else rows.push({ from: name, to: "", texts });
  }
  return rows.map(({ from, to, texts }) => ({ days: to ? `${from} – ${to}` : from, texts }));
}

/** "9:00 AM – 7:00 PM" for each time that it is open on a day. */
function openTexts({ open }: Day, reader: Reader): string[] {
  if (open.length === 0) return ["Closed"];
  if (open.some(({ from, to }) => from === "00:00" && to === "24:00")) return ["Open 24 hours"];
  return open.map(
    ({ from, to }) =>
      `${timeText(from, reader)} – ${to === "24:00" ? "midnight" : timeText(to, reader)}`,
  );
}

/** What is known about pets, in short facts. */
export function petFacts(
  { pets: { policy, fee, maxKg } }: Pick<Venue, "pets">,
  reader: Reader,
): string[] {
  const text = policy === null ? undefined : policyTexts[policy];
  return [
    ...(text ? [text] : []),
    ...(fee === null
      ? []
      : [fee === "no" ? "No pet fee" : fee === "yes" ? "Pet fee" : `Pet fee ${fee}`]),
    ...(maxKg === null ? [] : [`Up to ${weightText(maxKg, reader)}`]),
  ];
}

const policyTexts = {
  yes: "Pets allowed",
  leashed: "Pets on a leash",
  outside: "Pets outside only",
  no: "No pets",
} as const;

/** "4.7 of 5 from 23 reviews", "2 reviews" where an average means too little; undefined without one. */
export function ratingText(
  { average, count }: Venue["rating"],
  reader: Reader,
): string | undefined {
  if (count === 0) return undefined;
  const reviews = counted(count, "review");
  return average === null ? reviews : `${numberText(average, reader)} of 5 from ${reviews}`;
}

/** Where a place is from, and of which day: that of OpenStreetMap's data, or of the check of a member's suggestion. */
export function sourceText({ name, id, checkedAt }: Venue["source"], reader: Reader): string {
  const day = checkedAt && dayText(checkedAt, "medium", reader);
  if (id === null) return `Suggested by a member${day ? ` and checked ${day}` : ""}`;
  return day ? `${name}, ${day}` : name;
}

/** "tel:" link of a phone number; undefined where it is no single number. */
export function phoneLink(phone: string | null): string | undefined {
  const digits = phone?.replaceAll(/[\s()./-]/g, "") ?? "";
  return /^\+?\d{3,20}$/.test(digits) ? `tel:${digits}` : undefined;
}

/** Its page on OpenStreetMap. */
export const osmUrl = (id: string): string => `https://www.openstreetmap.org/${id}`;

/** The way there on OpenStreetMap. */
export const routeUrl = ({ latitude, longitude }: Pick<Venue, "latitude" | "longitude">): string =>
  `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: `${latitude},${longitude}` })}`;

/** A position on the map of OpenStreetMap. */
export const mapUrl = ({ latitude, longitude }: Pick<Venue, "latitude" | "longitude">): string => {
  const mark = new URLSearchParams({ mlat: `${latitude}`, mlon: `${longitude}` });
  return `https://www.openstreetmap.org/?${mark}#map=19/${latitude}/${longitude}`;
};

/** "Vet". */
export const categoryText = (category: VenueCategory): string =>
  kindOf({ category, emergency: "" }).label;

export const petPolicyLabels: Record<PetPolicy, string> = {
  yes: "Allowed",
  leashed: "On a leash",
  outside: "Outside only",
  no: "Not allowed",
};

export const suggestionKindLabels: Record<VenueSuggestionKind, string> = {
  new: "New place",
  correction: "Correction",
  closed: "Closed",
};

export const suggestionStateText: Record<
  VenueSuggestionState,
  { label: string; tone: "due" | "ready" | "blocked" }
> = {
  waiting: { label: "In review", tone: "due" },
  accepted: { label: "Accepted", tone: "ready" },
  rejected: { label: "Not accepted", tone: "blocked" },
};

type Position = { latitude: number; longitude: number };

/** "52.52, 13.405". */
export const positionText = ({ latitude, longitude }: Position): string =>
  `${latitude}, ${longitude}`;

/** A value that changes, before and after; '' where there is none. */
export type ChangeRow = { label: string; before: string; after: string };

/** What a suggestion changes of a place as it is now, or all values of a new one. */
export function changeRows(
  { pets = {}, position, ...changes }: VenueChanges,
  venue: Venue | null,
): ChangeRow[] {
  const rows: [label: string, after: string | null | undefined, before: string | null][] = [
    [
      "Type",
      changes.category && categoryText(changes.category),
      venue && categoryText(venue.category),
    ],
    ["Emergency vet", flagText(changes.emergency), flagText(venue?.emergency) ?? null],
    ["Name", changes.name, venue && venue.name],
    ["Address", changes.address, venue && venue.address],
    ["Position", position && positionText(position), venue && positionText(venue)],
    ["Phone", changes.phone, venue && venue.phone],
    ["Website", changes.website, venue && venue.website],
    ["Opening hours", changes.openingHours, venue && venue.openingHours],
    ["Pets", policyText(pets.policy), policyText(venue?.pets.policy) ?? null],
    ["Pet fee", pets.fee, venue && venue.pets.fee],
    ["Heaviest pet", kilograms(pets.maxKg), kilograms(venue?.pets.maxKg) ?? null],
    ["Rules for pets", pets.note, venue && venue.pets.note],
  ];
  return rows.flatMap(([label, after, before]) =>
    after === undefined || (venue === null && after === null)
      ? []
      : [{ label, before: before ?? "", after: after ?? "" }],
  );
}

const flagText = (flag: boolean | undefined) => (flag === undefined ? flag : flag ? "Yes" : "No");

const policyText = (policy: PetPolicy | null | undefined) =>
  policy ? petPolicyLabels[policy] : policy;

const kilograms = (kg: number | null | undefined) => (typeof kg === "number" ? `${kg} kg` : kg);
