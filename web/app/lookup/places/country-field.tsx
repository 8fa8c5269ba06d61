import { useId, type ComponentProps } from "react";
import { countries, countryNamed } from "#reference/country-names.ts";
import { nullableText, text } from "../../forms/fields.ts";
import { TextField } from "../../ui/field.tsx";
import { countryText } from "./place-text.ts";

let names: readonly string[] | undefined;

/** Names of countries to select from. */
const countryNames = (): readonly string[] => (names ??= countries().map(({ name }) => name));

/** A country by its name, sent as its code; text that names none is sent as it is, for the contract to reject. */
export const country = (label: string) => ({
  ...nullableText(label),
  print: (code: string | null | undefined) => (code ? countryText(code) : ""),
  parse: (text: string) => countryNamed(text)?.country ?? (text.trim() || null),
});

/** An end of a route, by the name of its country; both are sent together. */
const end = (label: string) => ({ ...text(label), print: () => "", parse: () => undefined });

type Ends = { from: string; to: string };

const codeOf = (name: string): string | undefined => countryNamed(name)?.country;

/** null without a route, undefined for one that is not complete. */
function routeOf({ from, to }: Ends): Ends | null | undefined {
  if (from.trim() === "" && to.trim() === "") return null;
  const [fromCode, toCode] = [codeOf(from), codeOf(to)];
  return fromCode && toCode ? { from: fromCode, to: toCode } : undefined;
}

/** A route between two countries as two fields, in the parts that `codec` takes. */
export const routeFields = {
  fields: { from: end("From country"), to: end("To country") },
  print: (route: Ends | undefined) =>
    route ? { from: countryText(route.from), to: countryText(route.to) } : {},
  parse: (values: Ends) => ({ route: routeOf(values) }),
  check(values: Ends) {
    if (routeOf(values) !== undefined) return undefined;
    const name = codeOf(values.from) === undefined ? "from" : "to";
    return { [name]: "Select both countries from the list." };
  },
};

/** A field for a country, typed or selected. */
export function CountryField(props: ComponentProps<typeof TextField>) {
  const list = useId();
  return (
    <>
      <TextField autoComplete="off" {...props} list={list} />
      <datalist id={list}>
        {countryNames().map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}
