import { useQuery } from "@tanstack/react-query";
import { type DayWarning, getTripDays, type TripDays } from "#contracts/travel/days.ts";
import { getTripReadiness } from "#contracts/travel/readiness.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import type { ReadinessAnswer, ReadinessRequirement } from "#contracts/travel/verdicts.ts";
import { withPounds } from "#format/measures.ts";
import { InUnits } from "../../../accounts/viewer/index.ts";
import { callQuery } from "../../../data/queries.tsx";
import { Notice } from "../../../ui/notice.tsx";

type LegConflictsProps = { trip: Trip; place: number; pets: readonly Pet[] };

/**
 * What contradicts a leg as it is saved: an airline's rules, such as a pet in the cabin where none is accepted, or the leg
 * before it, such as one that ends elsewhere.
 */
export function LegConflicts({ trip, place, pets }: LegConflictsProps) {
  const { data } = useQuery(callQuery(getTripReadiness, { params: { id: trip._id } }));
  const days = useQuery(callQuery(getTripDays, { params: { id: trip._id } })).data?.days ?? [];
  const conflicts = data ? conflictsOf(data, place, pets) : [];
  const warnings = warningsAt(days, trip.legs[place]?._id);
  if (conflicts.length === 0 && warnings.length === 0) return null;
  return (
    <Notice tone="due">
      <ul className="stack tight">
        {warnings.map(({ code, text }) => (
          <li key={code}>
            <b>{text}</b>
            {code === "no-way" &&
              " Add how you get there, so we can check any border between them."}
          </li>
        ))}
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

/** What doesn't fit between a leg and what comes before it. Nights without a place to stay are of no leg. */
export const warningsAt = (
  days: readonly Pick<TripDays["days"][number], "warnings">[],
  legId: string | undefined,
): DayWarning[] =>
  days
    .flatMap(({ warnings }) => warnings)
    .filter(({ code, refs }) => code !== "no-stay" && refs.at(-1) === legId);
