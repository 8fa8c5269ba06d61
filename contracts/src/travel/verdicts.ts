import * as z from "zod/mini";
import { Overdue } from "../lookup/answers.ts";
import { Id } from "../kernel/text.ts";

export const verdicts = ["met", "due", "window", "blocked", "unknown", "exempt"] as const;

const list = <T extends z.ZodMiniType>(of: T) => z.readonly(z.array(of));
const Verdict = z.enum(verdicts);

/** One requirement of a border or an airline. Days are `YYYY-MM-DD`, moments follow RFC 9557. */
export const ReadinessRequirement = z.object({
  /** The same for the same pet, border and rule. */
  id: z.string(),
  requirement: z.string(),
  /** Null where an airline asks it. */
  border: z.nullable(z.object({ country: z.string(), region: z.optional(z.string()) })),
  leg: z.nullable(z.number()),
  verdict: Verdict,
  /** The last day on which it can still be done. */
  by: z.optional(z.string()),
  from: z.optional(z.string()),
  until: z.optional(z.string()),
  /** The first day on which it can hold. */
  earliest: z.optional(z.string()),
  /** What `earliest` is the first day of: the entry where this is absent. */
  earliestOf: z.optional(z.enum(["entry", "departure", "first-departure"])),
  /** Days of quarantine. */
  days: z.optional(z.number()),
  title: z.string(),
  because: z.string(),
  fix: z.optional(list(z.string())),
  /** Paths of the request fields that would decide it. */
  missing: z.optional(list(z.string())),
  rule: z.string(),
  sources: list(
    z.object({
      title: z.string(),
      address: z.optional(z.string()),
      checked: z.optional(z.string()),
    }),
  ),
  confidence: z.enum(["official", "quoted", "low"]),
  /** Past the day by which the rule was to be checked again; the confidence is lower then. */
  overdue: z.optional(Overdue),
});
export type ReadinessRequirement = z.output<typeof ReadinessRequirement>;

export const ReadinessAnswer = z.object({
  asOf: z.string(),
  rulesVersion: z.string(),
  pets: list(
    z.object({
      key: z.string(),
      verdict: Verdict,
      /**
       * The first day on which the whole trip can begin; null if there is none or it is unknown. Where the verdict is
       * unknown, it is the first day by the requirements that have days; what is unknown may still close the trip.
       */
      earliest: z.nullable(z.string()),
      requirements: list(ReadinessRequirement),
    }),
  ),
  /** What is left to do after a move; absent where the trip is none. It doesn't change a verdict. */
  afterMove: z.optional(
    list(
      z.object({
        title: z.string(),
        text: z.string(),
        sources: ReadinessRequirement.shape.sources,
      }),
    ),
  ),
});
export type ReadinessAnswer = z.output<typeof ReadinessAnswer>;

/** A pet's verdict for a trip, and what to do first. */
export const PetVerdict = z.object({
  petId: Id,
  verdict: Verdict,
  earliest: z.nullable(z.string()),
  /** The number of requirements by verdict. */
  counts: z.object({
    met: z.number(),
    due: z.number(),
    window: z.number(),
    blocked: z.number(),
    unknown: z.number(),
    exempt: z.number(),
  }),
  /** Things to do: what is due or has a window, where one step that clears several counts once. */
  todo: z.number(),
  /** The open requirement with the earliest last day; else a blocked one, else an unknown one. */
  first: z.nullable(
    z.pick(ReadinessRequirement, {
      id: true,
      requirement: true,
      title: true,
      verdict: true,
      border: true,
      by: true,
      from: true,
      until: true,
    }),
  ),
});
export type PetVerdict = z.output<typeof PetVerdict>;

/** The verdicts of a trip's pets by the rules of a day. */
export const TripVerdicts = z.object({
  asOf: z.string(),
  rulesVersion: z.string(),
  pets: list(PetVerdict),
});
export type TripVerdicts = z.output<typeof TripVerdicts>;
