/** The ten cart mutations. Each returns the updated cart; with user errors nothing was applied. */
import { uuidv7 } from "uuidv7";
import { transact } from "../../platform/db/transact.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { readAttributes, rejectAttributes } from "./attributes.ts";
import { readBuyer } from "./buyer.ts";
import { type BuyerInput, changeBuyer } from "./buyer-changes.ts";
import { changeCart, type Changed, type Outcome } from "./change.ts";
import { findGiftCards, readDiscountCodes, rejectGiftCards, withoutGiftCards } from "./codes.ts";
import type { CountTries } from "./code-tries.ts";
import { hashOfKey, newKey } from "./ids.ts";
import {
  addLines,
  type CartLine,
  type LineChange,
  type LineInput,
  type LineUpdate,
  removeLines,
  updateLines,
  variantsIn,
} from "./line-changes.ts";
import type { QuantityLimits } from "./quantity-limits.ts";
import { readCart } from "./read.ts";
import { isStorable, type UserError } from "./user-errors.ts";
import { canSave } from "./policy.ts";
import * as store from "./store.ts";

export type Deps = {
  db: Db;
  /** Finds the live session of one of our tokens. */
  sessionOf: (token: string) => Promise<Session | undefined>;
  countTries: CountTries;
  limits: QuantityLimits;
};

type AttributeInput = { key: string; value: string };

export type CartInput = {
  lines?: readonly LineInput[] | null | undefined;
  note?: string | null | undefined;
  attributes?: readonly AttributeInput[] | null | undefined;
  buyerIdentity?: BuyerInput | null | undefined;
  discountCodes?: readonly string[] | null | undefined;
  giftCardCodes?: readonly string[] | null | undefined;
};

const noteMax = 5_000;

/** Creates a cart and its key, unless there are user errors. */
export async function createCart(deps: Deps, input: CartInput): Promise<Changed> {
  const key = newKey();
  const claim = await claimOf(deps, input.buyerIdentity ?? {});
  const { lines, note, attributes, buyerIdentity, discountCodes, giftCardCodes } = input;
  return transact(deps.db, async (trx) => {
    const row = { id: uuidv7(), key_hash: hashOfKey(key), owner_id: null, buyer: {} };
    const empty = { cartId: row.id, lines: [], limits: deps.limits };
    const change = await computeLines(trx, empty, lines ?? [], (held) =>
      addLines(held, lines ?? [], uuidv7),
    );
    const tries = triesOn(deps, row.id);
    const cards = await findGiftCards(trx, giftCardCodes ?? [], [], tries("gift card"));
    const parts: Outcome[] = [
      note == null ? {} : setNote(note),
      setAttributes(attributes ?? []),
      await setBuyer(trx, row, buyerIdentity ?? {}, claim),
      await setDiscountCodes(trx, discountCodes ?? [], [], tries),
      { userErrors: [...change.userErrors, ...cards.userErrors] },
    ];
    const userErrors = parts.flatMap((part) => part.userErrors ?? []).map(inInput);
    if (userErrors.length > 0) return { cart: undefined, key: undefined, userErrors, warnings: [] };
    await store.insertCart(trx, { id: row.id, key_hash: row.key_hash });
    await saveLines(trx, row.id, [], change.lines);
    await store.setCartGiftCards(trx, row.id, cards.ids);
    const changes = Object.assign({}, ...parts.map((part) => part.changes ?? {}));
    const cart = await readCart(trx, await store.updateCart(trx, row.id, changes));
    return { cart, key, userErrors, warnings: change.warnings };
  });
}

/** Limits code attempts on one cart. */
const triesOn =
  ({ countTries }: Deps, cartId: string) =>
  (kind: Parameters<CountTries>[0]) =>
  (codes: number) =>
    countTries(kind, cartId, codes);

const inInput = (error: UserError): UserError => ({ ...error, field: ["input", ...error.field] });

export const addCartLines = (deps: Deps, cartId: string, inputs: readonly LineInput[]) =>
  changeLines(deps, cartId, inputs, (held) => addLines(held, inputs, uuidv7));

export const updateCartLines = (deps: Deps, cartId: string, inputs: readonly LineUpdate[]) =>
  changeLines(deps, cartId, inputs, (held) => updateLines(held, inputs));

export const removeCartLines = (deps: Deps, cartId: string, lineIds: readonly string[]) =>
  changeLines(deps, cartId, [], (held) => removeLines(held, lineIds));

export const updateNote = ({ db }: Deps, cartId: string, note: string) =>
  changeCart(db, cartId, () => setNote(note));

export const updateAttributes = (
  { db }: Deps,
  cartId: string,
  attributes: readonly AttributeInput[],
) => changeCart(db, cartId, () => setAttributes(attributes));

export async function updateBuyerIdentity(deps: Deps, cartId: string, input: BuyerInput) {
  const claim = await claimOf(deps, input);
  return changeCart(deps.db, cartId, (trx, row) => setBuyer(trx, row, input, claim));
}

/** Replaces the codes of the cart. */
export const updateDiscountCodes = (deps: Deps, cartId: string, codes: readonly string[]) =>
  changeCart(deps.db, cartId, (trx, { id, discount_codes: present }) =>
    setDiscountCodes(trx, codes, present, triesOn(deps, id)),
  );

/** Replaces the gift cards of the cart. */
export const updateGiftCardCodes = (deps: Deps, cartId: string, codes: readonly string[]) =>
  changeCart(deps.db, cartId, async (trx, { id }) => {
    const present = await store.listCartGiftCards(trx, id);
    const cards = await findGiftCards(trx, codes, present, triesOn(deps, id)("gift card"));
    return saveGiftCards(trx, id, cards);
  });

export const removeGiftCardCodes = ({ db }: Deps, cartId: string, globalIds: readonly string[]) =>
  changeCart(db, cartId, async (trx, { id }) =>
    saveGiftCards(trx, id, withoutGiftCards(await store.listCartGiftCards(trx, id), globalIds)),
  );

type LineComputation = (held: Parameters<typeof addLines>[0]) => LineChange;
type Named = readonly { merchandiseId?: string | null | undefined }[];

function changeLines(
  { db, limits }: Deps,
  cartId: string,
  inputs: Named,
  plan: LineComputation,
): Promise<Changed> {
  return changeCart(db, cartId, async (trx, { id }) => {
    const held = (await store.listLines(trx, id)).map(heldLine);
    const change = await computeLines(trx, { cartId: id, lines: held, limits }, inputs, plan);
    if (change.userErrors.length === 0) await saveLines(trx, id, held, change.lines);
    return change;
  });
}

async function computeLines(
  trx: Trx,
  empty: Omit<Parameters<LineComputation>[0], "onSale">,
  inputs: Named,
  plan: LineComputation,
): Promise<LineChange> {
  const rows = await store.listOnSale(trx, variantsIn(empty.lines, inputs));
  return plan({ ...empty, onSale: new Map(rows.map((row) => [row.id, row])) });
}

const heldLine = ({ variant_id, ...row }: store.LineRow): CartLine => {
  const { id, quantity, attributes, position } = row;
  return { id, variantId: variant_id, quantity, attributes, position };
};

async function saveLines(
  trx: Trx,
  cartId: string,
  before: readonly CartLine[],
  after: readonly CartLine[],
): Promise<void> {
  const leftIds = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !leftIds.has(id)).map(({ id }) => id);
  await store.deleteLines(trx, cartId, gone);
  await store.putLines(
    trx,
    cartId,
    after.filter((line) => !before.includes(line)),
  );
}

async function saveGiftCards(
  trx: Trx,
  cartId: string,
  { ids, userErrors }: { ids: number[]; userErrors: UserError[] },
): Promise<Outcome> {
  if (userErrors.length === 0) await store.setCartGiftCards(trx, cartId, ids);
  return { userErrors };
}

function setNote(note: string): Outcome {
  if (note.length > noteMax) {
    const message = `Note is too long (maximum is ${noteMax} characters)`;
    return { userErrors: [{ code: "NOTE_TOO_LONG", field: ["note"], message }] };
  }
  if (!isStorable(note)) {
    return { userErrors: [{ code: "INVALID", field: ["note"], message: "Note is invalid" }] };
  }
  return { changes: { note } };
}

function setAttributes(attributes: readonly AttributeInput[]): Outcome {
  const userErrors = rejectAttributes(attributes, ["attributes"]);
  return { userErrors, changes: { attributes: JSON.stringify(readAttributes(attributes)) } };
}

/** Codes that are on the cart already are not counted again. */
async function setDiscountCodes(
  trx: Trx,
  typed: readonly string[],
  present: readonly string[],
  tries: ReturnType<typeof triesOn>,
): Promise<Outcome> {
  const { codes, userErrors } = readDiscountCodes(typed);
  if (userErrors.length > 0) return { userErrors };
  const presentCodes = new Set(present.map((code) => code.toLowerCase()));
  const added = codes.filter((code) => !presentCodes.has(code.toLowerCase()));
  await tries("discount")(added.length);
  const mistaken = await rejectGiftCards(trx, added, tries("gift card"));
  if (mistaken.length > 0) return { userErrors: mistaken };
  return { userErrors, changes: { discount_codes: codes } };
}

/** The buyer's user id by token: null clears it, undefined keeps it. */
type Claim = { ownerId: string | null } | "bad token" | undefined;

async function claimOf({ sessionOf }: Deps, { customerAccessToken }: BuyerInput): Promise<Claim> {
  if (customerAccessToken === undefined) return undefined;
  if (customerAccessToken === null || customerAccessToken === "") return { ownerId: null };
  const session = await sessionOf(customerAccessToken);
  // An access token is for our own API alone.
  if (session?.scopes) return "bad token";
  return session && session.suspended === undefined ? { ownerId: session.userId } : "bad token";
}

async function setBuyer(
  trx: Trx,
  row: { owner_id: string | null; buyer: Record<string, unknown> },
  input: BuyerInput,
  claim: Claim,
): Promise<Outcome> {
  const { buyer, userErrors } = changeBuyer(readBuyer(row.buyer), input);
  const changes = { buyer: JSON.stringify(buyer) };
  if (claim === undefined) return { userErrors, changes };
  const isGood =
    claim !== "bad token" &&
    (claim.ownerId === null ||
      (canSave.allows({ userId: claim.ownerId }, row) &&
        (await store.lockProfile(trx, claim.ownerId))));
  if (isGood) return { userErrors, changes: { ...changes, owner_id: claim.ownerId } };
  const field = ["buyerIdentity", "customerAccessToken"];
  userErrors.push({ code: "INVALID", field, message: "Customer access token is invalid" });
  return { userErrors };
}
