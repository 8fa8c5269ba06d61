import { airlineOf } from "./airlines.ts";
import type { Airports } from "./airports.ts";
import { findDays, type FoundDay } from "./days.ts";
import { findAirports } from "./text-airports.ts";
import { arrivalInside, arrives, besides, besidesInside, departs } from "./text-labels.ts";
import { findTimes, type FoundTime } from "./times.ts";

export type Side = "departure" | "arrival";
/** A flight number: airline code and digits. */
export type FoundFlight = { at: number; end: number; code: string; digits: string };

/** Details of flights in a line, or in the part of a line about departure or arrival. */
export type FlightLine = {
  line: number;
  text: string;
  side: Side | undefined;
  flights: FoundFlight[];
  days: FoundDay[];
  times: FoundTime[];
  airports: string[];
};

const flightNumber =
  /(?<![\p{L}\d:.,-])(?:(flight|flug|vuelo|vol)(?: ?(?:number|no\.?|nr\.?|nummer|n[º°]|de))?(?:nummer)? ?[:#]? ?)?([A-Z]{2}|[A-Z]\d|\d[A-Z]) ?-?0{0,3}([1-9]\d{0,3})(?![\d:.]\d|\d|\p{L}|[.,]\d| ?%| \d[A-Z]{2}(?!\p{L}))/giu;
const otherwise =
  /(?:operated by|durchgeführt von|operado por|opéré par|marketed by|codeshare)[^|]{0,40}$/iu;

function findFlights(text: string): FoundFlight[] {
  return [...text.matchAll(flightNumber)].flatMap((match) => {
    const [, label, code = "", digits = ""] = match;
    const isCode = code === code.toUpperCase();
    if (!isCode || (!label && airlineOf(code) === undefined)) return [];
    const before = text.slice(0, match.index);
    if (otherwise.test(before)) return [];
    // AT-1010 and HU-1051 are postal codes.
    if (!label && match[0].includes("-")) return [];
    // "10:05 AM 12 June" is not an Aeromexico flight.
    if (/^[AP]M$/.test(code) && /\d ?$/.test(before)) return [];
    return [{ at: match.index, end: match.index + match[0].length, code, digits }];
  });
}

/** The lines of a text with details of flights. A label on a line of its own applies to the lines below. */
export function flightLines(
  lines: readonly string[],
  airports: Airports,
  today: string,
): FlightLine[] {
  let under: Side | undefined;
  return lines.flatMap((whole, line) => {
    const parts = whole.replaceAll(arrivalInside, "\n").split("\n");
    const parsed = parts.map((text) => flightLine(text, line, airports, today));
    const heads = parsed.filter((part) => part.side && isBare(part));
    if (heads.length > 1) under = undefined;
    else if (heads[0]) under = heads[0].side;
    else if (whole === "" || parsed.some(({ side, flights }) => side ?? flights.length))
      under = undefined;
    else if (under) for (const part of parsed) part.side = under;
    return parsed;
  });
}

const isBare = ({ days, times, airports, text }: FlightLine): boolean =>
  days.length === 0 && times.length === 0 && airports.length === 0 && text.length < 24;

function flightLine(text: string, line: number, airports: Airports, today: string): FlightLine {
  const side: Side | undefined = departs.test(text)
    ? "departure"
    : arrives.test(text)
      ? "arrival"
      : undefined;
  const nothing = { line, text, side, flights: [], days: [], times: [], airports: [] };
  if (besides.test(text)) return { ...nothing, side: undefined };
  const isOwn = ({ at }: { at: number }) =>
    !besidesInside.test(text.slice(Math.max(0, at - 60), at));
  const flights = findFlights(text);
  const last = flights.at(-1);
  // A route is after its flight number, or before it.
  const rest = flights[0] && last ? [text.slice(last.end), text.slice(0, flights[0].at)] : [text];
  const isCoded = findAirports(text, airports).length > 0;
  const found = (isCoded ? [text] : rest).map((words) => findAirports(words.trim(), airports));
  return {
    ...nothing,
    flights,
    days: findDays(text, today).filter(isOwn),
    times: findTimes(text).filter(isOwn),
    airports: [...new Set(found.flat().map(({ code }) => code))],
  };
}

/** The lines with flight numbers. */
export const flightNumbersIn = (lines: readonly string[]): number[] =>
  lines.flatMap((line, place) => (findFlights(line).length > 0 ? [place] : []));
