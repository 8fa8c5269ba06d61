import type { TripReadiness } from "#contracts/travel/readiness.ts";
import { borderInSentence, borderName } from "#reference/border-text.ts";

type Journey = TripReadiness["journey"];
type Place = Journey[number]["from"];

/** The ends that a leg and the one before it don't share, if a border lies between them. */
export function gapBefore(
  journey: Journey,
  place: number,
): { from: string; to: string } | undefined {
  const [before, leg] = [journey[place - 1]?.to, journey[place]?.from];
  if (!before || !leg) return undefined;
  if (before.country === leg.country && before.region === leg.region) return undefined;
  return { from: placeText(before), to: placeText(leg) };
}

/** "Paris, France"; the country alone where no more is known. */
const placeText = (place: Place): string =>
  place.place ? `${place.place}, ${borderName(place)}` : borderInSentence(place);
