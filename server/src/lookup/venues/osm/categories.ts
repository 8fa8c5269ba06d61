import type { VenueCategory } from "#contracts/lookup/tags.ts";
import { valuesOf, type Tags } from "./tags.ts";

/**
 * Which things of OpenStreetMap are places, and of which category: https://wiki.openstreetmap.org/wiki/Map_features. The
 * first that fits counts, so that a pet shop with a café is a pet shop.
 */
type Rule = {
  category: VenueCategory;
  /** Key and values, of which one is enough. */
  has: readonly (readonly [key: string, ...values: string[]])[];
  /** It helps without a name too: one goes to the nearest. */
  unnamed?: true;
  /** It is of use to everyone, so that it counts only if something is known about pets. */
  onlyWithPets?: true;
};

const rules: readonly Rule[] = [
  {
    category: "vet",
    has: [
      ["amenity", "veterinary"],
      ["healthcare", "veterinary"],
    ],
    unnamed: true,
  },
  { category: "boarding", has: [["amenity", "animal_boarding"]] },
  {
    category: "groomer",
    has: [
      ["shop", "pet_grooming", "dog_grooming"],
      ["craft", "pet_grooming", "dog_grooming"],
    ],
  },
  { category: "pet-shop", has: [["shop", "pet"]] },
  {
    category: "dentist",
    has: [
      ["amenity", "dentist"],
      ["healthcare", "dentist"],
    ],
  },
  { category: "lawyer", has: [["office", "lawyer"]] },
  { category: "dog-park", has: [["leisure", "dog_park"]], unnamed: true },
  {
    category: "hotel",
    has: [["tourism", "hotel", "guest_house", "hostel", "motel", "apartment"]],
    onlyWithPets: true,
  },
  {
    category: "campsite",
    has: [["tourism", "camp_site", "caravan_site"]],
    onlyWithPets: true,
  },
  {
    category: "restaurant",
    has: [["amenity", "restaurant", "fast_food", "pub", "bar", "biergarten"]],
    onlyWithPets: true,
  },
  { category: "cafe", has: [["amenity", "cafe"]], onlyWithPets: true },
  {
    category: "beach",
    has: [
      ["natural", "beach"],
      ["leisure", "beach_resort"],
    ],
    unnamed: true,
    onlyWithPets: true,
  },
  { category: "park", has: [["leisure", "park"]], unnamed: true, onlyWithPets: true },
  {
    category: "trail",
    has: [
      ["route", "hiking", "foot"],
      ["highway", "path", "footway"],
    ],
    onlyWithPets: true,
  },
  {
    category: "transport",
    has: [
      ["amenity", "ferry_terminal", "taxi", "bus_station"],
      ["railway", "station", "halt"],
      ["aeroway", "aerodrome"],
    ],
    onlyWithPets: true,
  },
];

/** The keys without which nothing is a place; readers skip everything else before they read its texts. */
export const placeKeys: ReadonlySet<string> = new Set(
  rules.flatMap(({ has }) => has.map(([key]) => key)),
);

/** The first rule that fits; undefined for what is no place. */
export const ruleFor = (tags: Tags): Rule | undefined =>
  rules.find(({ has }) =>
    has.some(
      // Most things have one of the keys, with another value.
      (one) => tags.has(one[0]) && valuesOf(tags, one[0]).some((value) => one.includes(value, 1)),
    ),
  );

/** What to ask a server of OpenStreetMap for: key, values, and whether something has to be known about pets. */
export const placeQueries = rules.flatMap(({ has, onlyWithPets = false }) =>
  has.map(([key, ...values]) => ({ key, values, onlyWithPets })),
);

/** The tags of a category, the most usual first. */
export const tagsOf = (category: VenueCategory): [key: string, value: string][] =>
  rules
    .filter((rule) => rule.category === category)
    .flatMap(({ has }) => has)
    .flatMap(([key, ...values]) => values.map((value): [string, string] => [key, value]));
