import { posterUrl } from "#art/urls.ts";
import type { Scene } from "#reference/articles.ts";

/** The address of an article's poster, as it stands in lists. */
export const thumbnailUrl = ({ place, pet }: Scene): string =>
  posterUrl({ place, shape: "landscape", time: "day", pet });
