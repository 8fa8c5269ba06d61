import { AppError } from "#contracts/kernel/errors.ts";
import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import type * as contract from "#contracts/commerce/gift-cards.ts";
import { randomCode } from "../../platform/random-code.ts";
import type { Db } from "../../platform/schema.ts";
import { listPage } from "../../platform/db/list-page.ts";
import { giftCodeHash, lastCharactersOf } from "./gift-codes.ts";
import * as store from "./gift-card-store.ts";

type Listing = ParsedInput<typeof contract.listGiftCards>["query"];
type NewCard = ParsedInput<typeof contract.createGiftCard>["body"];
type Change = ParsedInput<typeof contract.changeGiftCard>["body"];

/** A page of gift cards for admins, newest first. */
export async function listGiftCards(
  db: Db,
  { before, limit }: Listing,
): Promise<{ data: contract.GiftCard[]; hasMore: boolean }> {
  const page = { before: before === undefined ? undefined : Number(before), limit: limit + 1 };
  const rows = await store.listGiftCards(db, page);
  return listPage(rows, limit, presentGiftCard);
}

/** Creates a gift card with an 80-bit code. The code is returned once and never stored. */
export async function createGiftCard(
  db: Db,
  { amount, note = "" }: NewCard,
): Promise<contract.GiftCard & { code: string }> {
  const code = randomCode(" ");
  const row = await store.insertGiftCard(db, {
    code_hash: giftCodeHash(code),
    last_characters: lastCharactersOf(code),
    amount,
    balance: amount,
    note,
  });
  return { ...presentGiftCard(row), code };
}

/** Updates the fields that are sent. Throws NOT_FOUND. */
export async function changeGiftCard(
  db: Db,
  id: number,
  { active, note }: Change,
): Promise<contract.GiftCard> {
  const row = await store.updateGiftCard(db, id, {
    ...(note !== undefined && { note }),
    ...(active !== undefined && { deactivated_at: active ? null : new Date() }),
  });
  if (!row) throw new AppError("NOT_FOUND", "This gift card doesn't exist.");
  return presentGiftCard(row);
}

const presentGiftCard = (row: store.GiftCardRow): contract.GiftCard => ({
  _id: row.id,
  lastCharacters: row.last_characters,
  amount: row.amount,
  balance: row.balance,
  note: row.note,
  active: row.deactivated_at === null,
  createdAt: row.created_at.toISOString(),
});
