import type { Airports } from "./airports.ts";
import { findDays, isWeekday, type FoundDay } from "./days.ts";
import { findFlights, type FoundFlight } from "./flight-numbers.ts";
import {
  arrivalInside,
  arrives,
  besides,
  besidesInside,
  departs,
  routeColumns,
} from "./text-labels.ts";
import { findTimes, type FoundTime } from "./times.ts";
import type { Airport } from "#contracts/lookup/places.ts";

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
    const parts = isHeader
      ? [whole]
      : whole.replaceAll(terminal, "").replaceAll(arrivalInside, "\n").split("\n");
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

/** "London Heathrow (T5)". */
const terminal = / \(T(?:erminal)? ?\d[A-Z]?\)/giu;

const isBare = ({ days, times, airports, text }: FlightLine): boolean =>
  days.length === 0 && times.length === 0 && airports.length === 0 && text.length < 24;

const lowercase = /(?<!\p{L})\p{Ll}{2,}(?!\p{L})/gu;

/** "À votre demande du 22 novembre …" is about no arrival. */
const isSentence = (text: string): boolean =>
  (text.match(lowercase)?.length ?? 0) >= 6 && findTimes(text).length === 0;

function flightLine(text: string, line: number, context: LineContext): FlightLine {
  const { airports, today, carrier } = context;
  const label = departs.test(text) ? "departure" : arrives.test(text) ? "arrival" : undefined;
  const side: Side | undefined = isSentence(text) ? undefined : label;
  const nothing = { line, text, side, flights: [], days: [], times: [], airports: [], doubts: [] };
  if (besides.test(text)) return { ...nothing, side: undefined };
  const isOwn = ({ at }: { at: number }) =>
    !besidesInside.test(text.slice(Math.max(0, at - 60), at));
  const flights = findFlights(text, carrier);
  const last = flights.at(-1);
  // A route is after its flight number, or before it.
  const rest = flights[0] && last ? [text.slice(last.end), text.slice(0, flights[0].at)] : [text];
  const allDays = findDays(text, today);
  const whole = findAirports(text, airports, allDays);
  const found =
    whole.length > 0 ? [whole] : rest.map((part) => findAirports(part.trim(), airports));
  return {
    ...nothing,
    flights,
    days: allDays.filter(isOwn),
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

/** An airport found in a line. */
type FoundAirport = { at: number; code: string };

// Days, months, time zones and ticket terms that are airport codes as well.
const taken = new Set(
  "MON TUE WED THU FRI SAT SUN JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC MAI OKT DEZ EST EDT CST CDT MST MDT PST PDT GMT UTC CET EUR USD GBP CHF PNR REF THE FOR AND NOT YOU ALL TAX VAT PDF ETA ETD ADT CHD INF DEP ARR DAY VIA".split(
    " ",
  ),
);

const bracketed = /[([]([A-Z]{3})(?![\p{L}\d])[^)\]]{0,24}[)\]]/gu;
const pair =
  /(?<![\p{L}\d])([A-Z]{3}) ?(?:-|–|—|→|⇒|➔|✈|->|>|\/|to|nach|a|à) ?([A-Z]{3})(?![\p{L}\d])/gu;
const beforeTime = /(?<![\p{L}\d])([A-Z]{3}),? ?(?=\d{1,2}[:.h]\d\d)/gu;
const afterTime =
  /\d[:.h]\d\d(?: ?[AaPp]\.?[Mm]\.?| Uhr| h)?(?: ?\(?\+\d\)?)? ([A-Z]{3})(?![\p{L}\d])/gu;
/** A code before a weekday, or right before a date. */
const beforeWeekday = /(?<![\p{L}\d])([A-Z]{3})[,|]? ?[-–(|]? ?(?=(\p{L}{2,13}))/gu;
const beforeDay = /(?<![\p{L}\d])([A-Z]{3})[,|]? ?[-–|]? ?$/u;
const notBeforeDay = new Set("BIS OUT RET VOM".split(" "));
const labelled =
  /(?<!\p{L})(?:[Ff]rom|[Tt]o|FROM|TO|[Vv]on|[Nn]ach|[Dd]epart(?:ure|s|ing)?|[Aa]rriv(?:al|es|ing)|[Oo]rigin|[Dd]estination|[Aa]bflug|[Aa]nkunft|[Dd]esde|[Hh]asta|[Ss]alida|[Ll]legada|[Dd]épart|[Aa]rrivée|[Dd]e|[Àà]) ?[:|]? ?([A-Z]{3})(?![\p{L}\d])/gu;
const behindTown = /(?<!\p{L})(\p{L}{3,30})(?:\))? ([A-Z]{3})(?![\p{L}\d])/gu;
const beforeTown = /(?<![\p{L}\d])([A-Z]{3}) (?=(\p{L}{3,30}))/gu;
const alone = /(?<=^|\| )([A-Z]{3})(?=$| \|)/gu;

const townLabel =
  /^(?:[^\p{L}\d]{0,4})(?:from|to|depart(?:ure|s)?|arriv(?:al|es)|origin|destination|von|nach|ab(?:flug)?|an(?:kunft)?|desde|hasta|salida|llegada|origen|destino|départ|arrivée|de|à)(?: from| at| in| airport| ab)? ?[:|]? ?([\p{L}][\p{L} .'’/-]{2,50})/iu;
const townBesideTime =
  /(?:^|[|,] ?|\d ?[aApP][mM] |Uhr |\d[:h]\d\d )([\p{Lu}][\p{L} .'’-]{2,40}?)(?= ?(?:$|[,|(·]|\d{1,2}[:h. ]))/gu;
const townPair =
  /^(?:[^\p{L}]{0,6}(?:[\p{L} ]{3,24}: ?))?(?:(?:[Ff]rom|[Vv]on|[Dd]e|[Dd]esde) )?([\p{Lu}][\p{L} .'’-]{1,40}?) (?:-|–|—|→|to|nach|a|à) ([\p{Lu}][\p{L} .'’-]{1,40}?)(?: ?[,|(·].{0,80})?$/u;

/**
 * The airports of a line in their order: by code if it is in parentheses, in a pair,
 * next to a time or after a label; else by a city with only one airport.
 */
function findAirports(
  line: string,
  airports: Airports,
  days: readonly FoundDay[] = [],
): FoundAirport[] {
  const found = new Map<number, string>();
  const put = (code: string, at: number) => {
    if (!taken.has(code) && airports.byCode(code)) found.set(at, code);
  };
  for (const { index, 1: code = "" } of line.matchAll(bracketed))
    if (airports.byCode(code)) found.set(index + 1, code);
  for (const { index, 0: text, 1: one = "", 2: other = "" } of line.matchAll(pair)) {
    if (!airports.byCode(one) || !airports.byCode(other)) continue;
    put(one, index);
    put(other, index + text.length - 3);
  }
  for (const { index, 1: code = "" } of line.matchAll(beforeTime)) put(code, index);
  for (const pattern of [afterTime, labelled, alone])
    for (const { index, 0: text, 1: code = "" } of line.matchAll(pattern))
      put(code, index + text.length - 3);
  for (const { index, 0: text, 1: before = "", 2: code = "" } of line.matchAll(behindTown))
    if (isTownOf(airports.byCode(code), before)) put(code, index + text.length - 3);
  for (const { index, 1: code = "", 2: after = "" } of line.matchAll(beforeTown))
    if (isTownOf(airports.byCode(code), after)) put(code, index);
  for (const { index, 1: code = "", 2: word = "" } of line.matchAll(beforeWeekday))
    if (isWeekday(word)) put(code, index);
  for (const { at } of days) {
    const start = Math.max(0, at - 8);
    const match = beforeDay.exec(line.slice(start, at));
    const code = match?.[1];
    if (match && code && !notBeforeDay.has(code)) put(code, start + match.index);
  }
  if (found.size === 0) byTown(line, airports, found);
  return [...found].map(([at, code]) => ({ at, code })).toSorted((a, b) => a.at - b.at);
}

/** Whether a word is one of the name of an airport's city. */
const isTownOf = (airport: Airport | undefined, word: string): boolean =>
  (airport ? `${airport.city} ${airport.name}` : "")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .includes(word.toLowerCase());

const lastWord = /,? (\p{L}{2,13}[.,]{0,2}) ?$/u;
const withoutWeekday = (all: string, word: string): string => (isWeekday(word) ? "" : all);

function byTown(line: string, airports: Airports, found: Map<number, string>): void {
  const put = (name: string, at: number): boolean => {
    const one = airports.byName(name.replace(lastWord, withoutWeekday).trim());
    if (one) found.set(at, one.code);
    return one !== undefined;
  };
  const both = townPair.exec(line);
  if (both) {
    const [, from = "", to = ""] = both;
    const at = line.indexOf(from);
    const [one, other] = [airports.byName(from), airports.byName(to)];
    // One of two alone would be ambiguous.
    if (one && other) {
      found.set(at, one.code);
      found.set(at + 1, other.code);
    }
    return;
  }
  const named = townLabel.exec(line);
  if (named && put(named[1] ?? "", named.index)) return;
  if (!/\d[:h]\d\d|\d ?[ap]m/i.test(line)) return;
  for (const { index, 1: name = "" } of line.matchAll(townBesideTime)) put(name, index);
}
