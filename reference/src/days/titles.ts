import { countryName } from "#format/names.ts";
import type { Reader } from "#format/reader.ts";
import { texts } from "./texts.ts";
import type { Leg, LegPlace, Stay } from "./trip.ts";

/** "LH 400": adds the airline code unless the number begins with it. */
export function numberOf({
  airlineCode,
  flightNumber,
}: Pick<Leg, "airlineCode" | "flightNumber">): string {
  const hasCode = airlineCode && flightNumber.toUpperCase().startsWith(airlineCode.toUpperCase());
  return [hasCode ? "" : airlineCode, flightNumber].filter(Boolean).join(" ");
}

/** "Calais", or the country where no town is known. */
export const placeName = (place: LegPlace | null): string =>
  place ? place.city || (place.country ? (countryName(place.country) ?? "") : "") : "";

/** "SEA → SCL", "Calais → Dover". */
export const routeOf = (leg: Pick<Leg, "from" | "to" | "fromPlace" | "toPlace">): string =>
  [leg.from ?? placeName(leg.fromPlace), leg.to ?? placeName(leg.toPlace)]
    .filter(Boolean)
    .join(" → ");

type Named = Pick<
  Leg,
  "mode" | "airline" | "airlineCode" | "flightNumber" | "from" | "to" | "fromPlace" | "toPlace"
>;

/** "LH 400 SEA → FRA", "Ferry: Calais → Dover", "Train". */
export function legTitle(leg: Named, reader?: Reader): string {
  const named = [numberOf(leg), routeOf(leg)].filter(Boolean).join(" ") || leg.airline;
  const mode = texts.leg({ mode: leg.mode }, reader);
  return leg.mode === "flight" ? named || mode : [mode, named].filter(Boolean).join(": ");
}

export const stayTitle = (
  { name, address }: Pick<Stay, "name" | "address">,
  reader?: Reader,
): string => name || address.split("\n")[0] || texts.stay(reader);
