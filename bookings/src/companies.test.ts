import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { expect, test } from "vitest";
import type { BookingRead } from "#contracts/travel/bookings.ts";
import { loadAirports } from "./airports.ts";
import { readFile, type Outcome } from "./read-booking.ts";

// Made up in the layouts of twenty companies, with what is right of each; see the README beside them.
const folder = join(import.meta.dirname, "../samples/companies");
const airports = await loadAirports();

const Leg = z.object({
  mode: z.string(),
  number: z.string(),
  from: z.string(),
  to: z.string(),
  departureDate: z.string(),
  departureTime: z.string(),
  arrivalDate: z.string(),
  arrivalTime: z.string(),
  confirmation: z.string(),
});
const Stay = z.object({
  name: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  checkInTime: z.optional(z.string()),
  checkOutTime: z.optional(z.string()),
  address: z.optional(z.string()),
  confirmation: z.string(),
});
const Answers = z.object({ legs: z.array(Leg), stays: z.array(Stay), canceled: z.boolean() });
type Answers = z.output<typeof Answers>;
type Values = Record<string, string>;

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

function valuesOf(booking: BookingRead): Values {
  if (booking.is === "stay") {
    const { name, checkIn, checkOut, checkInTime, checkOutTime, address } = booking.stay;
    const { confirmation } = booking.stay;
    return { name, checkIn, checkOut, checkInTime, checkOutTime, address, confirmation };
  }
  const { leg } = booking;
  return {
    mode: leg.mode,
    number: leg.flightNumber,
    from: leg.from || leg.fromPlace.text,
    to: leg.to || leg.toPlace.text,
    departureDate: leg.departureDate,
    departureTime: leg.departureTime,
    arrivalDate: leg.arrivalDate || (leg.arrivalTime && leg.departureDate),
    arrivalTime: leg.arrivalTime,
    confirmation: leg.confirmation,
  };
}

/** The fields of a booking that are another than they should be; what is not asked for is fine. */
const wrongIn = (found: Values, right: Values): string[] =>
  Object.entries(right).flatMap(([field, value]) =>
    value === "" || plain(found[field] ?? "") === plain(value) ? [] : [field],
  );

const isKindOf = (right: Values) => (booking: BookingRead) =>
  (booking.is === "stay") === "checkIn" in right;

/** The right ones that were read, and everything that is wrong without a warning that it may be. */
function judged(outcome: Outcome, { legs, stays, canceled }: Answers) {
  const bookings = outcome.is === "read" ? [...outcome.bookings] : [];
  const missed: string[] = [];
  const silent: string[] = [];
  let right = 0;
  for (const answer of [...legs, ...stays].map((one): Values => ({ ...one }))) {
    const isWrong = (booking: BookingRead) => wrongIn(valuesOf(booking), answer).length;
    const [best] = bookings
      .filter(isKindOf(answer))
      .toSorted((one, other) => isWrong(one) - isWrong(other));
    const name = answer["number"] || answer["name"] || answer["from"] || "";
    const wrong = best ? wrongIn(valuesOf(best), answer) : ["all"];
    if (!best || wrong.length > 4) {
      missed.push(`${name}: not read`);
      continue;
    }
    bookings.splice(bookings.indexOf(best), 1);
    if (wrong.length === 0 && (best.isCanceled ?? false) === canceled) right += 1;
    else {
      const values = valuesOf(best);
      const differences = wrong.map(
        (field) => `${field} “${values[field]}” not “${answer[field]}”`,
      );
      const doubt = best.warnings.length > 0 ? " (doubtful)" : "";
      missed.push(`${name}${doubt}: ${differences.join(", ") || "canceled"}`);
      if (!doubt && !canceled) silent.push(`${name}: ${differences.join(", ")}`);
    }
  }
  for (const left of bookings) {
    const values = Object.values(valuesOf(left)).join(" ");
    if (left.warnings.length === 0 && !canceled) silent.push(`too much: ${values}`);
    else missed.push(`too much: ${values}`);
  }
  return { right, all: legs.length + stays.length, missed, silent };
}

const names = readdirSync(folder).filter((name) => !/\.(?:json|md)$/.test(name));

/** As the media worker answers a PDF. */
async function read(name: string): Promise<Outcome> {
  const bytes = readFileSync(join(folder, name));
  const today = "2026-11-28";
  if (!name.endsWith(".pdf.txt")) return readFile(new Blob([bytes]), { airports, today });
  const lines = bytes.toString("utf8").split("\n");
  const readPdf = async () => ({ lines, pages: 1, isCut: false });
  return readFile(new Blob(["%PDF-1.7"]), { airports, today, readPdf });
}

test("at least nine in ten legs and stays are right, and none is wrong without a warning", async () => {
  let [right, all] = [0, 0];
  const report: string[] = [];
  const silent: string[] = [];
  for (const name of names) {
    const json = readFileSync(join(folder, name.replace(/\.(?:pdf\.txt|\w+)$/, ".json")), "utf8");
    // oxlint-disable-next-line no-await-in-loop -- in their order
    const result = judged(await read(name), z.parse(Answers, JSON.parse(json)));
    right += result.right;
    all += result.all;
    report.push(...result.missed.map((line) => `${name} ${line}`));
    silent.push(...result.silent.map((line) => `${name} ${line}`));
  }
  expect(silent).toEqual([]);
  const share = [`${right} of ${all} legs and stays are right.`, ...report].join("\n");
  expect(right / all, share).toBeGreaterThanOrEqual(0.9);
});
