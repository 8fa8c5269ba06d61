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
