/** The middle of some figures, which one outlier does not move. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = Number.isInteger(middle)
    ? [sorted[middle - 1], sorted[middle]]
    : [sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

export const spreadOf = (figures: readonly number[]): [number, number] => [
  Math.min(...figures),
  Math.max(...figures),
];

type Measured = { size: number; ms: number };

/** How time grows with size between two measurements: 0 not at all, 1 in proportion. */
export const exponentOf = (small: Measured, large: Measured): number =>
  Math.log(large.ms / small.ms) / Math.log(large.size / small.size);
