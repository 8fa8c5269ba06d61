/** The places with a picture for link previews, which `tools/make-previews.ts` makes. */
export const previewPlaces = [
  "Argentina",
  "Australia",
  "Bali",
  "Berlin",
  "Brazil",
  "Chile",
  "Colombia",
  "Costa Rica",
  "Cuba",
  "Dominican Republic",
  "France",
  "Germany",
  "Greece",
  "India",
  "Italy",
  "Mexico",
  "Mexico City",
  "Panama",
  "Philippines",
  "San Francisco",
  "Santiago",
  "Spain",
  "Thailand",
  "United Kingdom",
  "USA",
] as const;

const places: ReadonlySet<string> = new Set(previewPlaces);

/** The preview picture of a place; undefined if there is none, for which the default is used. */
export const previewUrl = (place: string): string | undefined =>
  places.has(place) ? `/previews/${place.toLowerCase().replaceAll(" ", "-")}.jpg` : undefined;
