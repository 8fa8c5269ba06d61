import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/commerce/discounts.ts";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../platform/schema.ts";
import { listPage } from "../../platform/db/list-page.ts";
import * as store from "./discount-store.ts";

const dayMs = 86_400_000;

/** A page of discount codes for admins. */
export async function listCodes(
  db: Db,
  { before, limit }: ParsedInput<typeof contract.listDiscountCodes>["query"],
): Promise<{ data: contract.DiscountCode[]; hasMore: boolean }> {
  const rows = await store.listCodes(db, { before, limit: limit + 1 });
  return listPage(rows, limit, presentCode);
}

/** Creates a discount code. Throws TAKEN. */
export async function createCode(
  db: Db,
  { code, kind, value, endsOn }: ParsedInput<typeof contract.createDiscountCode>["body"],
): Promise<contract.DiscountCode> {
  const row = await store.insertCode(db, {
    id: uuidv7(),
    code,
    code_key: code.toLowerCase(),
    kind,
    // Free shipping takes 100 percent off the shipping.
    value: kind === "free_shipping" ? 100 : (value ?? 0),
    ends_at: endsOn === undefined ? null : new Date(Date.parse(`${endsOn}T00:00:00Z`) + dayMs),
  });
  if (row) return presentCode(row);
  const { codeTaken } = contract;
  throw new AppError("TAKEN", codeTaken, { fields: { code: codeTaken } });
}

/** Deletes a discount code. Throws NOT_FOUND. */
export async function deleteCode(db: Db, id: string): Promise<{ _id: string }> {
  if (!(await store.deleteCode(db, id)))
    throw new AppError("NOT_FOUND", "This discount code doesn't exist.");
  return { _id: id };
}

const presentCode = (row: store.DiscountRow): contract.DiscountCode => ({
  _id: row.id,
  code: row.code,
  kind: row.kind,
  value: row.value,
  // A moment before the end, which is the start of the next day.
  endsOn: row.ends_at && new Date(row.ends_at.getTime() - 1).toISOString().slice(0, 10),
  createdAt: row.created_at.toISOString(),
});
