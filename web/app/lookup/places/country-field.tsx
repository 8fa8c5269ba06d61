import { useId, type ComponentProps } from "react";
import { countries, countryNamed } from "#reference/country-names.ts";
import { nullableText } from "../../forms/fields.ts";
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
