/** Where facts, rules and articles come from: each source once. */
import { version } from "./facts/version.ts";
import { collectionOfAirlines, guideToAirlines } from "./sources/airline-guides.ts";
import { officialOfAirlines, pressOfAirlines, quotedOfAirlines } from "./sources/airlines.ts";
import { officialOnBreeds, quotedOnBreeds } from "./sources/breeds.ts";
import { collection } from "./sources/collection.ts";
import { guideOnCountries, officialOnCountries, pressOnCountries } from "./sources/countries.ts";
import { quotedOnCountries } from "./sources/countries-quoted.ts";
import { embassy } from "./sources/embassy.ts";
import { guide } from "./sources/guide.ts";
import { official } from "./sources/official.ts";
import { guideOnFerries } from "./sources/operators/guide-ferries.ts";
import { guideOnTrains } from "./sources/operators/guide-trains.ts";
import { officialOnOperators } from "./sources/operators/official.ts";
import { pressOnOperators } from "./sources/operators/press.ts";
import { quotedOnOperators } from "./sources/operators/quoted.ts";
import { press } from "./sources/press.ts";
import { quoted } from "./sources/quoted.ts";
import { reported } from "./sources/reported.ts";
import type { SourceKind, SourcePage } from "./sources/source.ts";

type Source = SourcePage & { kind: SourceKind };

/** A source as readers see it; pages count it once by its id. */
export type SourceLink = Source & { id: SourceId; checked: string };

export type SourceReference = Pick<SourceLink, "title" | "address" | "checked">;

const listed = { SEED: { title: "Wagabond's original listing", checked: "Undated" } };

/** The day on which the lists of breeds were read. */
const breedsRead = "2026-11-28";

export type SourceId = KeysOf<
  | typeof official
  | typeof officialOnBreeds
  | typeof officialOfAirlines
  | typeof quotedOfAirlines
  | typeof pressOfAirlines
  | typeof guideToAirlines
  | typeof collectionOfAirlines
  | typeof quoted
  | typeof reported
  | typeof quotedOnBreeds
  | typeof officialOnOperators
  | typeof quotedOnOperators
  | typeof pressOnOperators
  | typeof guideOnFerries
  | typeof guideOnTrains
  | typeof embassy
  | typeof press
  | typeof guide
  | typeof collection
  | typeof officialOnCountries
  | typeof quotedOnCountries
  | typeof pressOnCountries
  | typeof guideOnCountries
  | typeof listed
>;

type KeysOf<Union> = Union extends unknown ? keyof Union : never;

/** All sources, by id. */
export const sourceList: readonly [id: string, Source][] = [
  ...ofKind("official", official),
  ...ofKind("official", officialOnBreeds, breedsRead),
  ...ofKind("official", officialOfAirlines),
  ...ofKind("quoted", quotedOfAirlines),
  ...ofKind("press", pressOfAirlines),
  ...ofKind("guide", guideToAirlines),
  ...ofKind("collection", collectionOfAirlines),
  ...ofKind("quoted", quoted),
  ...ofKind("quoted", reported),
  ...ofKind("quoted", quotedOnBreeds, breedsRead),
  ...ofKind("official", officialOnOperators),
  ...ofKind("quoted", quotedOnOperators),
  ...ofKind("press", pressOnOperators),
  ...ofKind("guide", guideOnFerries),
  ...ofKind("guide", guideOnTrains),
  ...ofKind("embassy", embassy),
  ...ofKind("press", press),
  ...ofKind("guide", guide),
  ...ofKind("collection", collection),
  ...ofKind("official", officialOnCountries),
  ...ofKind("quoted", quotedOnCountries),
  ...ofKind("press", pressOnCountries),
  ...ofKind("guide", guideOnCountries),
  ...ofKind("listed", listed),
];

function ofKind(
  kind: SourceKind,
  pages: Readonly<Record<string, SourcePage>>,
  checked?: string,
): [id: string, Source][] {
  return Object.entries(pages).map(([id, page]) => [
    id,
    { kind, ...(checked && { checked }), ...page },
  ]);
}

const sources = new Map(sourceList);

/** The source with an id; `checked` is the day on which what it says was checked. */
export function sourceLink(id: SourceId, checked: string = version): SourceLink {
  const source = sources.get(id);
  if (!source) throw new Error(`There is no source "${id}".`);
  return { id, checked, ...source };
}

/** The source as a verdict names it. */
export function sourceReference(id: SourceId, checked: string): SourceReference {
  const { title, address, checked: day } = sourceLink(id, checked);
  return { title, address, checked: day };
}
