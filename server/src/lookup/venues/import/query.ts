import { cityPositions } from "#reference/places/city-positions.ts";
import { keyOf } from "#reference/words.ts";
import { placeQueries } from "../osm/categories.ts";
import { policyKeys } from "../osm/pet-policy.ts";

/** A city with look-ups and the middle of it. */
export type City = { name: string; latitude: number; longitude: number };

/** Half of the height of the box around a city: 17 km. */
const halfDegrees = 0.15;

/** The city of this name, in any case and without accents; undefined for one that has no look-ups. */
export function cityNamed(typed: string): City | undefined {
  const found = cityPositions.find(([name]) => keyOf(name) === keyOf(typed));
  if (!found) return undefined;
  const [name, latitude, longitude] = found;
  return { name, latitude, longitude };
}

/** A question in Overpass QL for all that may be a place around a city, with versions and centers. */
export function queryFor({ latitude, longitude }: City): string {
  const halfWidth = halfDegrees / Math.cos((latitude * Math.PI) / 180);
  const box = [
    latitude - halfDegrees,
    longitude - halfWidth,
    latitude + halfDegrees,
    longitude + halfWidth,
  ];
  const pets = `[~"^(${policyKeys.join("|")})$"~"."]`;
  const parts = placeQueries.map(({ key, values, onlyWithPets }) => {
    // A value may be a list.
    const one = `["${key}"~"(^|;) *(${values.join("|")}) *(;|$)",i]`;
    return `nwr${one}${onlyWithPets ? pets : ""};`;
  });
  const settings = `[out:json][timeout:90][maxsize:268435456]`;
  const bounds = `[bbox:${box.map((degrees) => degrees.toFixed(4)).join(",")}]`;
  return `${settings}${bounds};(${parts.join("")});out meta center;`;
}
