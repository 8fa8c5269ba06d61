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
