import type { ReadinessAnswer, ReadinessRequirement } from "#contracts/travel/verdicts.ts";

export type Conflict = Pick<ReadinessRequirement, "id" | "because" | "sources"> & {
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
