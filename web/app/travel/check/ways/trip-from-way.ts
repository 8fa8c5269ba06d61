import type { Call } from "#contracts/kernel/client.ts";
import { daysAfter } from "#contracts/kernel/days.ts";
import type { LegMode } from "#contracts/travel/trip-parts.ts";
import { findWays, type Way, type WayLeg } from "#contracts/travel/ways.ts";
import { waysPath } from "../../../links/check.ts";
import { loadQuestion } from "../load-check.ts";
import type { CheckPlaces } from "../readiness-request.ts";
import type { CheckPlace } from "../resolve-place.ts";
import type { PlannedLeg } from "../trip-from-check.ts";
import { waysRequest } from "./load-ways.ts";
import { arrangements, stopName } from "./ways-text.ts";

/** What is saved of one of the ways that an address asks for, or where to look for one. */
export async function loadWay(call: Call, address: string, key: string) {
  const question = await loadQuestion(call, address);
  const gone = { is: "asking", isWay: true, path: waysPath(question.values) } as const;
  if (question.is === "asking") return gone;
  const { values, places, pets } = question;
  const { ways } = await call(findWays, { body: waysRequest(values, places, pets) });
  const way = ways.find((each) => each.key === key);
  if (!way) return gone;
  return {
    is: "answered",
    values,
    places,
    pets,
    legs: legsOfWay(way, values.date, places),
    toDos: toDosOfWay(way),
    backTo: waysPath(values),
  } as const;
}

/** What is to be arranged, by when; a trip with the pets lists the deadlines of their papers by itself. */
export const toDosOfWay = (way: Pick<Way, "conditions">) =>
  arrangements(way).map(({ text, by }) => ({ text, due: by, isDeadline: by !== null }));

const modes: Record<WayLeg["mode"], LegMode> = {
  flight: "flight",
  ferry: "ferry",
  ship: "ferry",
  train: "train",
  // A car is loaded on the shuttle.
  tunnel: "car",
  car: "car",
  bus: "bus",
  other: "other",
};

/** Days at a stop after a flight, before the next border, and on a ship, as the deadlines of the way count them. */
const [stopDays, shipDays] = [2, 7];

const crosses = ({ from, to, mode }: WayLeg): boolean =>
  mode === "flight" || from.country !== to.country;

/** The legs of a way with the days by which its deadlines were reckoned. */
export function legsOfWay(
  { legs }: Pick<Way, "legs">,
  date: string,
  { from: start, to: end }: Pick<CheckPlaces, "from" | "to">,
): PlannedLeg[] {
  let day = date;
  let isStop = false;
  return legs.map((leg, index) => {
    const { mode, name, operator, how, from, to } = leg;
    if (isStop && legs.slice(index).some(crosses)) {
      day = daysAfter(day, stopDays);
      isStop = false;
    }
    const planned: PlannedLeg = {
      mode: modes[mode],
      company: operator === null ? "" : name,
      airlineCode: mode === "flight" ? (operator ?? "") : "",
      from: index === 0 ? withAirport(start, from) : placeOfStop(from),
      to: index === legs.length - 1 ? withAirport(end, to) : placeOfStop(to),
      date: day,
      how: how === "cabin" && mode !== "flight" ? "with" : (how ?? undefined),
    };
    if (mode === "flight") isStop = true;
    if (mode !== "ship") return planned;
    day = daysAfter(day, shipDays);
    return { ...planned, arrive: day };
  });
}

const withAirport = (place: CheckPlace, { airport }: WayLeg["from"]): CheckPlace =>
  airport ? { ...place, airport } : place;

function placeOfStop(stop: WayLeg["from"]): CheckPlace {
  const name = stopName(stop);
  return {
    label: name,
    name,
    country: stop.country,
    ...(stop.place && { city: stop.place }),
    ...(stop.airport && { airport: stop.airport }),
  };
}
