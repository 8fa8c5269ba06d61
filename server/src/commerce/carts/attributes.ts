import type { Attribute } from "./tables.ts";
import { isStorable, type UserError } from "./user-errors.ts";

type AttributeInput = { key: string; value: string };

const keyMax = 255;
const valueMax = 5_000;
/** Characters of all attributes of one line or cart. */
const togetherMax = 20_000;

/** Characters of all lines' attributes in a cart: a few variables can repeat them on hundreds of lines. */
const inCartMax = 100_000;

/** Of attributes with the same key the last value counts, at the first one's position. */
export function readAttributes(inputs: readonly AttributeInput[]): Attribute[] {
  const values = new Map(inputs.map(({ key, value }) => [key, value]));
  return Array.from(values, ([key, value]) => ({ key, value }));
}

/** Why these attributes are rejected; `field` is their path in the input. */
export function rejectAttributes(
  inputs: readonly AttributeInput[],
  field: readonly string[],
): UserError[] {
  const errors = inputs.flatMap(({ key, value }, index): UserError[] => {
    const at = [...field, String(index)];
    if (key.trim() === "" || !isStorable(key)) return [invalid([...at, "key"], "Key is invalid.")];
    if (key.length > keyMax) {
      return [tooLong([...at, "key"], `Key can have at most ${keyMax} characters.`)];
    }
    if (!isStorable(value)) return [invalid([...at, "value"], "Value is invalid.")];
    if (value.length > valueMax) {
      return [tooLong([...at, "value"], `Value can have at most ${valueMax} characters.`)];
    }
    return [];
  });
  if (errors.length === 0 && lengthOf(inputs) > togetherMax) {
    errors.push(tooLong([...field], `Attributes can have at most ${togetherMax} characters.`));
  }
  return errors;
}

/** Why the attributes of these lines are too large for one cart. */
export const rejectAttributesOfLines = (
  lines: readonly { attributes: readonly Attribute[] }[],
): UserError[] =>
  lines.reduce((sum, { attributes }) => sum + lengthOf(attributes), 0) > inCartMax
    ? [tooLong(["lines"], `All attributes of a cart can have at most ${inCartMax} characters.`)]
    : [];

const lengthOf = (attributes: readonly Attribute[]) =>
  attributes.reduce((sum, { key, value }) => sum + key.length + (value?.length ?? 0), 0);

const invalid = (field: string[], message: string): UserError => ({
  code: "INVALID",
  field,
  message,
});
const tooLong = (field: string[], message: string): UserError => ({
  code: "LESS_THAN",
  field,
  message,
});

/** Whether a line has the same attributes, in any order. */
export function sameAttributes(these: readonly Attribute[]): (of: readonly Attribute[]) => boolean {
  const valueByKey = new Map(these.map(({ key, value }) => [key, value]));
  return (those) =>
    those.length === these.length && those.every(({ key, value }) => valueByKey.get(key) === value);
}
