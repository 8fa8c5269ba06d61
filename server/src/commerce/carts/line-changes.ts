/** What becomes of the lines of a cart when something is put in, changed or taken out: pure. */
import { cartLinesMax } from "#contracts/commerce/shop.ts";
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

export type HeldLine = {
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
/** What is left out, or null, stays as it is. */
export type LineUpdate = Partial<LineInput> & { id: string };

/** What is on sale, by the number of the variant; `title` is the product's. */
export type OnSale = ReadonlyMap<number, { title: string; stock: number }>;

type Held = {
  cartId: string;
  lines: readonly HeldLine[];
  onSale: OnSale;
  limits: QuantityLimits;
};

/** With user errors, nothing is to be changed at all. */
export type LineChange = { lines: HeldLine[]; userErrors: UserError[]; warnings: Warning[] };

/** The variants that must be looked up before lines are changed so. */
export const variantsIn = (
  lines: readonly { variantId: number }[],
  inputs: readonly { merchandiseId?: string | null | undefined }[],
): number[] => {
  const named = inputs.flatMap(({ merchandiseId }) => readVariantId(merchandiseId ?? "") ?? []);
  return [...new Set([...lines.map(({ variantId }) => variantId), ...named])];
};

/** Puts things in. What is there already with the same attributes becomes more of it. */
export function addLines(
  held: Held,
  inputs: readonly LineInput[],
  newId: () => string,
): LineChange {
  const lines = [...held.lines];
  const userErrors: UserError[] = [];
  const warnings: Warning[] = [];
  for (const [place, input] of inputs.entries()) {
    const field = ["lines", String(place)];
    const variantId = readVariantId(input.merchandiseId);
    const goods = variantId === undefined ? undefined : held.onSale.get(variantId);
    const quantity = input.quantity ?? 1;
    const refused = rejectAttributes(input.attributes ?? [], [...field, "attributes"]);
    if (variantId === undefined || !goods) refused.push(notOnSale(field, input.merchandiseId));
    if (quantity < 1) refused.push(tooFew(field, 1));
    if (variantId === undefined || !goods || refused.length > 0) {
      userErrors.push(...refused);
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
      position: after(lines),
    };
    const wanted = { ...line, quantity: line.quantity + quantity };
    const set = putLine({ ...held, lines }, wanted, field);
    lines.splice(0, lines.length, ...set.lines);
    userErrors.push(...set.userErrors);
    warnings.push(...set.warnings);
  }
  if (lines.length > cartLinesMax) userErrors.push(tooManyLines);
  userErrors.push(...rejectAttributesOfLines(lines), ...rejectTotal(held, lines));
  return { lines, userErrors, warnings };
}

/** Changes lines that are there. A quantity of 0 takes a line out; two that become the same become one. */
export function updateLines(held: Held, inputs: readonly LineUpdate[]): LineChange {
  let lines = [...held.lines];
  const userErrors: UserError[] = [];
  const warnings: Warning[] = [];
  for (const [place, input] of inputs.entries()) {
    const field = ["lines", String(place)];
    const line = lines.find(({ id }) => id === readLineId(input.id));
    if (!line) {
      userErrors.push(noSuchLine([...field, "id"], input.id));
      continue;
    }
    const merchandiseId = input.merchandiseId ?? variantGlobalId(line.variantId);
    const variantId = readVariantId(merchandiseId);
    const quantity = input.quantity ?? line.quantity;
    const refused = rejectAttributes(input.attributes ?? [], [...field, "attributes"]);
    if (quantity < 0) refused.push(tooFew(field, 0));
    const isLeaving = quantity === 0;
    if (variantId === undefined || (!held.onSale.has(variantId) && !isLeaving)) {
      refused.push(notOnSale(field, merchandiseId));
    }
    if (variantId === undefined || refused.length > 0) {
      userErrors.push(...refused);
      continue;
    }
    const attributes = input.attributes ? readAttributes(input.attributes) : line.attributes;
    const changed = { ...line, variantId, quantity, attributes };
    const isSame = sameAttributes(attributes);
    const isTwin = (other: HeldLine) =>
      other.id !== line.id && other.variantId === variantId && isSame(other.attributes);
    const twin =
      !isLeaving && (input.merchandiseId || input.attributes) ? lines.find(isTwin) : undefined;
    if (twin) {
      changed.quantity += twin.quantity;
      lines = lines.filter((other) => other !== twin);
    }
    const isCounted = twin !== undefined || input.quantity != null || variantId !== line.variantId;
    const set = isCounted
      ? putLine({ ...held, lines }, changed, field)
      : { lines: replaced(lines, changed), userErrors: [], warnings: [] };
    lines = set.lines;
    userErrors.push(...set.userErrors);
    warnings.push(...set.warnings);
  }
  userErrors.push(...rejectAttributesOfLines(lines), ...rejectTotal(held, lines));
  return { lines, userErrors, warnings };
}

/** Takes lines out. */
export function removeLines(held: Held, globalIds: readonly string[]): LineChange {
  const userErrors = globalIds.flatMap((globalId, place) =>
    held.lines.some(({ id }) => id === readLineId(globalId))
      ? []
      : [noSuchLine(["lineIds", String(place)], globalId)],
  );
  const ids = new Set(globalIds.map(readLineId));
  return { lines: held.lines.filter(({ id }) => !ids.has(id)), userErrors, warnings: [] };
}

/** A cart that held more before the limit was lowered may still become smaller. */
function rejectTotal(before: Held, lines: readonly HeldLine[]): UserError[] {
  const { limits } = before;
  const count = countThings(lines);
  return count > limits.perOrder && count > countThings(before.lines)
    ? [{ code: "MAXIMUM_EXCEEDED", field: ["lines"], message: tooManyInAll(limits) }]
    : [];
}

/** Sets one line, with no more of it than is in stock beside the other lines of the same. */
function putLine(
  { cartId, lines, onSale, limits }: Held,
  wanted: HeldLine,
  field: string[],
): LineChange {
  const others = lines.filter(({ id }) => id !== wanted.id);
  if (wanted.quantity === 0) return { lines: others, userErrors: [], warnings: [] };
  const { title = "", stock = 0 } = onSale.get(wanted.variantId) ?? {};
  const elsewhere = others
    .filter(({ variantId }) => variantId === wanted.variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const quantity = Math.min(wanted.quantity, Math.max(0, stock - elsewhere));
  const before = lines.find(({ id }) => id === wanted.id);
  const wasThere = before !== undefined;
  const isMore = before?.variantId !== wanted.variantId || quantity > before.quantity;
  if (isMore && quantity + elsewhere > limits.perLine) {
    const message = tooManyOfOne(limits);
    const error = { code: "MAXIMUM_EXCEEDED" as const, field: [...field, "quantity"], message };
    return { lines: [...lines], userErrors: [error], warnings: [] };
  }
  const warnings: Warning[] = [];
  if (quantity < wanted.quantity) {
    const target =
      wasThere || quantity > 0
        ? lineGlobalId(cartId, wanted.id)
        : variantGlobalId(wanted.variantId);
    warnings.push(stock === 0 ? soldOut(target, title) : notEnough(target, quantity));
  }
  if (quantity === 0) return { lines: others, userErrors: [], warnings };
  return { lines: replaced(lines, { ...wanted, quantity }), userErrors: [], warnings };
}

const replaced = (lines: readonly HeldLine[], line: HeldLine): HeldLine[] =>
  lines.some(({ id }) => id === line.id)
    ? lines.map((other) => (other.id === line.id ? line : other))
    : [...lines, line];

const after = (lines: readonly HeldLine[]) =>
  lines.reduce((last, { position }) => Math.max(last, position), -1) + 1;

const notEnough = (target: string, quantity: number): Warning => ({
  code: "MERCHANDISE_NOT_ENOUGH_STOCK",
  target,
  message: `Only ${quantity} ${quantity === 1 ? "item was" : "items were"} added to your cart due to availability.`,
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

const tooFew = (field: string[], least: number): UserError => ({
  code: "MINIMUM_NOT_MET",
  field: [...field, "quantity"],
  message: `The quantity must be at least ${least}.`,
});

const tooManyLines: UserError = {
  code: "LESS_THAN",
  field: ["lines"],
  message: `A cart can have at most ${cartLinesMax} lines.`,
};
