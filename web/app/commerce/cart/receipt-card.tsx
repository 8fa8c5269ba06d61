import type { Cart } from "#storefront/index.ts";
import { Link } from "react-router";
import { priceText } from "../../ui/money.ts";
import styles from "../../ui/receipt.module.css";
import { useSession } from "../../data/browser.ts";
import { logInPath } from "../../data/safe-next.ts";
import { cartPath } from "../../links/cart.ts";
import { CheckoutLink } from "./checkout-link.tsx";
import { Codes } from "./codes-part.tsx";
import { memberCodeIn } from "./member-code.ts";
import { isLeftOut, receiptOf, things } from "./reading.ts";
import type { OpenCart } from "./state.ts";

/** What it comes to, codes, and the way to the checkout. */
export function ReceiptCard({ cart, of }: { cart: Cart; of: OpenCart }) {
  const memberCode = memberCodeIn(of.shop);
  const { count, before, discounts, giftCards, total } = receiptOf(cart, memberCode);
  const onTheWay = of.wanted.size > 0;
  return (
    <aside className={styles.shadow} aria-labelledby="receipt">
      <div className={`stack ${styles.receipt}`}>
        <h2 id="receipt">Receipt</h2>
        <dl className={`num ${styles.sums}`} aria-busy={onTheWay || undefined}>
          <Sum label={things(count)} words={priceText(before)} />
          {discounts.map(({ label, cents }) => (
            <Sum key={label} label={label} words={`\u2212${priceText(cents)}`} off />
          ))}
          {giftCards.map(({ label, cents }, place) => (
            <Sum key={`${label} ${place}`} label={label} words={`\u2212${priceText(cents)}`} off />
          ))}
          <Sum label="Post" words={of.shop.kind === "embedded" ? "free" : "worked out next"} />
          <Sum label="Total" words={priceText(total)} total />
        </dl>
        <output className="sr">{onTheWay ? "" : `Total ${priceText(total)}`}</output>
        <CheckoutLink cart={cart} kind={of.shop.kind} />
        <MembersLine percent={of.shop.memberPercent} isLeftOut={isLeftOut(cart, memberCode)} />
        <Codes cart={cart} memberCode={memberCode} />
      </div>
    </aside>
  );
}

type SumProps = { label: string; words: string; off?: boolean; total?: boolean };

function Sum({ label, words, off, total }: SumProps) {
  return (
    <div className={total ? styles.total : off ? styles.off : undefined}>
      <dt>{label}</dt>
      <dd>{words}</dd>
    </div>
  );
}

type MembersLineProps = {
  percent: number | null;
  /** The shop has the members' code, and takes nothing off for it. */
  isLeftOut: boolean;
};

/** Tells guests what members get off, and members where the shop leaves it out; nothing where it grants nothing. */
function MembersLine({ percent, isLeftOut }: MembersLineProps) {
  const session = useSession();
  if (percent === null) return null;
  if (session.is === "member")
    return isLeftOut ? (
      <p>The members’ {percent}% doesn’t go together with what else is in this cart.</p>
    ) : null;
  return (
    <p>
      Members get {percent}% off every purchase. <Link to={logInPath(cartPath)}>Log in</Link> or{" "}
      <Link to={`/signup?next=${encodeURIComponent(cartPath)}`}>join</Link>, and your cart comes
      along.
    </p>
  );
}
