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
import { blankCost } from "./costs.ts";
import { blankLeg } from "./legs.ts";
import { blankStay } from "./stays.ts";

type Named = { _id: string };
type Draft = { _id?: string | undefined };

/**
 * Turns drafts into stored parts: drafts with an id update that part, new ones get an id. Throws VALIDATION
 * for an unknown or repeated id.
 */
function settle<D extends Draft, T extends Named>(
  list: string,
  drafts: readonly D[],
  before: readonly Named[],
  make: (id: string, draft: D) => T,
  newId: () => string,
): T[] {
  const knownIds = new Set(before.map(({ _id }) => _id));
  return drafts.map((draft, index) => {
    if (draft._id === undefined) return make(newId(), draft);
    if (!knownIds.delete(draft._id)) {
      const message = "This item no longer exists or is listed twice. Reload and try again.";
      throw new AppError("VALIDATION", message, { fields: { [`${list}.${index}._id`]: message } });
    }
    return make(draft._id, draft);
  });
}

/** Fills a blank with the fields that were sent. */
function fillBlank<T extends object>(blank: T, fields: object): T {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { ...blank, ...Object.fromEntries(sent) };
}

type Drafts<S extends z.ZodMiniType> = readonly z.output<S>[];

export const settleLegs = (
  drafts: Drafts<typeof LegDraft>,
  before: readonly Leg[],
  newId: () => string,
): Leg[] =>
  settle(
    "legs",
    drafts,
    before,
    (id, { _id, pets = [], ...fields }) => ({
      ...fillBlank(blankLeg(id), fields),
      pets: pets.map(({ carrierId = null, ...pet }) => ({ ...pet, carrierId })),
    }),
    newId,
  );

export const settleStays = (
  drafts: Drafts<typeof StayDraft>,
  before: readonly Stay[],
  newId: () => string,
): Stay[] =>
  settle(
    "stays",
    drafts,
    before,
    (id, { _id, ...fields }) => fillBlank(blankStay(id), fields),
    newId,
  );

export const settleItems = (
  drafts: Drafts<typeof ItemDraft>,
  before: readonly Item[],
  newId: () => string,
): Item[] => settle("items", drafts, before, itemOf, newId);

/** The items that aren't on the lists yet. They keep an id that their client chose. */
export const newItems = (
  drafts: Drafts<typeof ItemDraft>,
  before: readonly Item[],
  newId: () => string,
): Item[] => {
  const ids = new Set(before.map(({ _id }) => _id));
  const items: Item[] = [];
  for (const draft of drafts) {
    const item = itemOf(draft._id ?? newId(), draft);
    if (!ids.has(item._id)) items.push(item);
    ids.add(item._id);
  }
  return items;
};

const itemOf = (
  _id: string,
  {
    list,
    text,
    petId = null,
    person = "",
    due = null,
    done = false,
    assigneeId = null,
  }: z.output<typeof ItemDraft>,
): Item => ({ _id, list, petId, person, text, due, done, assigneeId });

export const settleCosts = (
  drafts: Drafts<typeof CostDraft>,
  before: readonly Cost[],
  newId: () => string,
): Cost[] =>
  settle(
    "costs",
    drafts,
    before,
    (_id, draft) => costOf(draft, before.find((cost) => cost._id === _id) ?? blankCost(_id)),
    newId,
  );

/** Applies what a client sent, which may know fewer fields. What a person paid is paid. */
function costOf(draft: z.output<typeof CostDraft>, before: Cost): Cost {
  const cost = { ...fillBlank(before, draft), _id: before._id };
  return {
    ...cost,
    paid: cost.paid || cost.paidBy !== null,
    sharedBy: [...new Set(cost.sharedBy)],
  };
}
