import { AppError } from "#contracts/kernel/errors.ts";
import type {
  Cost,
  CostDraft,
  Item,
  ItemDraft,
  Leg,
  LegDraft,
  Stay,
  StayDraft,
} from "#contracts/travel/trip-parts.ts";
import type * as z from "zod/mini";
import { blankLeg } from "./legs.ts";
import { blankStay } from "./stays.ts";

type Named = { _id: string };
type Draft = { _id?: string | undefined };

/**
 * Drafts as things with ids: those that are sent back keep theirs, new ones get one. Throws VALIDATION for an id
 * that is not there or stands twice.
 */
function settled<D extends Draft, T extends Named>(
  list: string,
  drafts: readonly D[],
  before: readonly Named[],
  make: (id: string, draft: D) => T,
  newId: () => string,
): T[] {
  const known = new Set(before.map(({ _id }) => _id));
  return drafts.map((draft, index) => {
    if (draft._id === undefined) return make(newId(), draft);
    if (!known.delete(draft._id)) {
      const words = "This line is not there any more, or stands twice.";
      throw new AppError("VALIDATION", words, { fields: { [`${list}.${index}._id`]: words } });
    }
    return make(draft._id, draft);
  });
}

/** A draft over a blank: what is not said stays blank. */
function filled<T extends object>(blank: T, said: object): T {
  const told = Object.entries(said).filter(([, value]) => value !== undefined);
  return { ...blank, ...Object.fromEntries(told) };
}

type Drafts<S extends z.ZodMiniType> = readonly z.output<S>[];

export const settleLegs = (
  drafts: Drafts<typeof LegDraft>,
  before: readonly Leg[],
  newId: () => string,
): Leg[] =>
  settled("legs", drafts, before, (id, { _id, ...said }) => filled(blankLeg(id), said), newId);

export const settleStays = (
  drafts: Drafts<typeof StayDraft>,
  before: readonly Stay[],
  newId: () => string,
): Stay[] =>
  settled("stays", drafts, before, (id, { _id, ...said }) => filled(blankStay(id), said), newId);

export const settleItems = (
  drafts: Drafts<typeof ItemDraft>,
  before: readonly Item[],
  newId: () => string,
): Item[] =>
  settled(
    "items",
    drafts,
    before,
    (_id, { list, text, petId = null, person = "", due = null, done = false }) => ({
      _id,
      list,
      petId,
      person,
      text,
      due,
      done,
    }),
    newId,
  );

export const settleCosts = (
  drafts: Drafts<typeof CostDraft>,
  before: readonly Cost[],
  newId: () => string,
): Cost[] =>
  settled(
    "costs",
    drafts,
    before,
    (_id, { what, amount, currency, paid = false }) => ({ _id, what, amount, currency, paid }),
    newId,
  );
