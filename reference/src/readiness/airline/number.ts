/** How many pets an airline takes in the cabin for each passenger. */
import { counted } from "#format/plurals.ts";
import { after, dayRange } from "../days.ts";
import { timesOf } from "../journey.ts";
import { unknown, type Company } from "../judge/context.ts";
import { tripOf, type Leg, type Pet, type Trip } from "../request.ts";
import type { Outcome } from "../verdict.ts";
import { notStated, type Finding, type Flight } from "./flight.ts";
import { nameOf } from "./names.ts";

export function cabinNumber(
  { leg, index, limits, history }: Flight,
  { people }: Trip,
  { travelers, legs }: Company,
): Finding {
  const { petsPerPassenger: limit, booking } = limits;
  const fix = booking?.steps ?? [];
  if (!limit) {
    const found = notStated("airline-number", limits, "how many pets a passenger can bring");
    return { ...found, outcome: { ...found.outcome, fix } };
  }
  const found = { requirement: "airline-number", fact: limit.fact } as const;
  const seats = travelers.map((pet) => ({ pet, how: tripOf({ legs }, pet).legs[index]?.how }));
  const inCabin = seats.filter(({ how }) => how === "cabin").map(({ pet }) => pet);
  const isOpen = seats.some(({ how }) => !how);
  const passengers = people ?? 1;
  const most = limit.value * passengers;
  const rule = `${nameOf(limits)} allows ${counted(limit.value, "pet")} in the cabin for each passenger`;
  const missing = people ? [] : ["trip.people"];
  const outcome = (): Outcome => {
    if (inCabin.length > most && mayShare(inCabin, leg, limit.sharedUnder, history.asOf)) {
      return unknown(
        `${rule}, but two young pets of the same breed and size may share a carrier. Ask the airline.`,
      );
    }
    if (inCabin.length > most && limit.isUnsure)
      return unknown(`Sources differ on how many pets a passenger can bring. Ask the airline.`);
    if (inCabin.length > most) {
      return {
        verdict: "blocked",
        because: `${rule}. This trip has ${counted(inCabin.length, "pet")} and ${counted(passengers, "passenger")}.`,
        fix: ["Travel with more people, or take fewer pets in the cabin."],
        ...(missing.length > 0 && { missing }),
      };
    }
    if (isOpen && seats.length > most) {
      const path = `trip.legs.${index}.how`;
      return unknown(`${rule}. Add how each pet travels.`, path, ...missing);
    }
    return { verdict: "met", because: `${rule}.`, ...(fix.length > 0 && { fix }) };
  };
  return { ...found, outcome: outcome() };
}

/** Whether two of the pets may be young enough for one carrier. */
function mayShare(
  pets: readonly Pet[],
  leg: Leg,
  under: Parameters<typeof after>[1] | undefined,
  asOf: number,
): boolean {
  if (!under) return false;
  const day = timesOf(leg).departure ?? asOf;
  const young = pets.filter(
    ({ birthDate }) => !birthDate || after(dayRange(birthDate)[1], under) >= day,
  );
  return young.length > 1;
}
