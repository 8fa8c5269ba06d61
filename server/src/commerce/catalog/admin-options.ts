import { standardValue } from "#contracts/commerce/shop-admin.ts";
import type { Option, SelectedOption } from "./tables.ts";

/** What a product that comes in one kind says on the wire of the storefront. */
const onlyOption = "Title";
const onlyValue = "Default Title";

/** What buyers choose by; nothing where a product comes in one kind. */
export function namesOf(options: readonly Pick<Option, "name">[]): string[] {
  const names = options.map(({ name }) => name);
  return names.length === 1 && names[0] === onlyOption ? [] : names;
}

/** The values of a variant, one for each option; what it says nothing of is "Standard". */
export const valuesOf = (names: readonly string[], selected: readonly SelectedOption[]): string[] =>
  names.map((wanted) => selected.find(({ name }) => name === wanted)?.value ?? standardValue);

/** The title and the chosen values of a variant, as rows keep them. */
export function variantText(names: readonly string[], values: readonly string[]) {
  const selected: SelectedOption[] =
    names.length === 0
      ? [{ name: onlyOption, value: onlyValue }]
      : names.map((name, place) => ({ name, value: values[place] ?? standardValue }));
  return {
    title: selected.map(({ value }) => value).join(" / "),
    selected_options: JSON.stringify(selected),
  };
}

/** The options of a product whose variants have these values: each value once, in the order of the variants. */
export const optionsOf = (
  names: readonly string[],
  variants: readonly (readonly string[])[],
): Option[] =>
  names.length === 0
    ? [{ name: onlyOption, values: [onlyValue] }]
    : names.map((name, place) => ({
        name,
        values: [...new Set(variants.map((values) => values[place] ?? standardValue))],
      }));

/** What tells variants of one product apart, whatever the case. */
export const sameness = (values: readonly string[]): string =>
  JSON.stringify(values.map((value) => value.toLowerCase()));

/**
 * The values of variants once their product has other options. As many as before are new names of the same; else
 * those that stay keep their values, and what is new is "Standard".
 */
export function carriedOver(
  before: readonly string[],
  after: readonly string[],
  variants: readonly (readonly string[])[],
): string[][] {
  if (before.length === after.length) return variants.map((values) => [...values]);
  return variants.map((values) =>
    after.map((name) => values[before.indexOf(name)] ?? standardValue),
  );
}
