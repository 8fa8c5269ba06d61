import { moneyText } from "#format/money.ts";
import styles from "./money.module.css";

/** Totals by currency. */
export function CostSums({ costs }: { costs: readonly Priced[] }) {
  if (costs.length === 0) return null;
  return (
    <dl className={styles.sums} aria-label="Totals">
      {sumsOf(costs).map(({ currency, all, open }) => (
        <div key={currency}>
          <dt>Total ({currency})</dt>
          <dd className="num">
            <b>{moneyText(all, currency)}</b>
            <span className="meta">
              {open === 0 ? "All paid" : `${moneyText(open, currency)} unpaid`}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Priced = { amount: number; currency: string; paid: boolean };

type Sum = { currency: string; all: number; open: number };

/** Totals by currency, in the smallest unit; `open` is unpaid. Currencies are never added together. */
export function sumsOf(costs: readonly Priced[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { amount, currency, paid } of costs) {
    const { all, open } = sums.get(currency) ?? { all: 0, open: 0 };
    sums.set(currency, { currency, all: all + amount, open: open + (paid ? 0 : amount) });
  }
  return [...sums.values()].toSorted((a, b) => a.currency.localeCompare(b.currency));
}
