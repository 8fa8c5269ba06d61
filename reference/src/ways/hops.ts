/** Each hop of a shape judged: the leg of the answer, its reason and what it needs. */
import type { AirlineLimits } from "../readiness/airline/limit.ts";
import { isOverWater } from "../readiness/operator/landmass.ts";
import type { Seat } from "../readiness/request.ts";
import type { Airlines, Asked } from "./asked.ts";
import { judgeCrossing, placeText } from "./crossings.ts";
import { airlinesBetween, cityOf, judgeOption, seatText, type FlightOption } from "./flights.ts";
import { uniqueBy } from "./judgement.ts";
import {
  rankOf,
  type Condition,
  type Missing,
  type Rejected,
  type WayLeg,
  type WayPlace,
} from "./question.ts";
import { gateways } from "./geography.ts";
import {
  kmBetween,
  type CrossingHop,
  type FlightHop,
  type Hop,
  type LandHop,
  type Shape,
} from "./shapes.ts";

export type JudgedHop = {
  leg: WayLeg;
  conditions: readonly Condition[];
  hoursApart: number;
  /** A car that isn't the owner's has to be found for it. */
  needsCar: boolean;
  rejected: readonly Rejected[];
  /** What is unknown of its price. */
  unpriced: string | null;
  missing: readonly Missing[];
};

/** Hours that a pet spends away from its owner, about, where no source says how long a trip takes. */
const apartHours: Readonly<Record<Seat, number>> = { cabin: 0, hold: 10, cargo: 24 };
const ferryHours = 8;
const shipHours = 7 * 24;

/** Judges each hop once, however many shapes it is part of. */
export function hopsBy(asked: Asked): (hop: Hop, shape: Shape) => JudgedHop | undefined {
  const known = new Map<string, JudgedHop | undefined>();
  return (hop, shape) => {
    const isOwnCar = hop.is === "land" && drivesFromHome(shape, asked);
    const isByCar = hop.is === "land" && isBesideCar(hop, shape);
    const isWhole = hop.is === "flight" && shape.length === 1;
    const key = `${keyOf(hop)} ${endKey(hop.from)} ${endKey(hop.to)} ${isOwnCar} ${isByCar} ${isWhole}`;
    if (!known.has(key)) {
      known.set(
        key,
        hop.is === "flight"
          ? judgeFlightHop(hop, asked, shape.length === 1)
          : hop.is === "crossing"
            ? judgeCrossingHop(hop, asked, drivesFromHome(shape, asked))
            : judgeLandHop(hop, isOwnCar, isByCar),
      );
    }
    return known.get(key);
  };
}

const endKey = ({ country, place, airport }: WayPlace): string => `${country}/${place}/${airport}`;

const keyOf = (hop: Hop): string =>
  hop.is === "crossing"
    ? `${hop.policy.key} ${hop.boarding}`
    : hop.is === "flight"
      ? hop.how
      : hop.through.join(" ");

/** The owner's car comes along only where the whole way is driven from home. */
const drivesFromHome = (shape: Shape, { hasCar }: Asked): boolean =>
  hasCar === true &&
  shape.every((hop) => hop.is === "land" || (hop.is === "crossing" && hop.boarding === "car"));

const isBesideCar = (hop: LandHop, shape: Shape): boolean => {
  const at = shape.indexOf(hop);
  return [shape[at - 1], shape[at + 1]].some(
    (next) => next?.is === "crossing" && next.boarding === "car",
  );
};

/** They mostly fly within the Americas, so others are named first across an ocean; no verdict rests on it. */
const staysNear: ReadonlySet<string> = new Set(["AS", "WN"]);

/** `isWhole`: no other hop brings the pet closer, so that airlines count which connect at home. */
function judgeFlightHop(hop: FlightHop, asked: Asked, isWhole: boolean): JudgedHop | undefined {
  const { from, to, how } = hop;
  const isFar = isOverWater(from, to);
  const judge = (airline: [string, AirlineLimits]): FlightOption =>
    judgeOption(asked, airline, { from, to, how, date: asked.date ?? undefined });
  const direct = airlinesBetween(asked.rules.airlines, from.country, to.country).map(judge);
  const isOpen = direct.some(({ judgement }) => rankOf(judgement.verdict) <= rankOf("works-if"));
  const connecting = isWhole && !isOpen ? airlinesVia(asked.rules.airlines, hop) : [];
  const options = [
    ...direct,
    ...connecting.map(([airline, city]) => byWayOf(judge(airline), city)),
  ].toSorted(
    (a, b) =>
      rankOf(a.judgement.verdict) - rankOf(b.judgement.verdict) ||
      Number(isFar && staysNear.has(a.code)) - Number(isFar && staysNear.has(b.code)) ||
      a.judgement.conditions.length - b.judgement.conditions.length ||
      a.name.localeCompare(b.name),
  );
  const [best] = options;
  if (!best) return undefined;
  const others = options
    .slice(1)
    .filter(({ judgement }) => judgement.verdict === best.judgement.verdict);
  const rejected = options
    .filter(({ judgement }) => judgement.verdict === "not-possible")
    .map((option) => ({
      title: `${option.name}: ${seatText(how)} from ${cityOf(from)} to ${cityOf(to)}`,
      because: option.judgement.because,
      sources: option.judgement.sources,
    }));
  return {
    leg: {
      mode: "flight",
      operator: best.code,
      name: best.name,
      others: others.map(({ name }) => name),
      from,
      to,
      how,
      verdict: best.judgement.verdict,
      because: best.judgement.because,
      fee: best.fee,
      time: from.country === to.country ? "half a day" : "half a day to a day",
      hours: from.country === to.country ? 5 : 10,
      sources: best.judgement.sources,
    },
    conditions: best.judgement.conditions,
    hoursApart: apartHours[how],
    needsCar: false,
    rejected,
    unpriced: best.fee ? null : `what ${best.name} charges for a pet ${seatText(how)}`,
    // Another airline may need less.
    missing: best.judgement.missing,
  };
}

function judgeCrossingHop(hop: CrossingHop, asked: Asked, isOwnCar: boolean): JudgedHop {
  const { policy, route, from, to, boarding } = hop;
  const { judgement, place, fee } = judgeCrossing(asked, hop);
  const isCarNeeded = boarding === "car" && !isOwnCar;
  const car: Condition[] = isCarNeeded
    ? [
        {
          kind: "arrange",
          text: `Arrange a pet taxi or a car that may cross with ${policy.name}: one-way hire across a border often isn't possible.`,
          by: null,
          sources: [],
        },
      ]
    : [];
  const verdict = isCarNeeded && judgement.verdict === "works" ? "works-if" : judgement.verdict;
  const isApart =
    place === "kennel" || place === "baggage" || (place === "car" && policy.mode !== "tunnel");
  const duration = route.hours ?? (policy.mode === "ship" ? shipHours : ferryHours);
  return {
    leg: {
      mode: policy.mode,
      operator: policy.key,
      name: policy.name,
      others: [],
      from,
      to,
      how: isApart || place === undefined ? null : place === "cabin" ? "cabin" : "with",
      verdict,
      because: judgement.because,
      fee,
      time: timeText(hop),
      hours: duration,
      sources: judgement.sources,
    },
    conditions: verdict === "not-possible" ? [] : [...car, ...judgement.conditions],
    hoursApart: isApart ? duration : 0,
    needsCar: isCarNeeded,
    rejected:
      verdict === "not-possible"
        ? [
            {
              title: `${policy.name}: ${cityOf(from)} to ${cityOf(to)}${policy.mode === "ferry" ? ` ${placeText(boarding)}` : ""}`,
              because: judgement.because,
              sources: judgement.sources,
            },
          ]
        : [],
    unpriced: fee ? null : `what ${policy.name} charges for a pet`,
    missing: judgement.missing,
  };
}

const byWayOf = (option: FlightOption, city: string): FlightOption => ({
  ...option,
  name: `${option.name} by way of ${city}`,
});

/** A connection that is much longer than the straight line is no answer. */
const mostConnection = 1.5;

/** Airlines at home in a third country, with the city where they connect. */
const airlinesVia = (airlines: Airlines, { from, to }: FlightHop) =>
  Object.entries(airlines).flatMap(([code, limits]): [[string, AirlineLimits], string][] => {
    const hub = gateways.get(limits.home);
    if (!hub || limits.home === from.country || limits.home === to.country) return [];
    const place = { country: limits.home, place: hub.city, airport: hub.airport };
    const [there, onward, straight] = [
      kmBetween(from, place),
      kmBetween(place, to),
      kmBetween(from, to),
    ];
    const isNear =
      there !== undefined &&
      onward !== undefined &&
      straight !== undefined &&
      there + onward <= straight * mostConnection;
    return isNear ? [[[code, limits], hub.city]] : [];
  });

function timeText({ route, policy }: CrossingHop): string {
  if (route.hours !== undefined && route.hours < 1)
    return `${Math.round(route.hours * 60)} minutes`;
  if (route.hours !== undefined) return `${route.hours} hours`;
  if (policy.mode === "ship") return "a week";
  return policy.mode === "ferry" ? "half a day, or overnight" : "half a day";
}

function judgeLandHop(
  { from, to, through }: LandHop,
  isOwnCar: boolean,
  isByCar: boolean,
): JudgedHop {
  const ends = `${cityOf(from)} to ${cityOf(to)}`;
  const isAbroad = through.length > 1;
  const text =
    isByCar || isAbroad
      ? `Arrange a car or a pet taxi from ${ends}${isAbroad ? ": one-way hire across a border often isn't possible" : ""}.`
      : `Arrange a taxi, a car or a train that takes pets from ${ends}.`;
  return {
    leg: {
      mode: isByCar || isAbroad || isOwnCar ? "car" : "other",
      operator: null,
      others: [],
      name: isOwnCar
        ? "Your car"
        : isByCar || isAbroad
          ? "A car or a pet taxi"
          : "A taxi, a car or a train",
      from,
      to,
      how: "with",
      verdict: isOwnCar ? "works" : "works-if",
      because: isOwnCar ? "You drive, with your pet beside you." : text,
      fee: null,
      time: isAbroad ? "half a day to a day" : "some hours",
      hours: isAbroad ? 10 : 3,
      sources: [],
    },
    conditions: isOwnCar ? [] : [{ kind: "arrange", text, by: null, sources: [] }],
    hoursApart: 0,
    needsCar: !isOwnCar && (isByCar || isAbroad),
    rejected: [],
    unpriced: isOwnCar ? null : "what taxis or hired cars cost",
    missing: [],
  };
}

/** What was turned down, each once. */
export const uniqueRejected = (rejected: readonly Rejected[]): Rejected[] =>
  uniqueBy(rejected, ({ title }) => title);
