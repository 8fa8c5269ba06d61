import { countriesWithPapers } from "#reference/choices.ts";
import { countryNamed } from "#reference/countries.ts";

export type AnswerLink = { label: string; to: string };

/** Links to routes from the same country, or from the USA if the country is unknown. */
export function documentLinksFrom(name: string): { from: string; links: AnswerLink[] } {
  const origin = countryNamed(name) ?? countryNamed("USA");
  const from = origin?.country ?? "USA";
  const links = countriesWithPapers.flatMap(({ label, hasData }) => {
    const destination = countryNamed(label);
    // Omits places within a country.
    if (
      !hasData ||
      !destination ||
      destination.key === origin?.key ||
      destination.key === "indonesia"
    )
      return [];
    if (destination.country !== label) return [];
    return [{ label, to: `/documents/${encodeURIComponent(from)}/${encodeURIComponent(label)}` }];
  });
  return { from: origin?.words ?? "the USA", links };
}
