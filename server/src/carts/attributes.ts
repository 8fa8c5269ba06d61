import type { Attribute } from "../tables/shop.ts";
import { isStorable, type UserError } from "./says.ts";

type AttributeInput = { key: string; value: string };

const keyMax = 255;
const valueMax = 5_000;
/** Characters of all attributes of one line or cart together. */
const togetherMax = 20_000;

/** Of several with one key the last counts, at the place of the first. */
export function readAttributes(inputs: readonly AttributeInput[]): Attribute[] {
  const values = new Map(inputs.map(({ key, value }) => [key, value]));
  return Array.from(values, ([key, value]) => ({ key, value }));
}

/** Why these attributes cannot be kept; `field` is the way to them. */
export function refuseAttributes(
  inputs: readonly AttributeInput[],
  field: readonly string[],
): UserError[] {
  const errors = inputs.flatMap(({ key, value }, place): UserError[] => {
    const at = [...field, String(place)];
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
  const together = inputs.reduce((sum, { key, value }) => sum + key.length + value.length, 0);
  if (errors.length === 0 && together > togetherMax) {
    errors.push(tooLong([...field], `Attributes can have at most ${togetherMax} characters.`));
  }
  return errors;
}

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

/** Whether two lines carry the same, in whatever order. */
export function sameAttributes(a: readonly Attribute[], b: readonly Attribute[]): boolean {
  const said = new Map(b.map(({ key, value }) => [key, value]));
  return a.length === b.length && a.every(({ key, value }) => said.get(key) === value);
}
