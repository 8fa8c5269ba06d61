import type { FoundPlace, Place } from "#contracts/lookup/places.ts";

const countries = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** "Chile" for CL; an unknown code as it is. */
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

/** "Springfield, Illinois, United States", with the region if the name is ambiguous. */
export const foundPlaceText = ({ city, region, country }: FoundPlace): string =>
  [city, region, countryText(country)].filter(Boolean).join(", ");

/** "Santiago" for America/Santiago, "Ho Chi Minh" for Asia/Ho_Chi_Minh. */
export const zoneText = (zone: string): string =>
  (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
