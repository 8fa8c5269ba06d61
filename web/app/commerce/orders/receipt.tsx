import type { ReactNode } from "react";
import type { CheckoutLine, OpenCheckout, OrderLine } from "#contracts/commerce/orders.ts";
import { priceText } from "../../ui/money.ts";
import { ReceiptLine } from "./receipt-line.tsx";
import { things } from "./order-text.ts";
import paper from "../../ui/receipt.module.css";
import styles from "./receipt.module.css";

type Sums = Pick<OpenCheckout, "subtotal" | "discounts" | "giftCards" | "total">;

type ReceiptProps = {
  title: string;
  lines: readonly (CheckoutLine | OrderLine)[];
  of: Sums;
  /** What is said beside a line, by its id. */
  said?: ReadonlyMap<string, string>;
  children?: ReactNode;
};

const less = (cents: number): string => `\u2212${priceText(cents)}`;

/** What is bought, and what it comes to. */
export function Receipt({ title, lines, of, said, children }: ReceiptProps) {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <aside className={paper.shadow} aria-labelledby="receipt">
      <div className={`stack ${paper.receipt}`}>
        <h2 id="receipt">{title}</h2>
        <ul className={styles.lines}>
          {lines.map((line, place) => (
            <ReceiptLine key={"_id" in line ? line._id : place} of={line} said={said} />
          ))}
        </ul>
        <dl className={`num ${paper.sums} ${styles.under}`}>
          <Sum label={things(count)} words={priceText(of.subtotal)} />
          {of.discounts.map((each) => (
            <Sum key={each.title} label={each.title} words={less(each.amount)} off />
          ))}
          {of.giftCards.map(({ lastCharacters, amount }, place) => (
            <Sum
              key={`${lastCharacters} ${place}`}
              label={`Gift card ending in ${lastCharacters}`}
              words={less(amount)}
              off
            />
          ))}
          <Sum label="Post" words="free" />
          <Sum label="Total" words={priceText(of.total)} total />
        </dl>
        {children}
      </div>
    </aside>
  );
}

type SumProps = { label: string; words: string; off?: boolean; total?: boolean };

function Sum({ label, words, off, total }: SumProps) {
  return (
    <div className={total ? paper.total : off ? paper.off : undefined}>
      <dt>{label}</dt>
      <dd>{words}</dd>
    </div>
  );
}
