/** Applies additions, updates and removals to cart lines: pure functions. */
import { cartLinesMax } from "#contracts/commerce/shop.ts";
import { counted } from "#format/plurals.ts";
import type { Attribute } from "./tables.ts";
import {
  readAttributes,
  rejectAttributes,
  rejectAttributesOfLines,
  sameAttributes,
} from "./attributes.ts";
import { lineGlobalId, readLineId, readVariantId, variantGlobalId } from "./ids.ts";
import { countThings, type QuantityLimits, tooManyInAll, tooManyOfOne } from "./quantity-limits.ts";
import type { UserError, Warning } from "./user-errors.ts";

export type CartLine = {
  id: string;
  variantId: number;
  quantity: number;
  attributes: Attribute[];
  position: number;
};

type AttributeInput = { key: string; value: string };
export type LineInput = {
  merchandiseId: string;
  quantity?: number | null | undefined;
  attributes?: readonly AttributeInput[] | null | undefined;
};
/** Missing or null fields stay unchanged. */
export type LineUpdate = Partial<LineInput> & { id: string };

/** Variants on sale by number; `title` is the product's. */
export type OnSale = ReadonlyMap<number, { title: string; stock: number }>;

type CartState = {
  cartId: string;
  lines: readonly CartLine[];
  onSale: OnSale;
  limits: QuantityLimits;
};

/** With user errors, nothing may be changed. */
export type LineChange = { lines: CartLine[]; userErrors: UserError[]; warnings: Warning[] };

/** Variants that must be loaded before these changes. */
export const variantsIn = (
  lines: readonly { variantId: number }[],
  inputs: readonly { merchandiseId?: string | null | undefined }[],
): number[] => {
  const named = inputs.flatMap(({ merchandiseId }) => readVariantId(merchandiseId ?? "") ?? []);
  return [...new Set([...lines.map(({ variantId }) => variantId), ...named])];
};

/**
 * Adds lines. A line with the same variant and attributes gets the sum of quantities. The highest position is listed
 * first: new lines come before older ones, and keep their own order.
 */
export function addLines(
  cart: CartState,
  inputs: readonly LineInput[],
  newId: () => string,
): LineChange {
  const lines = [...cart.lines];
  const userErrors: UserError[] = [];
  const warnings: Warning[] = [];
  const highest = Math.max(-1, ...lines.map(({ position }) => position)) + inputs.length;
  for (const [index, input] of inputs.entries()) {
    const field = ["lines", String(index)];
    const variantId = readVariantId(input.merchandiseId);
    const product = variantId === undefined ? undefined : cart.onSale.get(variantId);
    const quantity = input.quantity ?? 1;
    const rejected = rejectAttributes(input.attributes ?? [], [...field, "attributes"]);
    if (variantId === undefined || !product) rejected.push(notOnSale(field, input.merchandiseId));
    if (quantity < 1) rejected.push(tooFew(field));
    if (variantId === undefined || !product || rejected.length > 0) {
      userErrors.push(...rejected);
      continue;
    }
    const attributes = readAttributes(input.attributes ?? []);
    const isSame = sameAttributes(attributes);
    const there = lines.find((line) => line.variantId === variantId && isSame(line.attributes));
    const line = there ?? {
      id: newId(),
      variantId,
      quantity: 0,
      attributes,
      position: highest - index,
    };
    const newLine = { ...line, quantity: line.quantity + quantity };
    const set = putLine({ ...cart, lines }, newLine, field);
    lines.splice(0, lines.length, ...set.lines);
    userErrors.push(...set.userErrors);
    warnings.push(...set.warnings);
  }
  if (lines.length > cartLinesMax) userErrors.push(tooManyLines);
  userErrors.push(...rejectAttributesOfLines(lines), ...rejectTotal(cart, lines));
  return { lines, userErrors, warnings };
}

/** Updates lines. A quantity of 0 or less removes a line; lines that become equal are merged. */
export function updateLines(cart: CartState, inputs: readonly LineUpdate[]): LineChange {
  let lines = [...cart.lines];
  const userErrors: UserError[] = [];
  const warnings: Warning[] = [];
  for (const [index, input] of inputs.entries()) {
    const field = ["lines", String(index)];
    const line = lines.find(({ id }) => id === readLineId(input.id));
    if (!line) {
      userErrors.push(noSuchLine([...field, "id"], input.id));
      continue;
    }
    const merchandiseId = input.merchandiseId ?? variantGlobalId(line.variantId);
    const variantId = readVariantId(merchandiseId);
    const quantity = Math.max(0, input.quantity ?? line.quantity);
    const rejected = rejectAttributes(input.attributes ?? [], [...field, "attributes"]);
    const isLeaving = quantity === 0;
    if (variantId === undefined || (!cart.onSale.has(variantId) && !isLeaving)) {
      rejected.push(notOnSale(field, merchandiseId));
    }
    if (variantId === undefined || rejected.length > 0) {
      userErrors.push(...rejected);
      continue;
    }
    const attributes = input.attributes ? readAttributes(input.attributes) : line.attributes;
    const changed = { ...line, variantId, quantity, attributes };
    const isSame = sameAttributes(attributes);
    const isTwin = (other: CartLine) =>
      other.id !== line.id && other.variantId === variantId && isSame(other.attributes);
    const twin =
      !isLeaving && (input.merchandiseId || input.attributes) ? lines.find(isTwin) : undefined;
    if (twin) {
      changed.quantity += twin.quantity;
      lines = lines.filter((other) => other !== twin);
    }
    const isCounted = twin !== undefined || input.quantity != null || variantId !== line.variantId;
    const set = isCounted
      ? putLine({ ...cart, lines }, changed, field)
      : { lines: replaced(lines, changed), userErrors: [], warnings: [] };
    lines = set.lines;
    userErrors.push(...set.userErrors);
    warnings.push(...set.warnings);
  }
  userErrors.push(...rejectAttributesOfLines(lines), ...rejectTotal(cart, lines));
  return { lines, userErrors, warnings };
}

/** Removes lines. */
export function removeLines(cart: CartState, globalIds: readonly string[]): LineChange {
  const userErrors = globalIds.flatMap((globalId, index) =>
    cart.lines.some(({ id }) => id === readLineId(globalId))
      ? []
      : [noSuchLine(["lineIds", String(index)], globalId)],
  );
  const ids = new Set(globalIds.map(readLineId));
  return { lines: cart.lines.filter(({ id }) => !ids.has(id)), userErrors, warnings: [] };
}

/** A cart above a lowered limit may still shrink. */
function rejectTotal(before: CartState, lines: readonly CartLine[]): UserError[] {
  const { limits } = before;
  const count = countThings(lines);
  return count > limits.perOrder && count > countThings(before.lines)
    ? [{ code: "MAXIMUM_EXCEEDED", field: ["lines"], message: tooManyInAll(limits) }]
    : [];
}

/** Sets one line, limited to the stock that other lines of the variant leave. */
function putLine(
  { cartId, lines, onSale, limits }: CartState,
  newLine: CartLine,
  field: string[],
): LineChange {
  const others = lines.filter(({ id }) => id !== newLine.id);
  if (newLine.quantity === 0) return { lines: others, userErrors: [], warnings: [] };
  const { title = "", stock = 0 } = onSale.get(newLine.variantId) ?? {};
  const elsewhere = others
    .filter(({ variantId }) => variantId === newLine.variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const quantity = Math.min(newLine.quantity, Math.max(0, stock - elsewhere));
  const before = lines.find(({ id }) => id === newLine.id);
  const isOnCart = before !== undefined;
  const isMore = before?.variantId !== newLine.variantId || quantity > before.quantity;
  if (isMore && quantity + elsewhere > limits.perLine) {
    const message = tooManyOfOne(limits);
    const error = { code: "MAXIMUM_EXCEEDED" as const, field: [...field, "quantity"], message };
    return { lines: [...lines], userErrors: [error], warnings: [] };
  }
  const warnings: Warning[] = [];
  if (quantity < newLine.quantity) {
    const target =
      isOnCart || quantity > 0
        ? lineGlobalId(cartId, newLine.id)
        : variantGlobalId(newLine.variantId);
    warnings.push(stock === 0 ? soldOut(target, title) : notEnough(target, quantity));
  }
  if (quantity === 0) return { lines: others, userErrors: [], warnings };
  return { lines: replaced(lines, { ...newLine, quantity }), userErrors: [], warnings };
}

const replaced = (lines: readonly CartLine[], line: CartLine): CartLine[] =>
  lines.some(({ id }) => id === line.id)
    ? lines.map((other) => (other.id === line.id ? line : other))
    : [...lines, line];

const notEnough = (target: string, quantity: number): Warning => ({
  code: "MERCHANDISE_NOT_ENOUGH_STOCK",
  target,
  message: `Only ${counted(quantity, "item was", "items were")} added to your cart due to availability.`,
});

const soldOut = (target: string, title: string): Warning => ({
  code: "MERCHANDISE_OUT_OF_STOCK",
  target,
  message: `The product '${title}' is already sold out.`,
});

const notOnSale = (field: string[], globalId: string): UserError => ({
  code: "INVALID",
  field: [...field, "merchandiseId"],
  message: `The merchandise with id ${globalId} does not exist.`,
});

const noSuchLine = (field: string[], globalId: string): UserError => ({
  code: "INVALID_MERCHANDISE_LINE",
  field,
  message: `The merchandise line with id ${globalId} does not exist.`,
});

const tooFew = (field: string[]): UserError => ({
  code: "MINIMUM_NOT_MET",
  field: [...field, "quantity"],
  message: "The quantity must be at least 1.",
});

const tooManyLines: UserError = {
  code: "LESS_THAN",
  field: ["lines"],
  message: `A cart can have up to ${cartLinesMax} lines.`,
};
