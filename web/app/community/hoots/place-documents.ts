import { countriesWithPapers } from "#reference/choices.ts";

const start = "USA";

/** The page of the documents for a place, from the country in which most trips start; none where there are no rules. */
export function documentsFor(place: string): string | undefined {
  const isListed = countriesWithPapers.some(({ value, hasData }) => value === place && hasData);
  return isListed && place !== start
    ? `/documents/${start}/${encodeURIComponent(place)}`
    : undefined;
}
