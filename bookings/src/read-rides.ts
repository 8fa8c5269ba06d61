import type { LegMode, LegPlace } from "#contracts/travel/trip-parts.ts";
import { daysAfter } from "#contracts/kernel/days.ts";
import type { Airports, ReadContext } from "./airports.ts";
import type { FlightRead } from "./booking.ts";
import { rideLine, uncolumned } from "./ride-cells.ts";
import { rideRead } from "./ride-read.ts";
import {
  companyIn,
  isNumberHead,
  isNumberLabel,
  modeIn,
  numberAlone,
  numberInRow,
  rideNumberIn,
} from "./ride-words.ts";
import { findCodes } from "./text-labels.ts";
import { type Way, waysOf } from "./ways.ts";

/** The trains, ferries and buses in some lines, without the lines of flights. */
export function readRides(
  lines: readonly string[],
  { airports, today }: ReadContext,
  flights: ReadonlySet<string>,
): FlightRead[] {
  const mode = modeIn(lines);
  if (!mode) return [];
  const written = uncolumned(lines).map((text) => (flights.has(text) ? "" : text));
  const rows = written.map((text, line) => rideLine(text, line, today));
  const ways = waysOf(rows, airports);
  if (ways.length === 0) return [];
  const numbers = numbersIn(written);
  const isInOrder = numbers.length === ways.length;
  const [code, second] = findCodes(lines);
  const confirmation = second === undefined ? (code ?? "") : "";
  const company = companyIn(lines);
  return ways.flatMap((way, place) => {
    const near = numbers.filter(({ line }) => line >= way.first && line <= way.last);
    const [only, another] = near;
    const number = (isInOrder ? numbers[place] : another ? undefined : only)?.number;
    const texts = written.slice(way.first, way.last + 1);
    // Beside flights, a line with two times may be anything.
    if (flights.size > 0 && !number && !modeIn(texts)) return [];
    if (way.departure === "" && (way.from === "" || way.to === "")) return [];
    const found = {
      mode: modeIn(texts) ?? mode,
      number: number ?? "",
      company,
      confirmation,
      texts,
    };
    return rideOf({ ...found, way }, airports);
  });
}

type Found = {
  mode: LegMode;
  number: string;
  company: string;
  confirmation: string;
  way: Way;
  texts: readonly string[];
};

function rideOf(found: Found, airports: Airports): FlightRead {
  const { mode, number, company, confirmation, way, texts } = found;
  const placeOf = (city: string): LegPlace | undefined => {
    if (city === "") return undefined;
    const known = airports.cityOf(city.replace(/\s?\(.*$/u, ""));
    return { city, country: known?.country ?? null, zone: known?.zone ?? null };
  };
  const [from, to] = [placeOf(way.from), placeOf(way.to)];
  const later = way.ends.time < way.starts.time ? 1 : 0;
  const hasZones = Boolean(from?.zone && to?.zone);
  const byClock = way.departure && !hasZones ? daysAfter(way.departure, later) : "";
  const arrival = way.arrival || byClock;
  const read = rideRead(
    {
      mode,
      operator: company,
      number,
      from,
      to,
      departure: { day: way.departure, time: way.starts.time, why: way.why },
      arrival: { day: arrival, time: way.ends.time, why: "" },
      confirmation,
    },
    texts.join("\n").trim(),
  );
  const gaps = [
    number === "" && mode === "train" ? "train number" : "",
    confirmation === "" ? "confirmation code" : "",
  ].filter(Boolean);
  return gaps.length === 0
    ? read
    : {
        ...read,
        warnings: [...read.warnings, `Couldn't find: ${gaps.join(", ")}. Fill in what you know.`],
      };
}

/** The numbers of trains in their order, each once for each line. */
function numbersIn(lines: readonly string[]): { number: string; line: number }[] {
  let head = -10;
  const found: { number: string; line: number }[] = [];
  for (const [line, text] of lines.entries()) {
    if (isNumberHead(text)) head = line;
    const below = isNumberLabel(lines[line - 1] ?? "") ? numberAlone(text) : "";
    const number =
      below || rideNumberIn(text) || (line > head && line - head <= 8 ? numberInRow(text) : "");
    if (number && found.at(-1)?.number !== number) found.push({ number, line });
  }
  return found;
}
