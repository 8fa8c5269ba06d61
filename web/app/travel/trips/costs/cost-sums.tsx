import { moneyText } from "#format/money.ts";
import styles from "./costs-card.module.css";
import { sumsOf, type Priced } from "./money.ts";

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
