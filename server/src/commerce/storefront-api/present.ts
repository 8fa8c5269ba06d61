import type { ImageRow } from "../catalog/service.ts";
import type { Field } from "./context.ts";
import { globalId } from "./ids.ts";
import { money } from "./money.ts";
import { spendOnText } from "./weight.ts";

/** A relative URL as an absolute one. */
export const absolute = (publicUrl: string, path: string): string =>
  path.startsWith("/") ? publicUrl + path : path;

const presentPicture = (
  address: string,
  {
    id,
    alt,
    width,
    height,
  }: { id: string | null; alt: string; width: number | null; height: number | null },
) => ({
  id,
  altText: alt === "" ? null : alt,
  width,
  height,
  url: address,
  src: address,
  originalSrc: address,
});

export const presentImage = (image: ImageRow, publicUrl: string) =>
  presentPicture(absolute(publicUrl, image.path), {
    ...image,
    id: globalId("ProductImage", image.id),
  });

export const presentCover = (
  {
    id,
    image_path: path,
    image_alt: alt,
  }: { id: number; image_path: string | null; image_alt: string },
  publicUrl: string,
) =>
  path === null
    ? null
    : presentPicture(absolute(publicUrl, path), {
        id: globalId("CollectionImage", id),
        alt,
        width: null,
        height: null,
      });

/** Minimum and maximum; free items cost 0. */
export const presentRange = (lowest: number | null, highest: number | null) => ({
  minVariantPrice: money(lowest ?? 0),
  maxVariantPrice: money(highest ?? 0),
});

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

/** Resolver of a text with `truncateAt`. */
export const truncated =
  (text: string): Field<{ truncateAt?: number | null }> =>
  ({ truncateAt }, context) => {
    const shown = truncateAt == null ? text : cut(text, Math.max(truncateAt, 1));
    spendOnText(context, shown);
    return shown;
  };

/** Characters of a description in search engines. */
const seoMax = 160;

/** The `seo` object. */
export const presentSeo = (title: string, description: string) => ({
  title,
  description: cut(description, seoMax),
});
