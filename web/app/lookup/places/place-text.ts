import type { FoundPlace, Place } from "#contracts/lookup/places.ts";

const countries = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** "Chile" of CL; the code itself where it is none. */
export function countryText(code: string): string {
  try {
    return countries.of(code) ?? code;
  } catch {
    return code;
  }
}

/** "Valparaíso, Chile". */
export const placeText = ({ city, country }: Pick<Place, "city" | "country">): string =>
  `${city}, ${countryText(country)}`;

/** "Springfield, Illinois, United States", where several towns of the country are called that. */
export const foundWords = ({ city, region, country }: FoundPlace): string =>
  [city, region, countryText(country)].filter(Boolean).join(", ");

/** "Santiago" of America/Santiago, "Ho Chi Minh" of Asia/Ho_Chi_Minh. */
export const zoneText = (zone: string): string =>
  (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
