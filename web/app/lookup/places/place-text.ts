import type { Place } from "#contracts/lookup/places.ts";
import { countryName } from "#format/names.ts";
import { offsetText } from "#format/zones.ts";

/** "Chile" for CL; an unknown code as it is. */
export const countryText = (code: string): string => countryName(code) ?? code;

/** "Valparaíso, Chile", "Springfield, Illinois, United States" or "Chile". */
export const placeText = ({
  city,
  region,
  country,
}: Pick<Place, "city" | "region" | "country">): string =>
  [city, region, countryText(country)].filter(Boolean).join(", ");

/** "Santiago" for America/Santiago, "Ho Chi Minh" for Asia/Ho_Chi_Minh. */
export const zoneText = (zone: string): string =>
  (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");

/** "Santiago (UTC−3)", with the offset at noon of a day; other text than a zone as it is. */
export function zoneOffsetText(zone: string, day?: string): string {
  // Abbreviations like EST are valid too, but may be the beginning of a city.
  if (!zone.includes("/")) return zone;
  const offset = offsetText(zone, day ? Date.parse(`${day}T12:00:00Z`) : Date.now());
  return offset === undefined ? zone : `${zoneText(zone)} (${offset})`;
}
