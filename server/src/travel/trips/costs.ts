import { AppError } from "#contracts/kernel/errors.ts";
import type { Cost } from "#contracts/travel/trip-parts.ts";

/** A cost with every field empty. */
export const blankCost = (_id: string): Cost => ({
  _id,
  what: "",
  amount: 0,
  currency: "",
  paid: false,
  due: null,
  petId: null,
  paidBy: null,
  sharedBy: [],
  settles: false,
});

/** A cost as stored: fields that are younger than the row are missing. */
export type StoredCost = Pick<Cost, "_id"> & Partial<Omit<Cost, "_id">>;

export const wholeCost = (cost: StoredCost): Cost => ({ ...blankCost(cost._id), ...cost });

type Payers = { paidBy?: string | null | undefined; sharedBy?: readonly string[] | undefined };

/**
 * Throws VALIDATION where an expense names a person who isn't on the trip. Those whom a stored expense names may stay
 * after they left.
 */
export function rejectUnknownPayers(
  drafts: readonly Payers[],
  trip: { owner_id: string; member_ids: readonly string[]; costs: readonly Cost[] },
): void {
  const known = new Set([
    trip.owner_id,
    ...trip.member_ids,
    ...trip.costs.flatMap(({ paidBy, sharedBy }) => [...(paidBy ? [paidBy] : []), ...sharedBy]),
  ]);
  const message = "Select people who are on this trip.";
  const reject = (field: string) => {
    throw new AppError("VALIDATION", message, { fields: { [field]: message } });
  };
  for (const [index, { paidBy, sharedBy = [] }] of drafts.entries()) {
    if (paidBy && !known.has(paidBy)) reject(`costs.${index}.paidBy`);
    if (sharedBy.some((id) => !known.has(id))) reject(`costs.${index}.sharedBy`);
  }
}
