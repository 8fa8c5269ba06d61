import { utcDay } from "#contracts/kernel/days.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type * as contract from "#contracts/lookup/due-checks.ts";
import { dueChecks } from "#reference/due-checks.ts";

type KeysetPage = { limit: number; after?: string | undefined };

/** A page of what is to be checked again, soonest first. Throws VALIDATION for an entry that isn't listed. */
export function listDueChecks(
  { limit, after }: KeysetPage,
  today: string = utcDay(),
): { data: contract.DueCheck[]; hasMore: boolean } {
  const all = dueChecks();
  const at =
    after === undefined ? -1 : all.findIndex((each) => `${each.kind}:${each.id}` === after);
  if (after !== undefined && at < 0) {
    const message = "after must be the ID of an entry in the list.";
    throw new AppError("VALIDATION", message, { fields: { after: message } });
  }
  const data = all.slice(at + 1, at + 1 + limit).map(({ id, usedIn, ...each }) => ({
    ...each,
    _id: `${each.kind}:${id}`,
    name: id,
    usedIn: [...usedIn],
    isOverdue: each.checkBy < today,
  }));
  return { data, hasMore: at + 1 + limit < all.length };
}
