export type Priced = { amount: number; currency: string; paid: boolean };

export type Sum = { currency: string; all: number; open: number };

/** Totals by currency, in the smallest unit; `open` is unpaid. Currencies are never added together. */
export function sumsOf(costs: readonly Priced[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { amount, currency, paid } of costs) {
    const { all, open } = sums.get(currency) ?? { all: 0, open: 0 };
    sums.set(currency, { currency, all: all + amount, open: open + (paid ? 0 : amount) });
  }
  return [...sums.values()].toSorted((a, b) => a.currency.localeCompare(b.currency));
}
