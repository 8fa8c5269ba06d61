import { pictureSet } from "#contracts/kernel/files.ts";
import type { Image } from "#storefront/index.ts";

/** A picture of the shop; `width` and `height` in pixels, if the shop returns them. */
export type ShopPicture = { src: string; alt: string; width: number | null; height: number | null };

/** A picture for a page. Pictures on this server get a relative URL, as the server may have several hostnames. */
export function pictureOf(image: Image, site: string, alt = ""): ShopPicture {
  const { origin } = new URL(site);
  const src = image.src.startsWith(`${origin}/`) ? image.src.slice(origin.length) : image.src;
  return { src, alt: image.altText || alt, width: image.width, height: image.height };
}

/** The picture for link previews, as a PNG, because other sites accept no SVG. */
export function previewOf(src: string): string | undefined {
  const picture = src.replace(/^(\/art\/v1\/(?:goods|prints)\/[\w.-]+)\.svg$/, "$1.png");
  return picture.endsWith(".svg") ? undefined : picture;
}

const servedWidths = [320, 640, 1280];

/** All widths of a picture as a `srcSet`; undefined if it has only one. */
export function widthsOf(src: string): string | undefined {
  if (!src.startsWith("https://cdn.shopify.com/")) return pictureSet(src);
  return servedWidths.map((width) => `${inWidth(src, width)} ${width}w`).join(", ");
}

function inWidth(src: string, width: number): string {
  const url = new URL(src);
  url.searchParams.set("width", String(width));
  return url.href;
}
