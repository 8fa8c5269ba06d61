/** The median, which is robust to outliers. */
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

/** Growth exponent between two measurements: 0 constant, 1 linear. */
export const exponentOf = (small: Measured, large: Measured): number =>
  Math.log(large.ms / small.ms) / Math.log(large.size / small.size);
