/** In pixels. */
export type Size = { width: number; height: number };

const squarish = 1.15;

/** Whether a picture is higher than it is wide, or nearly; one that nobody has measured is wide. */
export const isTall = (size: Size | undefined): boolean =>
  size !== undefined && size.width / size.height < squarish;

/** Width by height as a picture is shown: its own, but neither a ribbon nor a tower. */
export const ratioOf = (size: Size | undefined): number =>
  size === undefined ? 16 / 9 : Math.min(2.4, Math.max(0.7, size.width / size.height));
