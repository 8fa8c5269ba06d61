/** What is said of the parts of a trip that cross no border with known rules. */
import { borderInSentence } from "../../border-text.ts";
import type { History } from "../history.ts";
import { isInUnknownRegion, timesOf, type Border } from "../journey.ts";
import type { Place, Trip } from "../request.ts";
import { requirementTitles } from "../requirements.ts";
import type { Judged } from "../verdict.ts";
import { closedBy } from "./border.ts";
import { unknown } from "./context.ts";

/** Unknown for regions that nothing is known of, and for trips without a border. */
export function judgeInside(history: History, trip: Trip, borders: readonly Border[]): Judged[] {
  const seen = new Set<string>();
  const regions = trip.legs.flatMap(({ from, to }, leg) =>
    [from, to].filter(isInUnknownRegion).flatMap((place) => {
      const name = place.place || place.region || "";
      if (seen.has(name)) return [];
      seen.add(name);
      const because = `We don't know whether ${name} follows the rules of ${borderInSentence({ country: place.country })}. Check with its authority.`;
      return [judgedInside(history, trip, { leg, place, because })];
    }),
  );
  const [first] = trip.legs;
  if (regions.length > 0 || borders.length > 0 || !first) return regions;
  const { country } = first.from;
  const because = `We have no rules for trips inside ${borderInSentence({ country })}. Check with its veterinary authority.`;
  return [judgedInside(history, trip, { leg: 0, place: { country }, because })];
}

function judgedInside(
  history: History,
  trip: Trip,
  { leg, place, because }: { leg: number; place: Place; because: string },
): Judged {
  const { country, region } = place;
  const last = trip.legs.at(region ? leg : -1);
  const { arrival, departure } = last ? timesOf(last) : {};
  return {
    ...closedBy(unknown(because), arrival ?? departure, history.asOf),
    id: `${history.pet.key}/${region ?? country}/inner-border.not-known-${leg}`,
    requirement: "inner-border",
    border: { country, ...(region && { region }) },
    leg,
    title: requirementTitles["inner-border"],
    rule: "inner-border.not-known",
    sources: [{ title: "No source" }],
    confidence: "low",
  };
}
