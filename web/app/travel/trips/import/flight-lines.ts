import type { Airports } from "./airports.ts";
import { findDays, type FoundDay } from "./days.ts";
import { findFlights, type FoundFlight } from "./flight-numbers.ts";
import { findAirports } from "./text-airports.ts";
import {
  arrivalInside,
  arrives,
  besides,
  besidesInside,
  departs,
  routeColumns,
} from "./text-labels.ts";
import { findTimes, type FoundTime } from "./times.ts";

export type Side = "departure" | "arrival";
/** Details of flights in a line, or in the part of a line about departure or arrival. */
export type FlightLine = {
  line: number;
  text: string;
  side: Side | undefined;
  flights: FoundFlight[];
  days: FoundDay[];
  times: FoundTime[];
  airports: string[];
  /** Names that fit more than one airport, with the most likely one. */
  doubts: { name: string; code: string }[];
};

type LineContext = { airports: Airports; today: string; carrier?: string };

/** The lines of a text with details of flights. A label on a line of its own applies to the lines below. */
export function flightLines(lines: readonly string[], context: LineContext): FlightLine[] {
  let under: Side | undefined;
  const parsed = lines.flatMap((whole, line) => {
    const isHeader = routeColumns.test(whole);
    const parts = isHeader ? [whole] : whole.replaceAll(arrivalInside, "\n").split("\n");
    const own = parts.map((text) => flightLine(text, line, context));
    if (isHeader) for (const part of own) part.side = undefined;
    const heads = own.filter((part) => part.side && isBare(part));
    if (isHeader || heads.length > 1) under = undefined;
    else if (heads[0]) under = heads[0].side;
    else if (whole === "" || own.some(({ side, flights }) => side ?? flights.length))
      under = undefined;
    else if (under) for (const part of own) part.side = under;
    return own;
  });
  return withTowns(parsed, context.airports);
}

const isBare = ({ days, times, airports, text }: FlightLine): boolean =>
  days.length === 0 && times.length === 0 && airports.length === 0 && text.length < 24;

function flightLine(text: string, line: number, context: LineContext): FlightLine {
  const { airports, today, carrier } = context;
  const side: Side | undefined = departs.test(text)
    ? "departure"
    : arrives.test(text)
      ? "arrival"
      : undefined;
  const nothing = { line, text, side, flights: [], days: [], times: [], airports: [], doubts: [] };
  if (besides.test(text)) return { ...nothing, side: undefined };
  const isOwn = ({ at }: { at: number }) =>
    !besidesInside.test(text.slice(Math.max(0, at - 60), at));
  const flights = findFlights(text, carrier);
  const last = flights.at(-1);
  // A route is after its flight number, or before it.
  const rest = flights[0] && last ? [text.slice(last.end), text.slice(0, flights[0].at)] : [text];
  const isCoded = findAirports(text, airports).length > 0;
  const found = (isCoded ? [text] : rest).map((part) => findAirports(part.trim(), airports));
  return {
    ...nothing,
    flights,
    days: findDays(text, today).filter(isOwn),
    times: findTimes(text).filter(isOwn),
    airports: [...new Set(found.flat().map(({ code }) => code))],
  };
}

/** Adds airports that are written as names alone in their line or cell, next to a line with times. */
function withTowns(lines: FlightLine[], airports: Airports): FlightLine[] {
  const filled = lines.filter(({ text }) => text !== "");
  const hasTime = (at: number) => (filled[at]?.times.length ?? 0) > 0;
  for (const [at, line] of filled.entries()) {
    if (line.airports.length > 0 || line.days.length > 0 || besides.test(line.text)) continue;
    if (![at - 1, at, at + 1].some(hasTime)) continue;
    const cells = line.text.split("|").map((cell) => cell.trim());
    const found = cells.flatMap((cell) => {
      const airport = airports.named(cell);
      return airport ? [{ name: cell, ...airport }] : [];
    });
    line.airports = [...new Set(found.map(({ code }) => code))];
    line.doubts = found.filter(({ isSure }) => !isSure);
  }
  return lines;
}

/** The lines with flight numbers. */
export const flightNumbersIn = (lines: readonly string[]): number[] =>
  lines.flatMap((line, place) => (findFlights(line).length > 0 ? [place] : []));
