import type { VenueTag } from "#contracts/lookup/tags.ts";
import { airlineNames } from "#reference/airline-names.ts";
import { countriesWithPapers } from "#reference/choices.ts";
import { countryText } from "../../lookup/places/index.ts";
import { taggedName } from "../../lookup/venues/index.ts";
import type { HootTags } from "../../links/hoots.ts";
import { taggedPath } from "./tagged.ts";

/** "Delta", or the key of an airline that is gone. */
export const airlineName = (key: string): string =>
  airlineNames.find(({ value }) => value === key)?.label ?? key;

export const routeName = ({ from, to }: { from: string; to: string }): string =>
  `${countryText(from)} to ${countryText(to)}`;

const usualOrigin = "USA";

/** The page of the documents for a place, from the country in which most trips start; none where there are no rules. */
export function documentsPathTo(place: string): string | undefined {
  const isListed = countriesWithPapers.some(({ value, hasData }) => value === place && hasData);
  return isListed && place !== usualOrigin
    ? `/documents/${usualOrigin}/${encodeURIComponent(place)}`
    : undefined;
}

type NamedTags = Omit<HootTags, "venue"> & { venue?: VenueTag | undefined };

/** "Delta, United States to Mexico"; undefined without tags. */
export function tagText({ airline, from, to, breed, venue }: NamedTags): string | undefined {
  const parts = [
    ...(airline === undefined ? [] : [airlineName(airline)]),
    ...(from === undefined || to === undefined ? [] : [routeName({ from, to })]),
    ...(breed === undefined ? [] : [breed]),
    ...(venue === undefined ? [] : [taggedName(venue)]),
  ];
  return parts.length > 0 ? parts.join(", ") : undefined;
}

const code = /^[A-Z]{2}$/;

/** The tags in a URL, whose place was looked up; what can't be a tag is left out. */
export function tagsIn(
  search: URLSearchParams,
  venue?: VenueTag,
): (HootTags & { text: string; path: string }) | undefined {
  const [airline, from, to, breed] = ["airline", "from", "to", "breed"].map(
    (key) => search.get(key)?.trim() ?? "",
  );
  const tags: HootTags = {
    ...(airline && airlineNames.some(({ value }) => value === airline) && { airline }),
    ...(from && to && code.test(from) && code.test(to) && { from, to }),
    ...(breed && breed.length <= 60 && { breed: breed.toWellFormed() }),
  };
  const text = tagText({ ...tags, venue });
  if (text === undefined) return undefined;
  const all: HootTags = { ...tags, ...(venue && { venue: venue._id }) };
  return { ...all, text, path: taggedPath(all) };
}
