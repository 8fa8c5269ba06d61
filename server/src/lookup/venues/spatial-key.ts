/**
 * Bits per side. Twice as many fit a number in JavaScript and a bigint in PostgreSQL without rounding, and a cell is 60 cm
 * wide at the equator.
 */
export const keyBits = 26;
const side = 2 ** keyBits;

/** The column of cells from west to east, and their row from south to north. */
export const cellOf = (latitude: number, longitude: number): { x: number; y: number } => ({
  x: indexIn((longitude + 180) / 360),
  y: indexIn((latitude + 90) / 180),
});

/** The last cell includes the end: the pole, or 180 degrees. */
const indexIn = (share: number): number =>
  Math.min(side - 1, Math.max(0, Math.floor(share * side)));

/**
 * The position on a Hilbert curve over the world (Hilbert 1891), from 0 to 2^52 - 1: places whose keys are close are close
 * to each other. A B-tree finds those of an area by a few ranges of keys. Degrees, north and east positive.
 */
export function spatialKey(latitude: number, longitude: number): number {
  let { x, y } = cellOf(latitude, longitude);
  let key = 0;
  for (let half = side / 2; half >= 1; half /= 2) {
    const isRight = x >= half;
    const isUpper = y >= half;
    key = key * 4 + quarterOf(isRight, isUpper);
    [x, y] = turned(x % half, y % half, half, isRight, isUpper);
  }
  return key;
}

/** The quarters in the order of the curve: 0 and 1 on the left, from below; 2 and 3 on the right, from above. */
function quarterOf(isRight: boolean, isUpper: boolean): number {
  if (isRight) return isUpper ? 2 : 3;
  return isUpper ? 1 : 0;
}

/** The curve in the first and the last quarter is mirrored at a diagonal. */
function turned(
  x: number,
  y: number,
  half: number,
  isRight: boolean,
  isUpper: boolean,
): [number, number] {
  if (isUpper) return [x, y];
  return isRight ? [half - 1 - y, half - 1 - x] : [y, x];
}
