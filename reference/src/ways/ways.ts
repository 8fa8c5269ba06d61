/**
 * How pets get from one place to another. Ways are direct or lead through one country between, with at most three paid
 * legs and one ship. Each leg is judged by its company's policy, each border by the readiness engine, and a way is what its
 * worst leg or border is. Pure, without a clock.
 */
import { dayOf } from "../readiness/days.ts";
import { historyOf } from "../readiness/history.ts";
import { operatorPolicies } from "../readiness/operator/policies.ts";
import type { RuleBook } from "../readiness/rules.ts";
import type { Asked, Operators } from "./asked.ts";
import { bordersBy, type Borders } from "./borders.ts";
import { cityOf, seatText } from "./flights.ts";
import { hopsBy, uniqueRejected, type JudgedHop } from "./hops.ts";
import { costsOf } from "./costs.ts";
import { uniqueBy } from "./judgement.ts";
import {
  uniqueMissing,
  rankOf,
  worstOf,
  type Condition,
  type Question,
  type Rejected,
  type Way,
  type Ways,
  type WayVerdict,
} from "./question.ts";
import { shapesOf, type Shape } from "./shapes.ts";
import { titleOf } from "./titles.ts";

const mostWays = 5;
const mostRejected = 40;

/**
 * The ways of these pets, best first: what works before what doesn't, then by the hours apart from the owner, then by legs;
 * and what was turned down, with one sourced reason each. Days are `YYYY-MM-DD`; `asOf` is today.
 */
export function waysFor(
  question: Question,
  rules: RuleBook,
  asOf: string,
  operators: Operators = operatorPolicies,
): Ways {
  const today = dayOf(asOf);
  const histories = question.pets.map((pet, index) => historyOf(pet, index, today));
  const asked: Asked = { ...question, asOf, today, rules, operators, histories };
  const judgeHop = hopsBy(asked);
  const judgeBorders = bordersBy(asked);
  const rejected: Record<"byLand" | "byAir", Rejected[]> = { byLand: [], byAir: [] };
  const open: Open[] = [];
  for (const shape of shapesOf(question.from, question.to, operators)) {
    const hops = shape.map((hop) => judgeHop(hop, shape));
    if (!hops.every((hop) => hop !== undefined)) continue;
    for (const { leg, rejected: own } of hops)
      rejected[leg.mode === "flight" ? "byAir" : "byLand"].push(...own);
    // What a company turns down needs no border.
    const verdict = worstOf(hops.map(({ leg }) => leg.verdict));
    if (verdict !== "not-possible") open.push({ shape, hops, verdict });
  }
  const { found, closed } = bestOf(open.toSorted(byHops), judgeBorders);
  const closedBy = closed.flatMap(closedAt);
  return {
    asOf,
    ways: shown(found.length > 0 ? found : closed, asked),
    // There are many airlines, and few ships and trains.
    rejected: uniqueRejected([...rejected.byLand, ...rejected.byAir, ...closedBy]).slice(
      0,
      mostRejected,
    ),
  };
}

/** A shape with what its companies say: with its borders it gets no better. */
type Open = { shape: Shape; hops: readonly JudgedHop[]; verdict: WayVerdict };

/** Judges the borders of the best shapes until no later one can be among the ways that are shown. */
function bestOf(
  open: readonly Open[],
  judgeBorders: (shape: Shape) => Borders,
): { found: Found[]; closed: Found[] } {
  const [found, closed]: [Found[], Found[]] = [[], []];
  const kinds = new Set<string>();
  const withBorders = ({ shape, hops }: Open): Found => {
    const borders = judgeBorders(shape);
    return { shape, hops, borders, way: wayOf(shape, hops, borders), cars: carsNeeded(hops) };
  };
  for (const { shape, hops, verdict } of open) {
    if (kinds.size >= mostWays) break;
    const one = withBorders({ shape, hops, verdict });
    if (one.way.verdict === "not-possible") closed.push(one);
    else found.push(one);
    // A later shape is no better than this one, which is as good as its companies let it be.
    if (one.way.verdict === verdict) kinds.add(kindOf(shape));
  }
  const [start, ...further] = new Set(found.map(({ shape }) => startOf(shape)));
  const others =
    start && further.length === 0 ? open.filter(({ shape }) => startOf(shape) !== start) : [];
  for (const other of uniqueBy(others, ({ shape }) => startOf(shape))) {
    const one = withBorders(other);
    (one.way.verdict === "not-possible" ? closed : found).push(one);
  }
  return { found: found.toSorted(byRank), closed };
}

const hoursApart = (hops: readonly JudgedHop[]): number =>
  hops.reduce((sum, hop) => sum + hop.hoursApart, 0);
const carsNeeded = (hops: readonly JudgedHop[]): number =>
  hops.filter(({ needsCar }) => needsCar).length;
const hoursOf = (legs: readonly { hours: number }[]): number =>
  legs.reduce((sum, leg) => sum + leg.hours, 0);

const byHops = (a: Open, b: Open): number =>
  rankOf(a.verdict) - rankOf(b.verdict) ||
  hoursApart(a.hops) - hoursApart(b.hops) ||
  a.hops.length - b.hops.length ||
  hoursOf(a.hops.map(({ leg }) => leg)) - hoursOf(b.hops.map(({ leg }) => leg)) ||
  carsNeeded(a.hops) - carsNeeded(b.hops) ||
  keyOf(a.shape).localeCompare(keyOf(b.shape));

/** What the ways that are shown get in the end: what they cost, and the first day. */
type Priceless = Omit<Way, "costs">;
type Found = {
  shape: Shape;
  hops: readonly JudgedHop[];
  borders: Borders;
  way: Priceless;
  cars: number;
};

/** In the order of `byHops`, once borders are known. */
const byRank = ({ way: a, cars: carsA }: Found, { way: b, cars: carsB }: Found): number =>
  rankOf(a.verdict) - rankOf(b.verdict) ||
  a.hoursApart - b.hoursApart ||
  a.legs.length - b.legs.length ||
  hoursOf(a.legs) - hoursOf(b.legs) ||
  carsA - carsB ||
  a.key.localeCompare(b.key);

function wayOf(shape: Shape, hops: readonly JudgedHop[], borders: Borders): Priceless {
  const legs = hops.map(({ leg }) => leg);
  const verdicts = [...legs.map((leg) => leg.verdict), borders.verdict];
  const verdict = worstOf(verdicts);
  const deciding = legs.find((leg) => leg.verdict === verdict);
  const isBorder =
    borders.verdict === verdict &&
    (verdict === "not-possible" || verdict === "unknown" || !deciding);
  return {
    key: keyOf(shape),
    title: titleOf(shape, carsNeeded(hops) === 0 ? "by car" : "by pet taxi"),
    verdict,
    because: isBorder ? borders.because : (deciding?.because ?? borders.because),
    legs,
    borders: borders.borders,
    conditions: conditionsOf(hops, borders),
    hoursApart: hoursApart(hops),
    missing: uniqueMissing([...hops.flatMap(({ missing }) => missing), ...borders.missing]),
  };
}

const conditionsOf = (hops: readonly JudgedHop[], borders: Borders): Condition[] =>
  uniqueBy([...hops.flatMap((hop) => hop.conditions), ...borders.conditions], ({ text }) => text);

const keyOf = (shape: Shape): string =>
  shape
    .map((hop) =>
      hop.is === "flight"
        ? `${hop.how}-${hop.to.country}`
        : hop.is === "land"
          ? `land-${hop.to.country}`
          : `${hop.policy.key}-${hop.boarding}-${hop.to.place ?? hop.to.country}`,
    )
    .join("+")
    .toLowerCase()
    .replaceAll(/[^a-z0-9+]+/g, "-");

/** The companies of a way and how its pets fly, so that the ways that are shown differ. */
const kindOf = (shape: Shape): string =>
  shape
    .filter((hop) => hop.is !== "land" || hop.through.length > 1)
    .map((hop) => (hop.is === "crossing" ? hop.policy.key : hop.is === "flight" ? hop.how : "land"))
    .join("+");

/** How the first company carries the pet: whatever begins the same depends on the same answer. */
const startOf = (shape: Shape): string => {
  const first = shape.find((hop) => hop.is !== "land");
  return first?.is === "flight" ? first.how : first ? first.policy.mode : "land";
};

/** The best of different kinds, the last of which begins in another way where the others all begin alike. */
function chosen(ways: readonly Found[]): Found[] {
  const best = uniqueBy(ways, ({ shape }) => kindOf(shape));
  const first = best.slice(0, mostWays);
  const starts = new Set(first.map(({ shape }) => startOf(shape)));
  const other = best.slice(mostWays).find(({ shape }) => !starts.has(startOf(shape)));
  return starts.size === 1 && other ? [...first.slice(0, -1), other] : first;
}

const shown = (ways: readonly Found[], asked: Asked): Way[] =>
  chosen(ways).map(({ way, hops, borders }) => {
    const earliest = rankOf(borders.verdict) <= rankOf("works-if") ? borders.earliest() : null;
    const legs = hops.map(({ leg, unpriced }) => ({ ...leg, unpriced }));
    return {
      ...way,
      costs: costsOf(legs, borders.crossings, asked),
      borders: way.borders.map((border) => ({ ...border, earliest })),
    };
  });

/** What a border closes, by the names of the companies that cross it. */
function closedAt({ borders, way }: Found): Rejected[] {
  const closed = way.borders.filter(({ verdict }) => verdict === "blocked");
  return way.legs.flatMap(({ name, operator, how, from, to }) => {
    const isCrossing =
      from.country !== to.country && closed.some(({ country }) => country === to.country);
    if (operator === null || !isCrossing) return [];
    const place = how && how !== "with" ? `${seatText(how)} ` : "";
    const title = `${name}: ${place}from ${cityOf(from)} to ${cityOf(to)}`;
    return [{ title, because: borders.because, sources: borders.sources }];
  });
}
