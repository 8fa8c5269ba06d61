import { geoDistance, geoGraticule, geoPath } from "d3-geo";
import { countryNumber } from "./country-numbers.ts";
import { outliner } from "./outline.ts";
import type { Palette } from "./palette.ts";
import type { View } from "./view.ts";
import { type Land, loadLands } from "./world.ts";

/** Wider views, in radians, are drawn with fewer points. */
const wideView = 0.6;
/** Islands with a smaller radius in pixels are left out. */
const smallestLand = 0.7;

const isSeen = ({ center, radius }: Land, view: View): boolean =>
  radius * view.projection.scale() > smallestLand &&
  geoDistance(center, view.center) - radius <= view.radius;

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
  const outlineOf = outliner(view.projection);
  const paths = { land: "", home: "", abroad: "" };
  for (const land of await loadLands(view.radius > wideView ? "110m" : "50m")) {
    if (isSeen(land, view)) paths[kindOf(land)] += outlineOf(land.polygon);
  }
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
