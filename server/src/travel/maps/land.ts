import { geoDistance, geoGraticule, geoPath } from "d3-geo";
import { LRUCache } from "lru-cache";
import { countryNumber } from "./country-numbers.ts";
import { outliner } from "./outline.ts";
import type { Palette } from "./palette.ts";
import type { View } from "./view.ts";
import { type Land, loadLands } from "./world.ts";

/** Views with fewer pixels to a radian of the Earth are drawn with fewer points. */
const coarseScale = 450;
/** Islands with a smaller radius in pixels are left out. */
const smallestLand = 0.7;

const isSeen = ({ center, radius }: Land, view: View): boolean =>
  radius * view.projection.scale() > smallestLand &&
  geoDistance(center, view.center) - radius <= view.radius;

type Outlines = readonly { land: Land; outline: string }[];

/** The outlines of whole worlds, some 70 kB each. */
const worlds = new LRUCache<string, Promise<Outlines>>({ max: 50 });

/** The lands in sight with their outlines. */
async function outlinesOf(view: View): Promise<Outlines> {
  const outlineOf = outliner(view.projection);
  const lands = await loadLands(view.projection.scale() < coarseScale ? "110m" : "50m");
  return lands
    .filter((land) => isSeen(land, view))
    .map((land) => ({ land, outline: outlineOf(land.polygon) }));
}

function knownOutlines(view: View): Promise<Outlines> {
  const { world } = view;
  if (world === undefined) return outlinesOf(view);
  const outlines = worlds.get(world) ?? outlinesOf(view);
  worlds.set(world, outlines);
  outlines.catch(() => worlds.delete(world));
  return outlines;
}

type LandOptions = {
  /** ISO 3166 alpha-2; the first country, and the others on the way, have colors of their own. */
  countries: readonly string[];
  colors: Palette;
  /** Tells the parts of one drawing from those of another in the same picture. */
  name: string;
};

/** The lands in sight as SVG. */
export async function drawLands(
  view: View,
  { countries, colors, name }: LandOptions,
): Promise<string> {
  const [home, ...abroad] = countries.map(countryNumber);
  const kindOf = ({ country }: Land) => {
    if (country === undefined) return "land";
    if (country === home) return "home";
    return abroad.includes(country) ? "abroad" : "land";
  };
  const paths = { land: "", home: "", abroad: "" };
  for (const { land, outline } of await knownOutlines(view)) paths[kindOf(land)] += outline;
  const kinds = (["land", "home", "abroad"] as const).filter((kind) => paths[kind] !== "");
  const shapes = kinds.map((kind) => `<path id="${name}-${kind}" d="${paths[kind]}"/>`);
  const shades = kinds.map((kind) => `<use href="#${name}-${kind}"/>`);
  const lands = kinds.map(
    (kind) =>
      // Lines of the same color close the seams between neighbors.
      `<use href="#${name}-${kind}" fill="${colors[kind]}" stroke="${colors[kind]}" stroke-width=".8"/>`,
  );
  const grid = geoPath(view.projection).digits(0)(geoGraticule().step([20, 20])()) ?? "";
  return `<defs>${shapes.join("")}</defs><g fill="${colors.shade}" opacity=".5" transform="translate(4 4)">${shades.join("")}</g>${lands.join("")}<path d="${grid}" fill="none" stroke="${colors.grid}" stroke-opacity=".2"/>`;
}
