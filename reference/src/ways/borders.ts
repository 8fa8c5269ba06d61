/** The borders of a way by the readiness engine: legs become a trip, with the days that they take. */
import { borderInSentence } from "../border-text.ts";
import { dayOf, dayText, longDate, type Day } from "../readiness/days.ts";
import { borderRequirements, readiness } from "../readiness/engine.ts";
import { regionOf, territoryOf } from "../readiness/journey.ts";
import type { Leg, Place, Trip } from "../readiness/request.ts";
import { worst, type Judged } from "../readiness/verdict.ts";
import type { Asked } from "./asked.ts";
import type { Crossing } from "./costs.ts";
import { gateways } from "./geography.ts";
import { confirmation, uniqueSources } from "./judgement.ts";
import {
  askedFields,
  uniqueMissing,
  type Condition,
  type Missing,
  type WayBorder,
  type WayPlace,
  type WayVerdict,
} from "./question.ts";
import type { Hop, Shape } from "./shapes.ts";

export type Borders = {
  borders: readonly WayBorder[];
  verdict: WayVerdict;
  /** Why, where it isn't `works`. */
  because: string;
  conditions: readonly Condition[];
  sources: Judged["sources"];
  /** What is crossed, in order. */
  crossings: readonly Crossing[];
  missing: readonly Missing[];
  /** The first day on which the way can start; it takes a search, and is for the ways that are shown. */
  earliest: () => string | null;
};

const shipDays = 7;
/** Time for a vet between a flight and a ship or the tunnel: treatments before some borders need a day at least. */
const stopDays = 2;

/** Judges every border once for ways that cross the same ones in the same way. */
export function bordersBy(asked: Asked): (shape: Shape) => Borders {
  const known = new Map<string, Borders>();
  return (shape) => {
    const legs = legsOf(shape, asked);
    const key = JSON.stringify(legs);
    const found = known.get(key) ?? judge(legs, asked);
    known.set(key, found);
    return found;
  };
}

/** Only what borders ask about: the company and the port make no difference to them. */
function legsOf(shape: Shape, { date }: Asked): Leg[] {
  const legs: Leg[] = [];
  let day: Day | undefined = date ? dayOf(date) : undefined;
  let isAfterFlight = false;
  // A way that crosses no border is judged as one leg: rules inside a country may not be known.
  const [first, last] = [shape[0], shape.at(-1)];
  const isInside = shape.every(staysInside);
  if (isInside && first && last) {
    const dates = { departureDate: date ?? null, arrivalDate: date ?? null };
    return [{ mode: modeOf(first), from: endOf(first.from), to: endOf(last.to), ...dates }];
  }
  for (const hop of shape) {
    if (staysInside(hop)) continue;
    if (isAfterFlight && day !== undefined) day += stopDays;
    const takes = hop.is === "crossing" && hop.policy.mode === "ship" ? shipDays : 0;
    for (const [from, to] of stepsOf(hop)) {
      legs.push({
        mode: modeOf(hop),
        from: endOf(from),
        to: endOf(to),
        ...(hop.is === "flight" && { how: hop.how }),
        departureDate: day === undefined ? null : dayText(day),
        // A flight may land on the next day.
        arrivalDate: hop.is === "flight" || day === undefined ? null : dayText(day + takes),
      });
    }
    if (day !== undefined) day += takes;
    isAfterFlight = hop.is === "flight";
  }
  return legs;
}

const modeOf = (hop: Hop): Leg["mode"] => {
  if (hop.is === "flight") return "flight";
  if (hop.is === "land") return "car";
  const { mode } = hop.policy;
  return mode === "ship" ? "ferry" : mode === "tunnel" ? "car" : mode;
};

/** A drive through several countries enters each of them. */
function stepsOf(hop: Hop): [WayPlace, WayPlace][] {
  if (hop.is !== "land") return [[hop.from, hop.to]];
  const inside = hop.through.slice(1, -1).map((country): WayPlace => ({
    country,
    place: gateways.get(country)?.city ?? null,
    airport: null,
  }));
  const stops = [hop.from, ...inside, hop.to];
  return stops.slice(1).map((to, index) => [stops[index] ?? hop.from, to]);
}

/** The country, and the region that has rules of its own. */
function endOf(place: WayPlace & { region?: string }): Place {
  const region = regionOf(place);
  return { country: place.country, ...(region && { region }) };
}

/** A region with rules of its own is entered by a border, too. */
const staysInside = ({ from, to }: Hop): boolean => territoryOf(from) === territoryOf(to);

function judge(legs: readonly Leg[], asked: Asked): Borders {
  if (legs.length === 0) {
    return {
      borders: [],
      verdict: "works",
      because: "",
      conditions: [],
      sources: [],
      crossings: [],
      missing: [],
      earliest: () => null,
    };
  }
  const trip: Trip = {
    people: asked.people ?? 1,
    residence: asked.residence,
    ownerTravels: asked.date,
    legs,
  };
  const byPet = borderRequirements(asked.pets, trip, asked.rules, asked.asOf);
  const all = atTheirBorders(byPet.flat());
  const verdict = verdictOf(all);
  const [deciding] = all.filter((each) => verdictOf([each]) === verdict);
  return {
    borders: bordersIn(all),
    verdict,
    because: deciding ? deciding.because : "",
    conditions: conditionsOf(all),
    sources: uniqueSources(deciding?.sources ?? []),
    crossings: legs.flatMap(({ from, to }, leg) =>
      from.country === to.country
        ? []
        : [
            {
              from: from.country,
              to: to.country,
              tests: byPet.filter((judged) => judged.some((each) => asksForTest(each, leg))).length,
            },
          ],
    ),
    missing: verdict === "unknown" ? missingOf(all) : [],
    earliest: once(() => firstDay(trip, asked)),
  };
}

const missingOf = (all: readonly Judged[]): Missing[] =>
  uniqueMissing(
    all
      .filter(({ verdict }) => verdict === "unknown")
      .map(({ requirement, missing }) => ({ requirement, fields: askedFields(missing) })),
  );

const asksForTest = ({ requirement, verdict, leg }: Judged, at: number): boolean =>
  leg === at && requirement.startsWith("titre") && verdict !== "exempt";

function once<T>(compute: () => T): () => T {
  let known: { value: T } | undefined;
  return () => (known ??= { value: compute() }).value;
}

/** When the last of the pets can start. */
function firstDay(trip: Trip, { pets, rules, asOf }: Asked): string | null {
  const days = readiness(pets, trip, rules, asOf).map(({ earliest }) => earliest);
  return days.reduce((latest, day) =>
    latest === null || day === null ? null : day > latest ? day : latest,
  );
}

/** What is met by an official text works; anything less is confirmed or done. */
function verdictOf(judged: readonly Judged[]): WayVerdict {
  const verdicts = new Set(judged.map((each) => each.verdict));
  if (verdicts.has("blocked")) return "not-possible";
  if (verdicts.has("unknown")) return "unknown";
  const isOpen = verdicts.has("due") || verdicts.has("window");
  const isQuoted = judged.some((each) => each.verdict === "met" && each.confidence !== "official");
  return isOpen || isQuoted ? "works-if" : "works";
}

type AtBorder = Judged & { border: NonNullable<Judged["border"]> };

/** What a border asks of the flight itself, such as cargo alone, counts at the border that its leg crosses. */
function atTheirBorders(judged: readonly Judged[]): AtBorder[] {
  const crossed = new Map(
    judged.flatMap(({ border, leg }) => (border ? [[leg, border] as const] : [])),
  );
  return judged.flatMap((each) => {
    const border = each.border ?? crossed.get(each.leg);
    return border ? [{ ...each, border }] : [];
  });
}

function bordersIn(judged: readonly AtBorder[]): WayBorder[] {
  const groups = Map.groupBy(
    judged,
    ({ border, leg }) => `${leg} ${border.country} ${border.region ?? ""}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { country, region = null } = first.border;
    return [{ country, region, verdict: worst(group.map((each) => each.verdict)), earliest: null }];
  });
}

/** What one step settles for several requirements or borders is listed once, by its first day. */
function conditionsOf(judged: readonly AtBorder[]): Condition[] {
  const open = judged
    .filter(({ verdict }) => verdict === "due" || verdict === "window")
    .toSorted((a, b) => dayOfStep(a).localeCompare(dayOfStep(b)));
  const steps = Map.groupBy(open, ({ fix = [], because }) => fix[0] ?? because);
  const dated = Array.from(steps, ([step, all]): Condition[] => {
    const [first] = all;
    if (!first) return [];
    const { title, border, from } = first;
    const isOne = new Set(all.map((each) => each.title + borderInSentence(each.border))).size === 1;
    const start = from ? ` From ${longDate(dayOf(from.slice(0, 10)))}.` : "";
    return [
      {
        kind: "arrange",
        text: isOne ? `${title} for ${borderInSentence(border)}: ${step}${start}` : step,
        by: dayOfStep(first) || null,
        sources: uniqueSources(all.flatMap(({ sources }) => sources)),
      },
    ];
  }).flat();
  const quoted = Map.groupBy(
    judged.filter(({ verdict, confidence }) => verdict === "met" && confidence !== "official"),
    ({ border }) => borderInSentence(border),
  );
  return [
    ...dated,
    ...[...quoted].flatMap(([name, met]) => confirmation(`the authority of ${name}`, met)),
  ];
}

const dayOfStep = ({ by, until }: Judged): string => (by ?? until ?? "").slice(0, 10);
