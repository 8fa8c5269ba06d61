import { percentText } from "#format/numbers.ts";
import type { Cart } from "#storefront/index.ts";
import { Link } from "react-router";
import { priceText } from "../../ui/money.ts";
import { useSession } from "../../data/browser.ts";
import { useSignUpMode } from "../../data/site.ts";
import { logInPath } from "../../data/safe-next.ts";
import { cartPath } from "../../links/cart.ts";
import { CheckoutLink } from "./checkout-link.tsx";
import { CartCodes } from "./cart-codes.tsx";
import { memberCodeIn } from "./member-discount.ts";
import { isNotApplied, receiptOf, itemsText } from "./cart-model.ts";
import type { OpenCart } from "./cart-state.ts";
import styles from "../../ui/receipt.module.css";

/** The sums, codes and the link to the checkout. */
export function ReceiptCard({ cart, state }: { cart: Cart; state: OpenCart }) {
  const memberCode = memberCodeIn(state.shop);
  const { count, before, discounts, giftCards, total } = receiptOf(cart, memberCode);
  const isSending = state.pendingQuantities.size > 0;
  return (
    <aside className={styles.shadow} aria-labelledby="receipt">
      <div className={`stack ${styles.receipt}`}>
        <h2 id="receipt">Order summary</h2>
        <dl className={`num ${styles.sums}`} aria-busy={isSending || undefined}>
          <Sum label={itemsText(count)} value={priceText(before)} />
          {discounts.map(({ label, cents }) => (
            <Sum key={label} label={label} value={`\u2212${priceText(cents)}`} off />
          ))}
          {giftCards.map(({ label, cents }, index) => (
            <Sum key={`${label} ${index}`} label={label} value={`\u2212${priceText(cents)}`} off />
          ))}
          <Sum
            label="Shipping"
            value={state.shop.kind === "embedded" ? "Free" : "Calculated at checkout"}
          />
          <Sum label="Total" value={priceText(total)} total />
        </dl>
        <output className="sr">{isSending ? "" : `Total ${priceText(total)}`}</output>
        <CheckoutLink cart={cart} kind={state.shop.kind} />
        <MemberDiscount
          percent={state.shop.memberPercent}
          isNotApplied={isNotApplied(cart, memberCode)}
        />
        <CartCodes cart={cart} memberCode={memberCode} />
      </div>
    </aside>
  );
}

type SumProps = { label: string; value: string; off?: boolean; total?: boolean };

function Sum({ label, value, off, total }: SumProps) {
  return (
    <div className={total ? styles.total : off ? styles.off : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

type MemberDiscountProps = {
  percent: number | null;
  /** The members' code is in the cart but does not apply. */
  isNotApplied: boolean;
};

/** The member discount for guests; for members, a note if it does not apply. Renders nothing if the shop has none. */
function MemberDiscount({ percent, isNotApplied }: MemberDiscountProps) {
  const session = useSession();
  const signUpMode = useSignUpMode();
  if (percent === null) return null;
  if (session.is === "member")
    return isNotApplied ? (
      <p>
        Your {percentText(percent)} member discount can't be combined with the other discounts in
        this cart.
      </p>
    ) : null;
  return (
    <p>
      Members get {percentText(percent)} off every purchase.{" "}
      <Link to={logInPath(cartPath)}>Log in</Link>{" "}
      {signUpMode === "open" && (
        <>
          or <Link to={`/signup?next=${encodeURIComponent(cartPath)}`}>sign up</Link>{" "}
        </>
      )}
      to get it. We'll keep your cart.
    </p>
  );
}
