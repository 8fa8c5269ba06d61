import type { LegValues } from "../legs/leg-codec.ts";
import type { Airports } from "./airports.ts";
import { withArrivalDay } from "./arrival.ts";
import { flightRead, type FlightRead } from "./booking.ts";
import { flightLines, type FlightLine, type FoundFlight } from "./flight-lines.ts";
import { oneFlight, type ToldFlight } from "./one-flight.ts";
import { stayLabel } from "./stay-labels.ts";
import { findCodes, flightHead } from "./text-text.ts";

/** A number of a flight, and where in the lines it stands. */
type Place = { flight: FoundFlight; index: number };
type Region = readonly [from: number, until: number];

const around = 16;
const placesMax = 200;
const filled = ["from", "to", "departureDate", "departureTime", "arrivalTime"] as const;
const score = (told: readonly ToldFlight[]): number =>
  told.reduce(
    (sum, { leg, said }) =>
      sum + filled.filter((field) => leg[field] !== "").length - said.length / 4,
    0,
  );

/** The flights that some lines tell. They may stand behind their number, before it, or around it under a head. */
export function readFlights(
  lines: readonly string[],
  airports: Airports,
  today: string,
): FlightRead[] {
  const told = flightLines(lines, airports, today);
  const places = told
    .flatMap(({ flights }, index) => flights.map((flight) => ({ flight, index })))
    .slice(0, placesMax);
  if (places.length === 0) return [];
  const ends = told.map(({ text }) => stayLabel(text));
  const ways = [alone, behind, under, before].map((regionOf) =>
    places.map((place, at) => {
      const [from, until] = regionOf(told, places, at);
      const stop = ends.indexOf(true, place.index);
      const region = told.slice(Math.max(0, from), stop === -1 ? until : Math.min(until, stop));
      return oneFlight(place.flight, region, told[place.index], airports);
    }),
  );
  const scores = ways.map(score);
  const best = Math.max(...scores);
  const [first = [], ...others] = ways.filter((_, way) => scores[way] === best);
  const isSure = scores[0] === best;
  const agreed = isSure
    ? first
    : first.map((one, at) =>
        agreement(
          one,
          others.flatMap((way) => way[at] ?? []),
        ),
      );
  return merged(agreed.filter(isFlight)).map((one) => finished(one, lines));
}

const alone = (_told: readonly FlightLine[], places: readonly Place[], at: number): Region => {
  const { index = 0 } = places[at] ?? {};
  return [index, index + 1];
};

const behind = (told: readonly FlightLine[], places: readonly Place[], at: number): Region => {
  const { index = 0 } = places[at] ?? {};
  const next = places[at + 1]?.index ?? told.length;
  return [index, Math.min(headBelow(told, index, next), index + around)];
};

/** A line that tells nothing but a day, as the head of what is flown on it. */
const isDayHead = ({ days, times, airports, flights }: FlightLine): boolean =>
  days.length === 1 && times.length + airports.length + flights.length === 0;

/** Where the next flight begins that has a head: a word for it, or a day after all that was told of this one. */
function headBelow(told: readonly FlightLine[], index: number, next: number): number {
  let times = 0;
  for (let line = index; line < next; line++) {
    const one = told[line];
    if (!one) break;
    if (line > index && (flightHead.test(one.text) || (times > 1 && isDayHead(one)))) return line;
    times += one.times.length;
  }
  return next;
}

const before = (_told: readonly FlightLine[], places: readonly Place[], at: number): Region => {
  const { index = 0 } = places[at] ?? {};
  const last = places[at - 1]?.index ?? -1;
  return [Math.max(last + 1, index - around), index + 1];
};

function headOf(told: readonly FlightLine[], places: readonly Place[], at: number): number {
  const { index = 0 } = places[at] ?? {};
  const last = Math.max(places[at - 1]?.index ?? -1, index - around);
  const above = (is: (line: FlightLine) => boolean) => {
    for (let line = index; line > last; line--) {
      const one = told[line];
      if (one && is(one)) return line;
    }
    return -1;
  };
  const head = above(({ text }) => flightHead.test(text));
  if (head !== -1) return head;
  const day = above((line) => isDayHead(line));
  const isOwn = told.slice(day, index).every(({ times }) => times.length === 0);
  if (day !== -1 && isOwn) return day;
  const gap = above(({ text }) => text === "");
  if (gap !== -1) return gap + 1;
  return at === 0 ? Math.max(0, last + 1) : index;
}

const under = (told: readonly FlightLine[], places: readonly Place[], at: number): Region => {
  const from = headOf(told, places, at);
  const { index = 0 } = places[at] ?? {};
  const next = at + 1 < places.length ? headOf(told, places, at + 1) : told.length;
  const until = headBelow(told, index, Math.max(next, index + 1));
  return [from, Math.min(until, index + around)];
};

/** What several ways of reading, none better than the others, have in common. */
function agreement(one: ToldFlight, others: readonly ToldFlight[]): ToldFlight {
  const leg: LegValues = { ...one.leg };
  let differs = false;
  for (const field of [...filled, "arrivalDate", "departureZone", "arrivalZone"] as const) {
    if (others.every((other) => other.leg[field] === one.leg[field])) continue;
    leg[field] = "";
    differs = true;
  }
  const doubt = differs
    ? ["We couldn't tell which lines belong to this flight, so some details are blank."]
    : [];
  return { ...one, leg, said: [...one.said, ...doubt] };
}

const isFlight = ({ leg }: ToldFlight): boolean =>
  (leg.from !== "" && leg.to !== "") ||
  (leg.departureDate !== "" && leg.from + leg.to !== "") ||
  (leg.departureDate !== "" && leg.departureTime !== "" && leg.arrivalTime !== "");

/** A flight that a text names several times, as in its head and further down, is one. */
function merged(told: readonly ToldFlight[]): ToldFlight[] {
  const kept: ToldFlight[] = [];
  for (const one of told) {
    const place = kept.findIndex(
      ({ leg }) => leg.flightNumber === one.leg.flightNumber && canBeSame(leg, one.leg),
    );
    const known = kept[place];
    if (known)
      kept[place] = {
        leg: joined(known.leg, one.leg),
        said: [...known.said, ...one.said],
        lines: [...known.lines, ...one.lines],
      };
    else kept.push(one);
  }
  return kept;
}

const compared = ["from", "to", "departureDate", "departureTime", "arrivalTime"] as const;
const canBeSame = (one: LegValues, other: LegValues): boolean =>
  compared.every(
    (field) => one[field] === "" || other[field] === "" || one[field] === other[field],
  );

function joined(one: LegValues, other: LegValues): LegValues {
  const leg = { ...one };
  for (const field of [...compared, "departureZone", "arrivalDate", "arrivalZone"] as const)
    leg[field] ||= other[field];
  return leg;
}

function finished({ leg, said, lines: told }: ToldFlight, lines: readonly string[]): FlightRead {
  const own = [...new Set(told)].toSorted((a, b) => a - b).map((line) => lines[line] ?? "");
  const [code, second] = findCodes(own);
  const [all, further] = code === undefined ? findCodes(lines) : [];
  const confirmation =
    (second === undefined ? code : undefined) ?? (further === undefined ? all : undefined) ?? "";
  const { leg: whole, said: validationErrors } = withArrivalDay({ ...leg, confirmation });
  return flightRead(whole, [...said, ...validationErrors], own.join("\n").trim());
}
