import type { TripReadiness } from "#contracts/travel/readiness.ts";
import type { Leg } from "#contracts/travel/trip-parts.ts";
import type { HootTags } from "../../../links/tagged-hoots.ts";
import { airlines } from "../../question/index.ts";

const mostOfEach = 2;

type Journey = readonly {
  from: Pick<TripReadiness["journey"][number]["from"], "country">;
  to: Pick<TripReadiness["journey"][number]["to"], "country">;
}[];

/** The tags that a hoot about a trip has: its routes between countries, then its airlines, each once. */
export function tripTags(
  journey: Journey,
  legs: readonly Pick<Leg, "mode" | "airlineCode">[],
): HootTags[] {
  const routes = journey
    .map(({ from, to }) => ({ from: from.country, to: to.country }))
    .filter(({ from, to }) => from !== to);
  const named = legs.flatMap(({ mode, airlineCode }) => {
    const airline = airlines.find(({ code }) => code === airlineCode.toUpperCase());
    return mode === "flight" && airline ? [{ airline: airline.key }] : [];
  });
  return [...once(routes).slice(0, mostOfEach), ...once(named).slice(0, mostOfEach)];
}

const once = <Tags extends HootTags>(tags: readonly Tags[]): Tags[] => [
  ...new Map(tags.map((each) => [JSON.stringify(each), each])).values(),
];
