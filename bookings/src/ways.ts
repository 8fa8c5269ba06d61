import { daysAfter } from "#contracts/kernel/days.ts";
import type { Airports } from "./airports.ts";
import { withArrivalDay } from "./arrival.ts";
import { blankLeg } from "./booking.ts";
import { fits, type RideLine } from "./ride-cells.ts";

/** A time with its line. */
type Stop = RideLine["times"][number] & { row: RideLine; place: string };
type Pair = { from: Stop; to: Stop; until: number };
/** Lines under a heading or a route. */
type Block = { rows: RideLine[]; route: RideLine["route"] };

/** A departure with its arrival. Unknown values are ''; `first` and `last` are its lines. */
export type Way = {
  starts: { time: string };
  ends: { time: string };
  from: string;
  to: string;
  departure: string;
  arrival: string;
  why: string;
  first: number;
  last: number;
};

const blockRows = 400;
const waysMax = 120;
/** A departure and its arrival are at most this many lines apart. */
const apart = 8;

/** The ways in some lines: times in pairs, with the places and days that stand at them, or above them. */
export function waysOf(rows: readonly RideLine[], airports: Airports): Way[] {
  let day = "";
  let count = 0;
  return blocksOf(rows).flatMap((block) => {
    const pairs = pairsOf(block, airports).slice(0, Math.max(0, waysMax - count));
    count += pairs.length;
    return pairs.map((pair, at): Way => {
      const previous = pairs[at - 1];
      const { departure: found, isCarried, arrival, why } = daysOf(block, pair, previous, day);
      // After midnight, it is another day than that of the arrival before.
      const isLater = isCarried && previous !== undefined && pair.from.time < previous.to.time;
      const departure = isLater ? "" : found;
      const places = endsOf(block, pair, pairs, airports);
      const shifted =
        departure && pair.to.shift !== undefined ? daysAfter(departure, pair.to.shift) : "";
      const ends = { departure, arrival: arrival || shifted };
      day = arrivalDay(pair, places, ends, airports) || departure || day;
      const first = Math.max(block.rows[0]?.line ?? 0, (previous?.to.row.line ?? -1) + 1);
      return {
        starts: pair.from,
        ends: pair.to,
        ...places,
        ...ends,
        why,
        first,
        last: pair.until,
      };
    });
  });
}

/** A new block begins with a heading or a route, once the one before has a time. */
function blocksOf(rows: readonly RideLine[]): Block[] {
  const blocks: Block[] = [{ rows: [], route: undefined }];
  for (const row of rows) {
    const last = blocks.at(-1);
    if (!last) break;
    const hasTimes = last.rows.some(({ times }) => times.length > 0);
    const begins = row.isHead || row.route !== undefined;
    const isFull = last.rows.length >= blockRows;
    if ((begins && (hasTimes || last.route !== undefined) && !(row.isHead && !hasTimes)) || isFull)
      blocks.push({ rows: [row], route: row.route });
    else {
      last.rows.push(row);
      last.route ??= row.route;
    }
  }
  return blocks;
}

/** Departures with their arrivals, in their order. */
function pairsOf({ rows }: Block, airports: Airports): Pair[] {
  const stops = rows.flatMap((row) =>
    row.times.map((time): Stop => ({
      ...time,
      row,
      place: row.times.length > 1 ? "" : (row.places[0] ?? ""),
    })),
  );
  const pairs: Pair[] = [];
  let open: Stop | undefined;
  for (const stop of stops) {
    const isFar = open !== undefined && stop.row.line - open.row.line > apart;
    if (!open || isFar || stop.side === "departure") {
      open = stop.side === "arrival" ? undefined : stop;
      continue;
    }
    pairs.push({ from: open, to: stop, until: stop.row.line });
    open = undefined;
  }
  const end = rows.at(-1)?.line ?? 0;
  return pairs.map((pair, at) => ({
    ...withPlaces(pair, rows, airports),
    until: Math.min((pairs[at + 1]?.from.row.line ?? end + 1) - 1, pair.to.row.line + apart),
  }));
}

/** A pair without places beside its times, with those alone in the lines right above them, or right below. */
function withPlaces(pair: Pair, all: readonly RideLine[], airports: Airports): Pair {
  const { from, to } = pair;
  if (from.place + to.place !== "" || from.row === to.row) return pair;
  const start = all.indexOf(from.row);
  const rows = all
    .slice(Math.max(0, start - 3), start + 2 * apart)
    .filter(({ text }) => text !== "");
  const beside = (row: RideLine, by: number) => {
    const one = rows[rows.indexOf(row) + by];
    return one && one.times.length === 0 && one.places.length === 1 ? (one.places[0] ?? "") : "";
  };
  const isApart = rows.indexOf(to.row) > rows.indexOf(from.row) + 1;
  const placed = [-1, 1].flatMap((by) => {
    const [start, end] = [beside(from.row, by), beside(to.row, by)];
    return isApart && start && end && start !== end ? [{ start, end }] : [];
  });
  const isKnown = (name: string) => airports.cityOf(name) !== undefined;
  const known = placed.filter(({ start, end }) => isKnown(start) && isKnown(end));
  const [only, second] = placed.length > 1 ? known : placed;
  if (!only || second) return pair;
  return { ...pair, from: { ...from, place: only.start }, to: { ...to, place: only.end } };
}

/** The days of a ride: beside its times, between them, before them, or of the ride before. */
function daysOf(
  { rows }: Block,
  { from, to, until }: Pair,
  previous: Pair | undefined,
  carried: string,
) {
  type Seen = RideLine["days"][number] & { line: number; isPlaced: boolean };
  const seen = rows.flatMap((row) =>
    row.days.map((one): Seen => ({ ...one, line: row.line, isPlaced: row.places.length > 1 })),
  );
  const [start, end] = [from.row.line, to.row.line];
  const first = from.row.times.findIndex(({ time }) => time === from.time);
  const isBefore = (one: Seen) => one.line < start || (one.line === start && one.before <= first);
  const after = previous?.to.row.line ?? -1;
  const leading = seen.filter(
    (one) =>
      isBefore(one) &&
      one.line >= after &&
      one.side !== "arrival" &&
      !(one.line === after && previous),
  );
  const inside = seen.filter(
    (one) => !isBefore(one) && (one.line < end || (one.line === end && one.side !== "departure")),
  );
  const heading = seen.filter((one) => one.line <= start && one.side !== "arrival");
  // A day below a time is of the next one, unless the places stand beside it.
  const trailing = seen.filter(
    (one) => one.line > end && one.line <= until && one.side !== "arrival" && one.isPlaced,
  );
  const line = leading.at(-1)?.line;
  const pairOf = leading.filter((one) => one.line === line);
  const isPair = pairOf.length === 2 && inside.length === 0;
  const departing =
    (isPair ? pairOf[0] : (leading.findLast(({ day }) => day !== "") ?? leading.at(-1))) ??
    (start === end ? undefined : inside.length > 1 ? inside[0] : undefined);
  const marked = seen.filter(
    (one) => one.side === "arrival" && one.line <= end && one.line >= after && isBefore(one),
  );
  const arriving = isPair
    ? pairOf[1]
    : (inside.findLast((one) => one !== departing && one.day !== "") ??
      (marked.at(-1)?.day ? marked.at(-1) : undefined));
  const own = departing?.day ?? "";
  // Of a train after another, the day is that of the arrival before.
  const isCarried = own === "" && previous !== undefined && carried !== "";
  const other = isCarried ? carried : (trailing[0]?.day ?? heading.at(-1)?.day ?? "");
  const departure = own || other || (marked.at(-1)?.day ?? "");
  const why = departure ? "" : (departing?.why ?? "");
  return { departure, isCarried, arrival: arriving?.day ?? "", why };
}

/** The day on which a way ends, by the zones of its places if it isn't written. */
function arrivalDay(
  { from, to }: Pair,
  places: { from: string; to: string },
  { departure, arrival }: { departure: string; arrival: string },
  airports: Airports,
): string {
  if (arrival || departure === "") return arrival;
  const zoneOf = (place: string) => (airports.byCode(place) ?? airports.cityOf(place))?.zone ?? "";
  const { leg } = withArrivalDay({
    ...blankLeg,
    departureDate: departure,
    departureTime: from.time,
    departureZone: zoneOf(places.from),
    arrivalTime: to.time,
    arrivalZone: zoneOf(places.to),
  });
  return leg.arrivalDate;
}

function endsOf(
  { rows, route }: Block,
  { from, to }: Pair,
  pairs: readonly Pair[],
  airports: Airports,
) {
  const near = rows.findLast(
    ({ line, places, times }) =>
      line <= from.row.line &&
      line >= from.row.line - 2 &&
      places.length >= 2 &&
      times.length === 0,
  );
  if (pairs.length === 1 && route) {
    const start = from.place && fits(from.place, route.from, airports) ? from.place : route.from;
    const end = to.place && fits(to.place, route.to, airports) ? to.place : route.to;
    return { from: start, to: end };
  }
  if (from.place && to.place) return { from: from.place, to: to.place };
  const [first = "", second = ""] = near?.places ?? (from.row === to.row ? from.row.places : []);
  return first && second ? { from: first, to: second } : { from: from.place, to: to.place };
}
