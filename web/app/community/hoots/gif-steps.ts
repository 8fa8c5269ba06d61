/** The index to which an arrow key moves from `at` in a grid of `inRow` items per row; undefined for other keys. */
export function steppedTo(
  key: string,
  at: number,
  count: number,
  inRow: number,
): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -inRow,
    ArrowDown: inRow,
  };
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = at + step;
  return next >= 0 && next < count ? next : at;
}
