import { standardValue } from "#contracts/commerce/shop-admin.ts";
import type { Option, SelectedOption } from "./tables.ts";

/** Option of a product without options, as the Storefront API requires. */
const onlyOption = "Title";
const onlyValue = "Default Title";

/** The options of a product; empty where it has none. */
export function namesOf(options: readonly Pick<Option, "name">[]): string[] {
  const names = options.map(({ name }) => name);
  return names.length === 1 && names[0] === onlyOption ? [] : names;
}

/** The values of a variant, one per option; "Standard" where it has none. */
export const valuesOf = (names: readonly string[], selected: readonly SelectedOption[]): string[] =>
  names.map(
    (optionName) => selected.find(({ name }) => name === optionName)?.value ?? standardValue,
  );

/** Title and selected values of a variant as stored. */
export function variantText(names: readonly string[], values: readonly string[]) {
  const selected: SelectedOption[] =
    names.length === 0
      ? [{ name: onlyOption, value: onlyValue }]
      : names.map((name, index) => ({ name, value: values[index] ?? standardValue }));
  return {
    title: selected.map(({ value }) => value).join(" / "),
    selected_options: JSON.stringify(selected),
  };
}

/** A product's options from its variants' values: each value once, in order of the variants. */
export const optionsOf = (
  names: readonly string[],
  variants: readonly (readonly string[])[],
): Option[] =>
  names.length === 0
    ? [{ name: onlyOption, values: [onlyValue] }]
    : names.map((name, index) => ({
        name,
        values: [...new Set(variants.map((values) => values[index] ?? standardValue))],
      }));

/** Key that identifies a variant within its product, ignoring case. */
export const sameness = (values: readonly string[]): string =>
  JSON.stringify(values.map((value) => value.toLowerCase()));

/**
 * Variant values after a change of options. The same number of options renames them; otherwise remaining
 * options keep their values and new ones get "Standard".
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
