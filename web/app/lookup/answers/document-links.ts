import { countriesWithPapers } from "#reference/choices.ts";
import { countryNamed } from "#reference/countries.ts";

export type AnswerLink = { label: string; to: string };

const usualOrigin = "USA";

/** The page of the documents for a place, from the country in which most trips start; none where there are no rules. */
export function documentsPathTo(place: string): string | undefined {
  const isListed = countriesWithPapers.some(({ value, hasData }) => value === place && hasData);
  return isListed && place !== usualOrigin
    ? `/documents/${usualOrigin}/${encodeURIComponent(place)}`
    : undefined;
}

/** Links to routes from the same country, or from the USA if the country is unknown. */
export function documentLinksFrom(name: string): { from: string; links: AnswerLink[] } {
  const origin = countryNamed(name) ?? countryNamed(usualOrigin);
  const from = origin?.country ?? usualOrigin;
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
