import type { Trip } from "#contracts/travel/trips.ts";
import { flightName } from "../legs/leg-text.ts";

export type PlanPartChoice = { is: "leg" | "stay"; value: string; words: string };

/** The flights and stays of a trip that a paper can belong to. */
export const partsOf = ({ legs, stays }: Trip): PlanPartChoice[] => [
  ...legs.map((leg, place) => ({
    is: "leg" as const,
    value: leg._id,
    words: [`Flight ${place + 1}`, flightName(leg)].filter(Boolean).join(": "),
  })),
  ...stays.map((stay, place) => ({
    is: "stay" as const,
    value: stay._id,
    words: [`Stay ${place + 1}`, stay.name || stay.address].filter(Boolean).join(": "),
  })),
];
