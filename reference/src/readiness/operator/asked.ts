/** What a policy is judged for, and what is found. */
import type { Day } from "../days.ts";
import type { Pet } from "../request.ts";
import type { Outcome } from "../verdict.ts";
import type { OperatorRoute } from "./policy.ts";

/** One pet on one leg. `undefined` is what isn't known. */
export type OperatorRequest = {
  pet: Pet;
  /** The first and the last possible day of birth. */
  birth?: readonly [Day, Day] | undefined;
  /** The route; undefined where none of the company's is known to fit. */
  route: OperatorRoute | undefined;
  /** The countries at both ends. */
  countries: readonly string[];
  /** Whether the passenger is on foot, and not in a vehicle. Trains and buses have passengers on foot alone. */
  onFoot: boolean | undefined;
  /** Pets and passengers on this leg. */
  number: number;
  people: number;
  /** 1 to 12. */
  month: number | undefined;
  departure?: Day | undefined;
  /** "07:30", local. */
  time?: string | undefined;
  hours?: number | undefined;
  /** The day by which facts count as checked. */
  asOf: Day;
  /** The paths of the pet and the leg in the request, for fields that are missing. */
  petPath: string;
  legPath: string;
};

export type Finding = { fact: string; outcome: Outcome };
