import type { Place } from "#contracts/lookup/places.ts";

const countries = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** "Chile" for CL; an unknown code as it is. */
export function countryText(code: string): string {
  try {
    return countries.of(code) ?? code;
  } catch {
    return code;
  }
}

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
  try {
    const at = day ? new Date(`${day}T12:00:00Z`) : new Date();
    const offset = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      timeZoneName: "shortOffset",
    })
      .formatToParts(at)
      .find(({ type }) => type === "timeZoneName")
      ?.value.replace("GMT", "UTC")
      .replace("-", "−");
    return `${zoneText(zone)} (${offset === "UTC" ? "UTC+0" : offset})`;
  } catch {
    return zone;
  }
}
