import { countriesTo } from "#reference/choices.ts";
import { countryNamed } from "#reference/countries.ts";

export type Way = { label: string; to: string };

/** Where somebody can go whose papers are not known: other ways out of the same country, else out of the USA. */
export function waysFrom(name: string): { from: string; ways: Way[] } {
  const origin = countryNamed(name) ?? countryNamed("USA");
  const from = origin?.country ?? "USA";
  const ways = countriesTo.flatMap(({ label, hasData }) => {
    const goal = countryNamed(label);
    // A place is left out beside its country.
    if (!hasData || !goal || goal.key === origin?.key || goal.key === "indonesia") return [];
    if (goal.country !== label) return [];
    return [{ label, to: `/documents/${encodeURIComponent(from)}/${encodeURIComponent(label)}` }];
  });
  return { from: origin?.words ?? "the USA", ways };
}
