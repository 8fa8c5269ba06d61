import type { Collection } from "#storefront/index.ts";
import { pictureOf, type ShopPicture } from "../pictures/index.ts";

export type CollectionCard = { handle: string; title: string; picture: ShopPicture | null };

/** Collections as the links to them show them. */
export const collectionCards = (
  collections: readonly Collection[],
  site: string,
): CollectionCard[] =>
  collections.map(({ handle, title, image }) => ({
    handle,
    title,
    // Its name stands beside it.
    picture: image && { ...pictureOf(image, site), alt: "" },
  }));
