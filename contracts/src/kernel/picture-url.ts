/** Widths that every uploaded picture is stored in, in pixels; smaller pictures are not enlarged. */
export const pictureWidths = [320, 640, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** `srcSet` of a public picture; undefined for other URLs, which have one width. */
/* @__NO_SIDE_EFFECTS__ */
export const pictureSet = (url: string): string | undefined =>
  pictureUrl(url, 320) === url
    ? undefined
    : pictureWidths.map((width) => `${pictureUrl(url, width)} ${width}w`).join(", ");

/** URL of a public picture in another width. Other URLs are returned unchanged. */
export const pictureUrl = (url: string, width: PictureWidth): string =>
  url.replace(/^(\/files\/[0-9a-f-]{36}\/)1280\.webp$/, `$1${width}.webp`);
