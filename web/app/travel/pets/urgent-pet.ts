import type { Pet } from "#contracts/travel/pets.ts";
import { timeline } from "./record-state.ts";

/** The pet whose records matter most: expired before expiring soon, then the first with records, then the first. */
export function firstToShow(pets: readonly Pet[], today: string): Pet | undefined {
  const [first] = pets.toSorted((one, other) => rank(one, today) - rank(other, today));
  return first;
}

function rank({ records, microchipNumber }: Pet, today: string): number {
  const state = timeline(records, today)[0]?.state.is;
  if (state === "out") return 0;
  if (state === "soon") return 1;
  return records.length > 0 || microchipNumber !== null ? 2 : 3;
}
