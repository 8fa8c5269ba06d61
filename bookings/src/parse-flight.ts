import type { BookedLeg } from "#contracts/travel/bookings.ts";
import { blankLeg } from "./booking.ts";
import { daysAfter } from "#contracts/kernel/days.ts";
import { airlineOf } from "./airlines.ts";
import { withArrivalDay } from "./arrival.ts";
import type { Airports } from "./airports.ts";
import type { FoundDay } from "./days.ts";
import type { FlightLine, Side } from "./flight-lines.ts";
import type { FoundFlight } from "./flight-numbers.ts";
import type { FoundTime } from "./times.ts";

/** A flight parsed from some lines, with warnings. */
export type ParsedFlight = { leg: BookedLeg; warnings: string[]; lines: number[] };

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
const only = <T>(list: readonly T[]): T | undefined => (list.length > 1 ? undefined : list[0]);
const other: Record<Side, Side> = { departure: "arrival", arrival: "departure" };

/** Values of departure and arrival, where each line has one of them or both in order. */
function sided<T>(
  lines: readonly FlightLine[],
  of: (line: FlightLine) => readonly T[],
): Record<Side, T | undefined> & { count: number } {
  const all = unique(lines.flatMap(of));
  const at = (side: Side) => only(unique(lines.filter((line) => line.side === side).flatMap(of)));
  let departure = at("departure");
  let arrival = at("arrival");
  if (departure === arrival) departure = arrival = undefined;
  if (all.length === 2) {
    const rest = (found: T) => all.find((one) => one !== found);
    if (departure !== undefined) arrival ??= rest(departure);
    else if (arrival !== undefined) departure = rest(arrival);
    else [departure, arrival] = all;
  }
  return { departure, arrival, count: all.length };
}

function placesOf(
  lines: readonly FlightLine[],
  number: FlightLine | undefined,
  warnings: string[],
) {
  const beside = number && number.airports.length === 2 ? [number] : lines;
  const { departure, arrival, count } = sided(beside, ({ airports }) => airports);
  if (departure && arrival) return { from: departure, to: arrival };
  const routes = unique(
    lines.filter((line) => line.airports.length === 2).map((line) => line.airports.join()),
  );
  const route = only(routes)?.split(",");
  if (route) return { from: route[0] ?? "", to: route[1] ?? "" };
  if (count > 2)
    warnings.push("We found more than two airports for this flight. Check both airports.");
  return { from: departure ?? "", to: arrival ?? "" };
}

type Clock = { time: string; shift: number | undefined };

function timesOf(
  lines: readonly FlightLine[],
  from: string,
  to: string,
  warnings: string[],
): Record<Side, Clock | undefined> {
  const bySide = (side: Side, airport: string): FoundTime | undefined =>
    only(lines.filter((line) => line.side === side).flatMap(({ times }) => times)) ??
    only(
      lines
        .filter(
          ({ airports }) => airport !== "" && airports.length === 1 && airports[0] === airport,
        )
        .flatMap(({ times }) => times),
    );
  const all = lines.flatMap(({ times }) => times);
  const found = { departure: bySide("departure", from), arrival: bySide("arrival", to) };
  for (const side of ["departure", "arrival"] as const) {
    if (found[side] && found[side] === found[other[side]]) found[side] = undefined;
  }
  const [first, second] = all;
  if (all.length === 2) {
    const rest = (one: FoundTime) => (one === first ? second : first);
    if (found.departure) found.arrival ??= rest(found.departure);
    else if (found.arrival) found.departure = rest(found.arrival);
    else [found.departure, found.arrival] = [first, second];
  }
  if (all.length > 2 && !(found.departure && found.arrival))
    warnings.push("We found more than two times for this flight. Check both times.");
  return found;
}

function daysOf(lines: readonly FlightLine[], warnings: string[]): Record<Side, string> {
  const clear = ({ days }: FlightLine) =>
    days.filter(({ day }) => day !== "").map(({ day }) => day);
  for (const { why } of lines.flatMap(({ days }): FoundDay[] => days)) if (why) warnings.push(why);
  // An unclear date may be the missing one.
  const doubtful = lines.some(({ days }) => days.some(({ day }) => day === ""));
  const all = unique(lines.flatMap(clear));
  const at = (side: Side) => unique(lines.filter((line) => line.side === side).flatMap(clear));
  const [departing, arriving] = [only(at("departure")), only(at("arrival"))];
  const rest = lines.filter(({ side }) => side !== "arrival").flatMap(clear);
  if (departing) return { departure: departing, arrival: arriving ?? "" };
  if (doubtful) return { departure: "", arrival: "" };
  if (arriving) return { departure: only(unique(rest)) ?? "", arrival: arriving };
  const [first = "", second = ""] = all;
  if (all.length === 1) return { departure: first, arrival: "" };
  // Two dates are departure and arrival if each has a time.
  const isTimed = lines.every((line) => clear(line).length === 0 || line.times.length > 0);
  const isPair = all.length === 2 && (isTimed || isInOrder(lines));
  if (isPair && second > first && second <= daysAfter(first, 2))
    return { departure: first, arrival: second };
  if (all.length > 1)
    warnings.push("We found more than one date for this flight. Select the date.");
  return { departure: "", arrival: "" };
}

/** Whether two dates and two times belong together by their order; two dates before both times only in one line. */
function isInOrder(lines: readonly FlightLine[]): boolean {
  const order = lines.flatMap(({ days, times }) => {
    const marks = [
      ...days.map(({ at }) => ({ at, mark: "D" })),
      ...times.map(({ at }) => ({ at, mark: "T" })),
    ];
    return marks.toSorted((a, b) => a.at - b.at).map(({ mark }) => mark);
  });
  const pattern = order.join("");
  return (
    /^(?:DTDT|DTTD|TDTD)$/.test(pattern) ||
    (pattern === "DDTT" && lines.some(({ days }) => days.length === 2))
  );
}

/** Parses one flight from the lines around its number. */
export function oneFlight(
  { code, digits }: FoundFlight,
  lines: readonly FlightLine[],
  number: FlightLine | undefined,
  airports: Airports,
): ParsedFlight {
  const warnings: string[] = [];
  const { from, to } = placesOf(lines, number, warnings);
  for (const doubt of lines.flatMap(({ doubts }) => doubts))
    if (doubt.code === from || doubt.code === to)
      warnings.push(`We read “${doubt.name}” as ${doubt.code}. Check the airport.`);
  const days = daysOf(lines, warnings);
  const times = timesOf(lines, from, to, warnings);
  const shift = times.arrival?.shift;
  const arrivalDate =
    shift !== undefined && days.departure ? daysAfter(days.departure, shift) : days.arrival;
  const leg: BookedLeg = {
    ...blankLeg,
    airlineCode: code,
    airline: airlineOf(code) ?? "",
    flightNumber: [code, digits].filter(Boolean).join(" "),
    from,
    to,
    departureDate: days.departure,
    departureTime: times.departure?.time ?? "",
    departureZone: airports.byCode(from)?.zone ?? "",
    arrivalDate: times.arrival ? arrivalDate : "",
    arrivalTime: times.arrival?.time ?? "",
    arrivalZone: airports.byCode(to)?.zone ?? "",
  };
  return { leg, warnings, lines: unique(lines.map(({ line }) => line)) };
}

/** Flights with the day of the one before, where they go on from its arrival and have no day of their own. */
export function connected(
  flights: readonly ParsedFlight[],
  lines: readonly FlightLine[],
): ParsedFlight[] {
  const dated = new Set(lines.flatMap(({ days, line }) => (days.length > 0 ? [line] : [])));
  return flights.reduce<ParsedFlight[]>((done, one) => {
    const before = done.at(-1);
    const last = before && withArrivalDay(before.leg).leg;
    const { leg } = one;
    const goesOn =
      last?.arrivalDate &&
      leg.departureDate === "" &&
      leg.from !== "" &&
      leg.from === last.to &&
      leg.departureTime > last.arrivalTime &&
      !one.lines.some((line) => dated.has(line));
    return [...done, goesOn ? { ...one, leg: { ...leg, departureDate: last.arrivalDate } } : one];
  }, []);
}
