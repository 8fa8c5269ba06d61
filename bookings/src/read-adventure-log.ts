import { isZone, wallTime } from "#format/zones.ts";
import type { BookedLeg, BookedStay } from "#contracts/travel/bookings.ts";
import type { LegMode } from "#contracts/travel/trip-parts.ts";
import type { Airports } from "./airports.ts";
import { blankLeg, blankStay } from "./booking.ts";
import { cleanText } from "./clean-text.ts";
import { findFlights } from "./flight-numbers.ts";
import { blankEntry, blankTrip, type PlannedEntry, type PlannedTrip } from "./planned-trip.ts";

type Json = Readonly<Record<string, unknown>>;

const object = (value: unknown): Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.map(object) : []);
const text = (value: unknown): string => (typeof value === "string" ? cleanText(value).trim() : "");
const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join("\n\n");

const dayMs = 86_400_000;

/** Whether this is the `data.json` of AdventureLog's own export. */
export const isAdventureLog = (json: unknown): boolean =>
  ["collections", "locations"].every((name) => Array.isArray(object(json)[name]));

/**
 * The trips of an AdventureLog export (`data.json` of its backup ZIP, as `import_export_view.py` of the project writes it
 * since version 0.10): a collection is a trip; its transportation are legs, its lodging stays, its notes and the visits of
 * its locations entries, its checklists to-dos. What has no collection comes in one further trip without days.
 */
export function readAdventureLog(value: unknown, airports: Airports): PlannedTrip[] {
  const json = object(value);
  const all = objects(json["collections"]);
  const trips = all.map((one) => tripOf(one, json, airports));
  const rest = tripOf(
    { export_id: null, name: "Places from AdventureLog" },
    { ...json, locations: objects(json["locations"]).filter((one) => !isInAny(one, all)) },
    airports,
  );
  const isEmpty = Object.values(rest).every(
    (part) => typeof part === "string" || part.length === 0,
  );
  return isEmpty ? trips : [...trips, { ...rest, entries: rest.entries.map(asIdea) }];
}

const isInAny = (location: Json, collections: readonly Json[]): boolean =>
  collections.some(({ export_id: id }) => idsOf(location).includes(id));

function idsOf({ collection_export_ids: ids }: Json): unknown[] {
  return Array.isArray(ids) ? ids : [];
}

/** An idea has no day of its own; its note has the date. */
const asIdea = (entry: PlannedEntry): PlannedEntry => ({
  ...entry,
  date: "",
  time: "",
  endTime: "",
  note: joined(entry.date, entry.note),
});

function tripOf(collection: Json, json: Json, airports: Airports): PlannedTrip {
  const id = collection["export_id"];
  const inTrip = (name: string) =>
    objects(json[name]).filter((one) => (one["collection_export_id"] ?? null) === id);
  const locations = objects(json["locations"]).filter(
    (one) => id === null || idsOf(one).includes(id),
  );
  const [title, startDate] = [text(collection["name"]), dayIn(collection["start_date"])];
  const transportation = inTrip("transportation");
  const lodging = inTrip("lodging");
  return {
    ...blankTrip,
    key: `${title} ${startDate}`,
    title,
    startDate,
    endDate: dayIn(collection["end_date"]),
    notes: joined(text(collection["description"]), text(collection["link"])),
    legs: transportation.map((one) => legOf(one, airports)),
    stays: lodging.map(stayOf),
    entries: [
      ...locations.flatMap(visitsOf),
      ...transportation.flatMap((one) => detailsOf(one, "date", "start_timezone")),
      ...lodging.flatMap((one) => detailsOf(one, "check_in", "timezone")),
      ...inTrip("notes").map(noteOf),
    ],
    todos: inTrip("checklists").flatMap(({ name, date, items }) =>
      objects(items).map((item) => ({
        text: [text(name), text(item["name"])].filter(Boolean).join(": "),
        done: item["is_checked"] === true,
        due: dayIn(date),
      })),
    ),
    photos: locations.flatMap(({ name, images }) =>
      named(images).map(({ filename }) => ({ path: `images/${filename}`, caption: text(name) })),
    ),
    documents: locations.flatMap(({ name, attachments }) =>
      named(attachments).map((one) => ({
        path: `attachments/${one.filename}`,
        label: one.name || text(name),
      })),
    ),
  };
}

/** Those that have a file in the export. */
const named = (files: unknown): { filename: string; name: string }[] =>
  objects(files).flatMap(({ filename, name }) =>
    text(filename) ? [{ filename: text(filename), name: text(name) }] : [],
  );

const dayIn = (value: unknown): string => /^\d{4}-\d\d-\d\d/.exec(text(value))?.[0] ?? "";

/** A moment at a place. Midnight without a zone stands for a day without a time. */
function localOf(value: unknown, zoned: unknown): { day: string; time: string; zone: string } {
  const [iso, zone] = [text(value), text(zoned)];
  const at = Date.parse(iso);
  if (!Number.isFinite(at) || iso.length <= 10) return { day: dayIn(iso), time: "", zone: "" };
  if (isZone(zone)) return { ...(wallTime(at, zone) ?? { day: "", time: "" }), zone };
  if (at % dayMs === 0) return { day: dayIn(iso), time: "", zone: "" };
  return { day: dayIn(iso), time: iso.slice(11, 16), zone: "" };
}

const modes: Readonly<Record<string, LegMode>> = {
  plane: "flight",
  train: "train",
  bus: "bus",
  boat: "ferry",
  car: "car",
};

function legOf(one: Json, airports: Airports): BookedLeg {
  const mode = modes[text(one["type"])] ?? "other";
  const departure = localOf(one["date"], one["start_timezone"]);
  const arrival = localOf(one["end_date"], one["end_timezone"] ?? one["start_timezone"]);
  const written = text(one["flight_number"]);
  const [flight] = findFlights(written);
  const from = endOf(text(one["from_location"]), mode, airports);
  const to = endOf(text(one["to_location"]), mode, airports);
  return {
    ...blankLeg,
    mode,
    airline: mode === "flight" ? "" : text(one["name"]),
    airlineCode: mode === "flight" ? (flight?.code ?? "") : "",
    flightNumber: written,
    from: from.code,
    fromPlace: { text: from.code ? "" : from.name, place: null },
    to: to.code,
    toPlace: { text: to.code ? "" : to.name, place: null },
    departureDate: departure.day,
    departureTime: departure.time,
    departureZone: departure.zone,
    arrivalDate: arrival.time ? arrival.day : "",
    arrivalTime: arrival.time,
    arrivalZone: arrival.zone,
  };
}

/** An airport by its code, alone or in brackets, or by its name. */
function endOf(name: string, mode: LegMode, airports: Airports): { code: string; name: string } {
  if (mode !== "flight") return { code: "", name };
  const code = /^([A-Z]{3})$|\(([A-Z]{3})\)/.exec(name)?.slice(1).find(Boolean) ?? "";
  return { code: (airports.byCode(code) ?? airports.byName(name))?.code ?? "", name };
}

function stayOf(one: Json): BookedStay {
  const checkIn = localOf(one["check_in"], one["timezone"]);
  const checkOut = localOf(one["check_out"], one["timezone"]);
  return {
    ...blankStay,
    name: text(one["name"]),
    address: text(one["location"]),
    checkIn: checkIn.day,
    checkInTime: checkIn.time,
    checkOut: checkOut.day,
    checkOutTime: checkOut.time,
    zone: checkIn.zone,
    confirmation: text(one["reservation_number"]),
  };
}

/** What legs and stays have no field for. */
function detailsOf(one: Json, from: string, zoned: string): PlannedEntry[] {
  const [note, link, price] = ["description", "link", "price"].map((key) => text(one[key]));
  if (!note && !link && !price) return [];
  const { day: date } = localOf(one[from], one[zoned]);
  const paid = price ? `Price: ${price}` : "";
  const title = text(one["name"]) || "Note";
  return [{ ...blankEntry, date, title, note: joined(note ?? "", paid), link: link ?? "" }];
}

function noteOf(one: Json): PlannedEntry {
  const { links } = one;
  const [link = "", ...others] = (Array.isArray(links) ? links : []).map(text);
  return {
    ...blankEntry,
    date: dayIn(one["date"]),
    title: text(one["name"]) || "Note",
    note: joined(text(one["content"]), ...others),
    link,
  };
}

/** An entry for each visit of a location; an idea where there was none. */
function visitsOf(one: Json): PlannedEntry[] {
  const entry = {
    ...blankEntry,
    title: text(one["name"]) || "Place",
    place: text(one["location"]),
    link: text(one["link"]),
  };
  const description = text(one["description"]);
  const visits = objects(one["visits"]);
  if (visits.length === 0) return [{ ...entry, note: description }];
  return visits.map((visit) => {
    const start = localOf(visit["start_date"], visit["timezone"]);
    const end = localOf(visit["end_date"], visit["timezone"]);
    return {
      ...entry,
      date: start.day,
      time: start.time,
      endTime: end.day === start.day ? end.time : "",
      zone: start.zone,
      note: joined(text(visit["notes"]), description),
    };
  });
}
