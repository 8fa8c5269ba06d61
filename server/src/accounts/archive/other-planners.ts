import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { loadAirports } from "#bookings/airports.ts";
import type { PlannedEntry, PlannedTrip } from "#bookings/planned-trip.ts";
import { isAdventureLog, readAdventureLog } from "#bookings/read-adventure-log.ts";
import { readPlannerCalendar } from "#bookings/read-planner-calendar.ts";
import type { Refused } from "#contracts/accounts/archive.ts";
import { utcDay } from "#contracts/kernel/days.ts";
import { isHttpsUrl } from "#contracts/kernel/text.ts";
import type { BookedLeg, BookedStay } from "#contracts/travel/bookings.ts";
import {
  entriesMax,
  entryLinkMax,
  entryNoteMax,
  entryPlaceMax,
  entryTitleMax,
} from "#contracts/travel/entries.ts";
import {
  addressMax,
  airlineMax,
  attachmentsMax,
  destinationMax,
  firstYear,
  flightNumberMax,
  itemsMax,
  itemTextMax,
  legPlaceMax,
  legsMax,
  months,
  rideNumberMax,
  staysMax,
  tripNotesMax,
  tripPhotosMax,
} from "#contracts/travel/trips.ts";
import { isWithin, spanOf } from "#reference/days/span.ts";
import type { JsonObject } from "../../platform/archive-part.ts";
import type { ArchivedFile } from "./manifest.ts";
import { ArchiveProblem, type ZipIn } from "./zip-in.ts";

/** The one file of AdventureLog's export beside pictures and papers. */
export const adventureLogPath = "data.json";

/** The trips of another planner in the shapes of the API, with the files that they name. */
export type OtherTrips = { trips: JsonObject[]; files: ArchivedFile[]; left: Refused[] };

/** The trips of AdventureLog's export with its `data.json`. Throws ArchiveProblem for other JSON and for damaged files. */
export async function tripsOfAdventureLog(zip: ZipIn, json: unknown): Promise<OtherTrips> {
  if (!isAdventureLog(json))
    throw new ArchiveProblem("It has no manifest, so it isn't an archive of an account.");
  const trips = readAdventureLog(json, await loadAirports());
  const files = new Map<string, ArchivedFile>();
  for (const { path, label } of trips.flatMap(filesOf)) {
    const size = zip.sizes.get(path);
    if (size === undefined || files.has(path)) continue;
    const hash = createHash("sha256");
    for await (const chunk of zip.read(path)) hash.update(chunk);
    files.set(path, { path, size, sha256: hash.digest("hex"), url: urlOf(path), label });
  }
  return presented("AdventureLog", trips, [], new Set(files.keys()), [...files.values()]);
}

/** The trips of a calendar that TripIt or TREK exported. Throws ArchiveProblem for other calendars. */
export async function tripsOfCalendar(path: string): Promise<OtherTrips> {
  const text = (await readFile(path, "utf8")).replace(/^\uFEFF/, "");
  const context = { airports: await loadAirports(), today: utcDay() };
  const planned = await readPlannerCalendar(text, context);
  if (!planned) {
    throw new ArchiveProblem(
      "This calendar isn't from TripIt or TREK. Open a trip and choose “Import bookings” to read it.",
    );
  }
  return presented(planned.planner, planned.trips, planned.left, new Set(), []);
}

const filesOf = ({ photos, documents }: PlannedTrip): { path: string; label: string }[] => [
  ...photos.map(({ path, caption }) => ({ path, label: caption.slice(0, fileLabelMax) })),
  ...documents.map(({ path, label }) => ({ path, label: label.slice(0, fileLabelMax) })),
];

const fileLabelMax = 120;

/** An ID that is the same for the same thing in each export, so that it is not brought twice. */
function idOf(...names: readonly string[]): string {
  const hash = createHash("sha256").update(names.join("\n")).digest("hex");
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join("-");
}

const urlOf = (path: string): string => `/api/files/${idOf("file", path)}`;

function presented(
  planner: string,
  planned: readonly PlannedTrip[],
  left: readonly { title: string; reason: string }[],
  paths: ReadonlySet<string>,
  files: ArchivedFile[],
): OtherTrips {
  const refused: Refused[] = left.map((one) => ({ kind: "Trips", field: null, ...one }));
  const seen = new Map<string, number>();
  const trips = planned.map((trip) => {
    const count = (seen.get(trip.key) ?? 0) + 1;
    seen.set(trip.key, count);
    const id = idOf(planner, trip.key, String(count));
    return tripJson(id, trip, paths, (what, max) =>
      refused.push({
        kind: what,
        title: trip.title || "Trip",
        reason: `A trip can have up to ${String(max)}. The other ones were left out.`,
        field: null,
      }),
    );
  });
  return { trips, files, left: refused };
}

const line = (text: string, max: number): string =>
  text.replaceAll(/\s+/g, " ").trim().slice(0, max).toWellFormed();
const lines = (text: string, max: number): string => text.trim().slice(0, max).toWellFormed();
const orNull = (text: string): string | null => (text === "" ? null : text);

type Cut = (what: string, max: number) => void;

/** A trip as the API shows it to its owner. What is too long is cut, and what is too much is left out and reported. */
function tripJson(id: string, trip: PlannedTrip, paths: ReadonlySet<string>, cut: Cut): JsonObject {
  const most = <T>(list: readonly T[], max: number, what: string): T[] => {
    if (list.length > max) cut(what, max);
    return list.slice(0, max);
  };
  const legs = most(trip.legs, legsMax, "Legs").map(legJson);
  const stays = most(trip.stays, staysMax, "Stays").map(stayJson);
  const when = datesOf(trip);
  const span = spanOf({ ...when, legs, stays });
  const isInside = (date: string) => date !== "" && isWithin(date, span);
  const photos = trip.photos.filter(({ path }) => paths.has(path));
  const documents = trip.documents.filter(({ path }) => paths.has(path));
  return {
    _id: id,
    role: "owner",
    destination: line(trip.title, destinationMax) || "Trip",
    ...when,
    notes: lines(
      [when.year === null ? spanText(trip) : "", trip.notes].filter(Boolean).join("\n\n"),
      tripNotesMax,
    ),
    legs,
    stays,
    items: most(trip.todos, itemsMax, "List items").map(({ text, done, due }) => ({
      list: "todo",
      text: line(text, itemTextMax) || "To do",
      done,
      due: orNull(due),
    })),
    entries: most(trip.entries.toSorted(inTime), entriesMax, "Entries").map((one) =>
      entryJson(one, isInside),
    ),
    photos: most(photos, tripPhotosMax, "Photos").map(({ path, caption }) => ({
      _id: idOf("photo", path),
      url: urlOf(path),
      caption: line(caption, fileLabelMax),
    })),
    attachments: most(documents, attachmentsMax, "Documents").map(({ path, label }) => ({
      url: urlOf(path),
      label: line(label, fileLabelMax),
    })),
  };
}

/** By day and time, what has none last. */
const inTime = (one: PlannedEntry, other: PlannedEntry): number =>
  placeOf(one).localeCompare(placeOf(other));
const placeOf = ({ date, time }: PlannedEntry): string => `${date || "9999"} ${time || "99"}`;

const spanText = ({ startDate, endDate }: PlannedTrip): string =>
  [startDate, endDate === startDate ? "" : endDate].filter(Boolean).join(" – ");

/** The first day by its parts. Earlier years than a trip can have are in its notes alone. */
function datesOf({ startDate, endDate }: PlannedTrip) {
  const [year = 0, month = 0, day = 0] = startDate.split("-").map(Number);
  const name = months[month - 1];
  if (!name || year < firstYear || year > new Date().getUTCFullYear() + 10)
    return { month: null, day: null, year: null, endDate: null };
  return { month: name, day, year, endDate: endDate >= startDate ? endDate : null };
}

function legJson(leg: BookedLeg) {
  const numberMax = leg.mode === "flight" ? flightNumberMax : rideNumberMax;
  const place = ({ text, place: known }: BookedLeg["fromPlace"], code: string) =>
    code || !text.trim()
      ? null
      : (known ?? { city: line(text, legPlaceMax), country: null, zone: null });
  return {
    mode: leg.mode,
    airlineCode: line(leg.airlineCode, 3),
    airline: line(leg.airline, airlineMax),
    flightNumber: line(leg.flightNumber, numberMax),
    from: orNull(leg.from),
    to: orNull(leg.to),
    fromPlace: place(leg.fromPlace, leg.from),
    toPlace: place(leg.toPlace, leg.to),
    departureDate: orNull(leg.departureDate),
    departureTime: orNull(leg.departureTime),
    departureZone: orNull(leg.departureZone),
    arrivalDate: orNull(leg.arrivalDate),
    arrivalTime: orNull(leg.arrivalTime),
    arrivalZone: orNull(leg.arrivalZone),
    confirmation: line(leg.confirmation, 40),
  };
}

function stayJson(stay: BookedStay) {
  const isAfter = stay.checkOut >= stay.checkIn;
  return {
    name: line(stay.name, 120),
    address: lines(stay.address, addressMax),
    checkIn: orNull(stay.checkIn),
    checkInTime: orNull(stay.checkInTime),
    checkOut: isAfter ? orNull(stay.checkOut) : null,
    checkOutTime: isAfter ? orNull(stay.checkOutTime) : null,
    zone: orNull(stay.zone),
    confirmation: line(stay.confirmation, 40),
  };
}

/** An entry on a day outside of its trip is an idea, and its note has the day. */
function entryJson(entry: PlannedEntry, isInside: (date: string) => boolean) {
  const { date, time, endTime, zone, title, place, note, link } = entry;
  const isDated = isInside(date);
  const url = link.trim();
  const isLink = url.length <= entryLinkMax && isHttpsUrl(url);
  const day = isDated ? "" : [date, date && time].filter(Boolean).join(", ");
  const texts = [day, note, isLink ? "" : url].filter(Boolean);
  return {
    date: isDated ? date : null,
    time: isDated ? orNull(time) : null,
    endTime: isDated ? orNull(endTime) : null,
    zone: isDated ? orNull(zone) : null,
    title: line(title, entryTitleMax) || "Note",
    place: line(place, entryPlaceMax),
    note: lines(texts.join("\n\n"), entryNoteMax),
    link: isLink ? url : null,
  };
}
