/** Codes of discounts and gift cards as sent to a cart. */
import type { Trx } from "../../platform/schema.ts";
import { giftCodeHash, looksLikeGiftCode } from "./gift-codes.ts";
import { readGiftCardId } from "./ids.ts";
import { isStorable, type UserError } from "./user-errors.ts";
import * as store from "./store.ts";

const codeMax = 255;
const codesMax = 25;
const giftCardsMax = 25;

/** Each code once, ignoring case; empty ones are dropped. */
export function readDiscountCodes(typed: readonly string[]): {
  codes: string[];
  userErrors: UserError[];
} {
  const field = "discountCodes";
  const userErrors = typed.flatMap((code, index): UserError[] =>
    code.length > codeMax || !isStorable(code)
      ? [{ code: "INVALID", field: [field, String(index)], message: "Discount code is invalid" }]
      : [],
  );
  const byKey = new Map<string, string>();
  for (const code of typed.map((each) => each.trim()).filter(Boolean)) {
    const key = code.toLowerCase();
    if (!byKey.has(key)) byKey.set(key, code);
  }
  if (byKey.size > codesMax) {
    const message = `A cart can have up to ${codesMax} discount codes.`;
    userErrors.push({ code: "LESS_THAN", field: [field], message });
  }
  return { codes: [...byKey.values()], userErrors };
}

/**
 * The gift cards of these codes, each once, in order; empty codes are dropped. Cards on the cart are not
 * looked up again; every other code is counted by `countTries` first. Unknown codes and empty cards get the
 * same response, so that codes cannot be probed.
 */
export async function findGiftCards(
  trx: Trx,
  typed: readonly string[],
  present: readonly { code_hash: Buffer }[],
  countTries: (codes: number) => Promise<void>,
): Promise<{ ids: number[]; userErrors: UserError[] }> {
  const field = "giftCardCodes";
  if (typed.length > giftCardsMax) {
    const message = `A cart can have up to ${giftCardsMax} gift cards.`;
    return { ids: [], userErrors: [{ code: "LESS_THAN", field: [field], message }] };
  }
  const codes = typed.flatMap((code, index) =>
    code.trim() === "" ? [] : [{ hash: giftCodeHash(code), index }],
  );
  const hashes = [...new Map(codes.map(({ hash }) => [hash.toString("hex"), hash])).values()];
  const isPresent = (hash: Buffer) => present.some((card) => hash.equals(card.code_hash));
  await countTries(hashes.filter((hash) => !isPresent(hash)).length);
  const cards = await store.listGiftCards(trx, hashes);
  const userErrors: UserError[] = [];
  const ids = new Set<number>();
  for (const { hash, index } of codes) {
    const card = cards.find(({ code_hash }) => hash.equals(code_hash));
    if (card && card.balance > 0) ids.add(card.id);
    else userErrors.push({ code: "INVALID", field: [field, String(index)], message: noSuchCard });
  }
  return { ids: [...ids], userErrors };
}

/** Errors for gift card codes among discount codes: the cart would show them to whoever sees it. */
export async function rejectGiftCards(
  trx: Trx,
  typed: readonly string[],
  countTries: (codes: number) => Promise<void>,
): Promise<UserError[]> {
  const possible = typed.filter(looksLikeGiftCode);
  if (possible.length === 0) return [];
  const rows = await store.listDiscountCodes(
    trx,
    possible.map((code) => code.toLowerCase()),
  );
  const discounts = new Set(rows.map(({ code_key }) => code_key));
  const unknown = possible.filter((code) => !discounts.has(code.toLowerCase()));
  await countTries(unknown.length);
  const cards = await store.listGiftCards(trx, unknown.map(giftCodeHash));
  if (cards.length === 0) return [];
  const message = "This is a gift card's code. Enter it in the gift card field.";
  return [{ code: "INVALID", field: ["discountCodes"], message }];
}

const noSuchCard = "This gift card can't be used. Its code is wrong or it has no balance left.";

/** The gift cards that remain when these, by global id, are removed. */
export function withoutGiftCards(
  cards: readonly { id: number }[],
  globalIds: readonly string[],
): { ids: number[]; userErrors: UserError[] } {
  const gone = globalIds.map(readGiftCardId);
  const userErrors = gone.flatMap((id, index): UserError[] => {
    if (cards.some((card) => card.id === id)) return [];
    const field = ["appliedGiftCardIds", String(index)];
    return [{ code: "INVALID", field, message: "This gift card isn't applied to the cart." }];
  });
  return { ids: cards.map(({ id }) => id).filter((id) => !gone.includes(id)), userErrors };
}
