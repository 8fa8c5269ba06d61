import { priceText } from "./money.ts";
import styles from "./receipt.module.css";

type SumProps = { label: string; value: string; off?: boolean; total?: boolean };

/** One line of the sums of a receipt, in a `dl`. */
export const Sum = ({ label, value, off, total }: SumProps) => (
  <div className={total ? styles.total : off ? styles.off : undefined}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** A discount or a gift card among the sums. */
export const Deduction = ({ label, cents }: { label: string; cents: number }) => (
  <Sum label={label} value={`\u2212${priceText(cents)}`} off />
);
