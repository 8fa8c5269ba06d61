import { wareColours, type Framing, type WareView } from "#art/names.ts";
import { printedPosterUrl } from "#art/first.ts";
import { goodsUrl, printUrl } from "#art/urls.ts";
import type { SeedProduct } from "./shapes.ts";

/** `shows` is the value of an option that this picture is of. */
export type DrawnPicture = {
  path: string;
  alt: string;
  width: number;
  height: number;
  shows?: string;
};

const square = { width: 1000, height: 1000 };
const sheet = { width: 900, height: 1200 };

/** The pictures of a product, the one of its cards first. */
export function picturesOf({ picture, title, options = [] }: SeedProduct): DrawnPicture[] {
  const valuesOf = (option: string): string[] =>
    options
      .filter(({ name }) => name === option)
      .flatMap(({ values }) =>
        values.map((value) => (typeof value === "string" ? value : value.is)),
      );
  if ("print" in picture) {
    const { print: place, time = "day" } = picture;
    const hung = (framing: Framing) => ({
      path: printUrl(place, time, framing),
      ...square,
    });
    return [
      { ...hung("oak"), alt: `${title}, framed in oak`, shows: "Oak" },
      { ...hung("room"), alt: `${title}, above a sofa with a cat on it` },
      {
        path: printedPosterUrl(place, time),
        ...sheet,
        alt: `${title}, full print`,
      },
      { ...hung("unframed"), alt: `${title}, unframed`, shows: "Unframed" },
      { ...hung("night"), alt: `${title}, in a night blue frame`, shows: "Night" },
    ];
  }
  const { ware, colour, views = [] } = picture;
  const [, ...others] = valuesOf("Color");
  const seen = (view: WareView) => ({ path: goodsUrl(ware, colour, view), ...square });
  const named = wareColours.filter((name) => others.some((other) => other.toLowerCase() === name));
  return [
    { ...seen("front"), alt: title, shows: nameOf(colour) },
    ...views.map((view) => ({ ...seen(view), alt: `${title}, ${viewText[view]}` })),
    ...named.map((other) => ({
      path: goodsUrl(ware, other),
      ...square,
      alt: `${title} in ${other}`,
      shows: nameOf(other),
    })),
  ];
}

const nameOf = (colour: string): string => colour.charAt(0).toUpperCase() + colour.slice(1);

const viewText: Record<Exclude<WareView, "front">, string> = {
  trip: "in use on a trip",
  size: "next to a tape measure",
  close: "close-up",
};
