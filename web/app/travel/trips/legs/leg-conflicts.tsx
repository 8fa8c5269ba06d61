import { useQuery } from "@tanstack/react-query";
import { getTripReadiness, type TripReadiness } from "#contracts/travel/readiness.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import type { ReadinessAnswer, ReadinessRequirement } from "#contracts/travel/verdicts.ts";
import { withPounds } from "#format/measures.ts";
import { borderInSentence, borderName } from "#reference/border-text.ts";
import { InUnits } from "../../../accounts/viewer/index.ts";
import { callQuery } from "../../../data/queries.tsx";
import { Notice } from "../../../ui/notice.tsx";

type LegConflictsProps = { trip: Trip; place: number; pets: readonly Pet[] };

/**
 * What contradicts a leg as it is saved: an airline's rules, such as a pet in the cabin where none is accepted, or a leg
 * before it that ends elsewhere.
 */
export function LegConflicts({ trip, place, pets }: LegConflictsProps) {
  const { data } = useQuery(callQuery(getTripReadiness, { params: { id: trip._id } }));
  const conflicts = data ? conflictsOf(data, place, pets) : [];
  const gap = data && gapBefore(data.journey, place);
  if (conflicts.length === 0 && !gap) return null;
  return (
    <Notice tone="due">
      <ul className="stack tight">
        {gap && (
          <li>
            <b>These legs don't connect.</b> The previous one ends in {gap.from}, and this one
            starts in {gap.to}. Add how you get there, so we can check the border between them, too.
          </li>
        )}
        {conflicts.map(({ id, petName, because, sources }) => (
          <li key={id}>
            <b>{petName} can't travel like this.</b> <InUnits text={withPounds(because)} />{" "}
            {sources.map(({ title, address }, index) => (
              <span key={title} className="meta">
                {index === 0 ? "Source: " : ", "}
                {address ? <a href={address}>{title}</a> : title}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type Conflict = Pick<ReadinessRequirement, "id" | "because" | "sources"> & {
  petName: string;
};

/** The requirements of an airline that a leg can't meet, pet by pet. A leg's place is its index in the trip. */
export const conflictsOf = (
  { pets: judged }: Pick<ReadinessAnswer, "pets">,
  place: number,
  pets: readonly { _id: string; petName: string }[],
): Conflict[] =>
  judged.flatMap(({ key, requirements }) => {
    const petName = pets.find(({ _id }) => _id === key)?.petName;
    if (petName === undefined) return [];
    return requirements
      .filter(({ leg, border, verdict }) => leg === place && !border && verdict === "blocked")
      .map(({ id, because, sources }) => ({ id, petName, because, sources }));
  });

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
