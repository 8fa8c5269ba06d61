/** Every picture is kept in these widths, in CSS pixels; one that is smaller is not enlarged. */
export const pictureWidths = [320, 640, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** A public picture in all its widths, for `srcSet`; undefined for addresses of other kinds, which have one width. */
/* @__NO_SIDE_EFFECTS__ */
export const pictureSet = (url: string): string | undefined =>
  pictureUrl(url, 320) === url
    ? undefined
    : pictureWidths.map((width) => `${pictureUrl(url, width)} ${width}w`).join(", ");

/** The address of a public picture in another width. Addresses of other kinds are answered as they are. */
export const pictureUrl = (url: string, width: PictureWidth): string =>
  url.replace(/^(\/files\/[0-9a-f-]{36}\/)1280\.webp$/, `$1${width}.webp`);
