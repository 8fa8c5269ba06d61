import type { BookedLeg } from "#contracts/travel/bookings.ts";
import type { ReadContext, Airports } from "./airports.ts";
import { readAgentLines } from "./agent-lines.ts";
import { readPasses, withPasses } from "./boarding-pass.ts";
import { canceled, type Reading, flightRead, type FlightRead } from "./booking.ts";
import { cleanText, linesMax, linesOf, textMax } from "./clean-text.ts";
import { flightWays } from "./flight-ways.ts";
import { flightNumbersIn, flightLines, type FlightLine } from "./flight-lines.ts";
import { carrierOf, type FoundFlight } from "./flight-numbers.ts";
import { withoutColumns } from "./ride-cells.ts";
import { readRides } from "./read-rides.ts";
import { readStays } from "./read-stays.ts";
import { withArrivalDay } from "./arrival.ts";
import { connected, oneFlight, type ParsedFlight } from "./parse-flight.ts";
import { withoutReplaced } from "./replaced.ts";
import { stayLabel } from "./stay-labels.ts";
import { withYears } from "./days.ts";
import { findCodes, flightHead } from "./text-labels.ts";

const changed =
  /(?<!\p{L})(?:(?:has|have|is|was|were|been) (?:cancell?ed|changed|rescheduled)|schedule change|storniert|annulliert|flugänderung|ha sido cancelad[oa]|cambio de horario|a été (?:annulée?|modifiée?))(?!\p{L})/iu;

/** A sentence or subject that calls the booking canceled, and no condition or policy. */
const gone =
  /(?<!\p{L})(?:(?:has|have|is|was|were)(?: been)? cancell?ed|(?:flight|trip|reservation|booking|stay) cancell?(?:ed|ation)$|cancell?ation (?:confirmation|notice|of your)|wurden? (?:storniert|annulliert)|ha sido cancelad[oa]|a été annulée?)(?!\p{L})/iu;
const conditional =
  /(?<!\p{L})(?:if|when|unless|until|in case|wenn|falls|si|cuando|quand)(?!\p{L})/iu;
/** A replacement in the same text: which of its flights were canceled is unknown. */
const replaced =
  /(?<!\p{L})(?:re-?booked|new (?:flight|itinerary|booking)|replacement|rescheduled|(?:has|have|was|were|been) changed|schedule change|umgebucht|neuer flug|nuevo vuelo|nouveau vol)(?!\p{L})/iu;

const isCancellation = (lines: readonly string[]): boolean =>
  lines.some((line) => gone.test(line) && !conditional.test(line)) &&
  !lines.some((line) => replaced.test(line));

const cut =
  "This is longer than we can read. We only read the first part, so check for missing details.";

/** Parses the text of a confirmation. `senders` are names of who sent it. */
export function readText(
  text: string,
  context: ReadContext,
  senders: readonly string[] = [],
): Reading {
  const { airports, today } = context;
  const cleaned = cleanText(text.slice(0, textMax));
  const lines = withoutColumns(withYears(linesOf(cleaned)));
  const current = withoutReplaced(lines);
  const carrier = carrierOf(senders, true) || carrierOf(lines);
  const passes = readPasses(cleaned, context);
  const agents = readAgentLines(passes.flights.length > 0 ? linesOf(passes.rest) : lines, context);
  const flights = readFlights(withoutReplaced(agents.rest), { airports, today, carrier });
  const stays = readStays(current, today, flights.length > 0 ? flightNumbersIn(current) : []);
  const isCanceled = isCancellation(lines);
  const all = withPasses([...agents.flights, ...flights], passes.flights);
  const taken = new Set(
    [...all, ...stays].flatMap(({ source }) => source.split("\n")).filter(Boolean),
  );
  const rides = readRides(current, context, taken);
  const found = [...all, ...rides, ...stays];
  const bookings = isCanceled ? found.map(canceled) : found;
  const notes = passes.notes;
  if (bookings.length > 0 && !isCanceled && lines.some((line) => changed.test(line)))
    notes.push("This confirmation mentions a cancellation or change. Check the details carefully.");
  if (text.length > textMax || lines.length >= linesMax) notes.push(cut);
  return { bookings, notes, lines };
}

/** A flight number and its line. */
type Place = { flight: FoundFlight; index: number };
type Region = readonly [from: number, until: number];

const around = 16;
const placesMax = 200;
const filled = ["from", "to", "departureDate", "departureTime", "arrivalTime"] as const;
const score = (parsed: readonly ParsedFlight[]): number =>
  parsed.reduce(
    (sum, { leg, warnings }) =>
      sum +
      filled.reduce((points, field) => points + (leg[field] === "" ? -0.5 : 1), 0) +
      (leg.arrivalDate ? 0.25 : 0) -
      warnings.length / 4,
    0,
  );

/** The flights in some lines. Details may be after the flight number, before it, or around it under a heading. */
function readFlights(
  lines: readonly string[],
  context: { airports: Airports; today: string; carrier: string },
): FlightRead[] {
  const parsed = flightLines(lines, context);
  const places = parsed
    .flatMap(({ flights }, index) => flights.map((flight) => ({ flight, index })))
    .filter(({ flight }) => flight.code !== "")
    .slice(0, placesMax);
  const lists = placeLists(parsed, places);
  const readings = [
    ...lists.map((list) => merged(readPlaces(parsed, list, context.airports).filter(isFlight))),
    ...lists.map((list) => flightWays(parsed, list, context.airports).filter(isFlight)),
  ];
  const scores = readings.map(score);
  const best = readings[scores.indexOf(Math.max(...scores))] ?? [];
  return connected(best, parsed).map((one) => finished(one, lines));
}

const numberOf = ({ flight }: Place): string => flight.code + flight.digits;
/** The end of a sentence before a flight number, as in "It replaces BA 212". */
const sentence = /\p{L}+ \p{Ll}{3,} $/u;

/** All flight numbers, and those without repetitions and mentions in sentences, which have no details around them. */
function placeLists(parsed: readonly FlightLine[], places: readonly Place[]): (readonly Place[])[] {
  const firsts = [
    ...new Map(places.toReversed().map((place) => [numberOf(place), place])).values(),
  ];
  const lasts = [...new Map(places.map((place) => [numberOf(place), place])).values()];
  const isMention = ({ flight, index }: Place) =>
    sentence.test(parsed[index]?.text.slice(0, flight.at) ?? "");
  const lists = [places, firsts, lasts].flatMap((list) => {
    const inOrder = list.toSorted((a, b) => a.index - b.index);
    return [inOrder, inOrder.filter((place) => !isMention(place))];
  });
  const keys = lists.map((list) => list.map((place) => places.indexOf(place)).join());
  return lists.filter((list, at) => list.length > 0 && keys.indexOf(keys[at] ?? "") === at);
}

const isSame = (one: FoundFlight) => (other: FoundFlight) =>
  other.code === one.code && other.digits === one.digits;

function readPlaces(
  parsed: readonly FlightLine[],
  places: readonly Place[],
  airports: Airports,
): ParsedFlight[] {
  const ends = parsed.map(({ text }) => stayLabel(text));
  const ways = [alone, behind, under, before].map((regionOf) =>
    places.map((place, at) => {
      const [from, until] = regionOf(parsed, places, at);
      const stop = ends.indexOf(true, place.index);
      const region = parsed
        .slice(Math.max(0, from), stop === -1 ? until : Math.min(until, stop))
        .filter(({ flights }) => flights.length === 0 || flights.some(isSame(place.flight)));
      return oneFlight(place.flight, region, parsed[place.index], airports);
    }),
  );
  const scores = ways.map(score);
  const best = Math.max(...scores);
  const [first = [], ...others] = ways.filter((_, way) => scores[way] === best);
  if (scores[0] === best) return first;
  return first.map((one, at) =>
    agreement(
      one,
      others.flatMap((way) => way[at] ?? []),
    ),
  );
}

const alone = (_lines: readonly FlightLine[], places: readonly Place[], at: number): Region => {
  const { index = 0 } = places[at] ?? {};
  return [index, index + 1];
};

const behind = (parsed: readonly FlightLine[], places: readonly Place[], at: number): Region => {
  const { index = 0 } = places[at] ?? {};
  const next = places[at + 1]?.index ?? parsed.length;
  return [index, Math.min(headBelow(parsed, index, next), index + around)];
};

/** A line with only a date, as the heading of the flights on it. */
const isDayHead = ({ days, times, airports, flights }: FlightLine): boolean =>
  days.length === 1 && times.length + airports.length + flights.length === 0;

/** The start of the next flight with a heading: a label, or a date after the details of this one. */
function headBelow(parsed: readonly FlightLine[], index: number, next: number): number {
  let times = 0;
  for (let line = index; line < next; line++) {
    const one = parsed[line];
    if (!one) break;
    if (line > index && (flightHead.test(one.text) || (times > 1 && isDayHead(one)))) return line;
    times += one.times.length;
  }
  return next;
}

const before = (_lines: readonly FlightLine[], places: readonly Place[], at: number): Region => {
  const { index = 0 } = places[at] ?? {};
  const last = places[at - 1]?.index ?? -1;
  return [Math.max(last + 1, index - around), index + 1];
};

function headOf(parsed: readonly FlightLine[], places: readonly Place[], at: number): number {
  const { index = 0 } = places[at] ?? {};
  const last = Math.max(places[at - 1]?.index ?? -1, index - around);
  const above = (is: (line: FlightLine) => boolean) => {
    for (let line = index; line > last; line--) {
      const one = parsed[line];
      if (one && is(one)) return line;
    }
    return -1;
  };
  const head = above(({ text }) => flightHead.test(text));
  if (head !== -1) return head;
  const day = above((line) => isDayHead(line));
  const isOwn = parsed.slice(day, index).every(({ times }) => times.length === 0);
  if (day !== -1 && isOwn) return day;
  const route = routeAbove(parsed, index, last);
  if (route !== -1) return route;
  const gap = above(({ text }) => text === "");
  if (gap !== -1) return gap + 1;
  return at === 0 ? Math.max(0, last + 1) : index;
}

/** The start of one or two lines with a departure and an arrival airport right above a flight number; -1 without them. */
function routeAbove(parsed: readonly FlightLine[], index: number, last: number): number {
  const found = new Set<string>();
  for (let line = index - 1; line > Math.max(last, index - 5); line--) {
    const one = parsed[line];
    if (!one || one.days.length + one.times.length + one.flights.length > 0) return -1;
    for (const airport of one.airports) found.add(airport);
    if (found.size === 2) return line;
    if (found.size > 2) return -1;
  }
  return -1;
}

const under = (parsed: readonly FlightLine[], places: readonly Place[], at: number): Region => {
  const from = headOf(parsed, places, at);
  const { index = 0 } = places[at] ?? {};
  const next = at + 1 < places.length ? headOf(parsed, places, at + 1) : parsed.length;
  const until = headBelow(parsed, index, Math.max(next, index + 1));
  return [from, Math.min(until, index + around)];
};

/** The common result of several equally good readings. */
function agreement(one: ParsedFlight, others: readonly ParsedFlight[]): ParsedFlight {
  const leg: BookedLeg = { ...one.leg };
  let differs = false;
  for (const field of [...filled, "arrivalDate", "departureZone", "arrivalZone"] as const) {
    if (others.every((other) => other.leg[field] === one.leg[field])) continue;
    leg[field] = "";
    differs = true;
  }
  const doubt = differs
    ? ["We couldn't tell which lines belong to this flight, so some details are blank."]
    : [];
  return { ...one, leg, warnings: [...one.warnings, ...doubt] };
}

const isFlight = ({ leg }: ParsedFlight): boolean =>
  (leg.from !== "" && leg.to !== "") ||
  (leg.departureDate !== "" && leg.from + leg.to !== "") ||
  (leg.departureDate !== "" && leg.departureTime !== "" && leg.arrivalTime !== "");

/** Merges flights that a text names several times. */
function merged(parsed: readonly ParsedFlight[]): ParsedFlight[] {
  const flights: ParsedFlight[] = [];
  for (const one of parsed) {
    const place = flights.findIndex(
      ({ leg }) => leg.flightNumber === one.leg.flightNumber && canBeSame(leg, one.leg),
    );
    const same = flights[place];
    if (same)
      flights[place] = {
        leg: joined(same.leg, one.leg),
        warnings: [...same.warnings, ...one.warnings],
        lines: [...same.lines, ...one.lines],
      };
    else flights.push(one);
  }
  return flights;
}

const compared = ["from", "to", "departureDate", "departureTime", "arrivalTime"] as const;
const canBeSame = (one: BookedLeg, other: BookedLeg): boolean =>
  compared.every(
    (field) => one[field] === "" || other[field] === "" || one[field] === other[field],
  );

function joined(one: BookedLeg, other: BookedLeg): BookedLeg {
  const leg = { ...one };
  for (const field of [...compared, "departureZone", "arrivalDate", "arrivalZone"] as const)
    leg[field] ||= other[field];
  return leg;
}

function finished(
  { leg, warnings, lines: parsed }: ParsedFlight,
  lines: readonly string[],
): FlightRead {
  const own = [...new Set(parsed)].toSorted((a, b) => a - b).map((line) => lines[line] ?? "");
  const [code, second] = findCodes(own);
  const [all, further] = code === undefined ? findCodes(lines) : [];
  const confirmation =
    (second === undefined ? code : undefined) ?? (further === undefined ? all : undefined) ?? "";
  const { leg: whole, warnings: arrivalWarnings } = withArrivalDay({ ...leg, confirmation });
  return flightRead(whole, [...warnings, ...arrivalWarnings], own.join("\n").trim());
}
