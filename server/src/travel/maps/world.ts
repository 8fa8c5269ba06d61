import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { geoArea, geoCentroid, geoDistance } from "d3-geo";
import type { Polygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { countryNumber } from "./country-numbers.ts";

/** A piece of land of one country, with the circle around it: angles are in radians. */
export type Land = {
  polygon: Polygon;
  country: string | undefined;
  center: [longitude: number, latitude: number];
  radius: number;
};

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const require = createRequire(import.meta.url);

/** By the scale of their drawings. */
const files = {
  "110m": require.resolve("world-atlas/countries-110m.json"),
  "50m": require.resolve("world-atlas/countries-50m.json"),
} as const;
type Detail = keyof typeof files;

/** The countries of Natural Earth (public domain) as polygons. */
async function readLands(detail: Detail): Promise<readonly Land[]> {
  const atlas = JSON.parse(await readFile(files[detail], "utf8")) as Atlas;
  return feature(atlas, atlas.objects.countries).features.flatMap(({ id, geometry }) => {
    const country = id === undefined ? undefined : String(id);
    if (geometry.type === "Polygon") return [landOf(country, geometry.coordinates)];
    if (geometry.type !== "MultiPolygon") return [];
    return geometry.coordinates.map((coordinates) => landOf(country, coordinates));
  });
}

function landOf(country: string | undefined, coordinates: Polygon["coordinates"]): Land {
  const polygon: Polygon = { type: "Polygon", coordinates };
  const outline = coordinates[0] ?? [];
  const center = geoCentroid({ type: "MultiPoint", coordinates: outline });
  const radius = outline.reduce(
    (most, [longitude = 0, latitude = 0]) =>
      Math.max(most, geoDistance(center, [longitude, latitude])),
    0,
  );
  return { polygon, country, center, radius };
}

const cache = new Map<Detail, Promise<readonly Land[]>>();

/** All lands, read once: 110m for a view of half the world, 50m for a closer one. */
export function loadLands(detail: Detail): Promise<readonly Land[]> {
  const lands = cache.get(detail) ?? readLands(detail);
  cache.set(detail, lands);
  return lands;
}

/** The middle of a country's largest piece of land; undefined where the atlas doesn't have it. */
export async function countryCenter(country: string): Promise<[number, number] | undefined> {
  const number = countryNumber(country);
  const own = (await loadLands("50m")).filter(
    (land) => number !== undefined && land.country === number,
  );
  const [largest] = own
    .map(({ polygon }) => ({ polygon, area: geoArea(polygon) }))
    .toSorted((a, b) => b.area - a.area);
  return largest && geoCentroid(largest.polygon);
}
