/** The places of which there is a picture for links on other sites; `scripts/make-previews.ts` makes them. */
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

const known: ReadonlySet<string> = new Set(previewPlaces);

/** The picture of a place; undefined where there is none, so that the server's own stands there. */
export const previewUrl = (place: string): string | undefined =>
  known.has(place) ? `/previews/${place.toLowerCase().replaceAll(" ", "-")}.jpg` : undefined;
