import type { Collection } from "#storefront/index.ts";
import { pictureOf, type ShopPicture } from "../pictures/index.ts";

export type CollectionCard = { handle: string; title: string; picture: ShopPicture | null };

/** The cards of collections. */
export const collectionCards = (
  collections: readonly Collection[],
  site: string,
): CollectionCard[] =>
  collections.map(({ handle, title, image }) => ({
    handle,
    title,
    // The title beside it is the text alternative.
    picture: image && { ...pictureOf(image, site), alt: "" },
  }));
