import type { Cost } from "#contracts/travel/trip-parts.ts";
import { moneyText } from "#format/money.ts";
import { sumsOf } from "./money.ts";
import styles from "../printed-trip.module.css";

/** Expenses of a trip as a table, with a total for each currency. */
export const PrintedCosts = ({ costs }: { costs: readonly Cost[] }) => (
  <div className={styles.part}>
    <p className={styles.name}>Expenses</p>
    <table className={styles.costs}>
      <thead>
        <tr>
          <th scope="col">Expense</th>
          <th scope="col">Paid</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ _id, what, amount, currency, paid }) => (
          <tr key={_id}>
            <td>{what}</td>
            <td>{paid ? "Yes" : ""}</td>
            <td>{moneyText(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
      {/* Not a tfoot, which would be repeated on every page. */}
      <tbody className={styles.sums}>
        {sumsOf(costs).map(({ currency, all, open }) => (
          <tr key={currency}>
            <th scope="row">Total ({currency})</th>
            <td>{open === 0 ? "All paid" : `${moneyText(open, currency)} unpaid`}</td>
            <td>{moneyText(all, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
