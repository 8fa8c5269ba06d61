/** In pixels. */
export type Size = { width: number; height: number };

const squarish = 1.15;

/** Whether a picture is in portrait format, or nearly; a picture without a size is not. */
export const isTall = (size: Size | undefined): boolean =>
  size !== undefined && size.width / size.height < squarish;

/** The displayed aspect ratio: its own within limits. */
export const ratioOf = (size: Size | undefined): number =>
  size === undefined ? 16 / 9 : Math.min(2.4, Math.max(0.7, size.width / size.height));
