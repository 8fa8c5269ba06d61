import type { Cost } from "#contracts/travel/trip-parts.ts";
import lines from "../costs/costs-card.module.css";
import { CostSums } from "../costs/cost-sums.tsx";
import { amountWords } from "../costs/money.ts";
import styles from "./shared-trip.module.css";

/** What a trip costs, to be read. */
export const SharedCosts = ({ costs }: { costs: readonly Cost[] }) => (
  <section className="card pad stack" aria-labelledby="costs-title">
    <h2 id="costs-title" className={styles.title}>
      Costs
    </h2>
    <ul className={lines.costs}>
      {costs.map(({ _id, what, amount, currency, paid }) => (
        <li key={_id}>
          <span className={lines.what}>
            {what}
            {paid && <span className="meta">Paid</span>}
          </span>
          <b className="num">{amountWords(amount, currency)}</b>
        </li>
      ))}
    </ul>
    <CostSums costs={costs} />
  </section>
);
