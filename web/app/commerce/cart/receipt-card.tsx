import { ArrowRight, ExternalLink } from "lucide-react";
import { useState, type MouseEvent } from "react";
import { percentText } from "#format/numbers.ts";
import { type Cart, mapCartPayload } from "#storefront/index.ts";
import { Link } from "react-router";
import type { Shop } from "#contracts/commerce/shop.ts";
import { priceText, centsOf } from "../../ui/money.ts";
import { useSession } from "../../data/browser.ts";
import { useSignUpMode } from "../../data/site.ts";
import { logInPath } from "../../data/safe-next.ts";
import { cartPath } from "../../links/shop.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { Outline } from "../../ui/skeleton.tsx";
import { memberCodeIn } from "./member-discount.ts";
import { isNotApplied, receiptOf, itemsText, checkoutUrl, isSameCode } from "./cart-model.ts";
import { type OpenCart, cartQueue, openCart } from "./cart-state.ts";
import { refreshCart } from "./refresh-cart.ts";
import { removeCode, removeGiftCard } from "./codes.ts";
import { changeFailedText } from "./change-cart.ts";
import styles from "../../ui/receipt.module.css";
import checkoutLinkStyles from "./cart.module.css";

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

type CheckoutLinkProps = { cart: Cart; kind: Shop["kind"] };

/** The link to the checkout of the shop. A click waits until all changes are sent. */
function CheckoutLink({ cart, kind }: CheckoutLinkProps) {
  const url = checkoutUrl(mapCartPayload(cart).webUrl);
  const [waiting, setWaiting] = useState(false);
  const [missing, setMissing] = useState(false);

  const go = async (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    if (url !== undefined && (!isPlain || !openCart()?.pendingQuantities.size)) return;
    event.preventDefault();
    setMissing(false);
    setWaiting(true);
    if (url === undefined) await refreshCart();
    while (openCart()?.pendingQuantities.size) await cartQueue.idle();
    setWaiting(false);
    const open = openCart();
    const target = open?.cart ? checkoutUrl(mapCartPayload(open.cart).webUrl) : undefined;
    if (target === undefined) setMissing(open?.cart !== null);
    else if (!open?.problem) window.location.assign(target);
  };

  const Icon = kind === "embedded" ? ArrowRight : ExternalLink;
  const onClick = (event: MouseEvent) => void go(event);
  return (
    <div className="stack tight">
      {url === undefined ? (
        <Button variant="go" wide busy={waiting} onClick={onClick}>
          Go to checkout
        </Button>
      ) : (
        <a
          className={checkoutLinkStyles.link}
          href={url}
          onClick={onClick}
          aria-busy={waiting || undefined}
        >
          Go to checkout <Icon size={18} aria-hidden />
        </a>
      )}
      {missing && <Notice>Checkout URL not available. Please try again.</Notice>}
      <p className="meta">
        {kind === "embedded"
          ? "Next: shipping address. Your cart is saved until you order."
          : "You'll pay on our partner's site. Your cart is saved until then."}
      </p>
    </div>
  );
}

const CodeForms = lazy(async () => (await import("./code-forms.tsx")).CodeForms);

type CodesProps = {
  cart: Cart;
  /** The members' discount code, which cannot be removed. */
  memberCode: string | undefined;
};

const summaryId = "cart-codes";

/** Moves the focus, as the removed row disappears. */
const focusSummary = (): void => focusSoon(summaryId);

/** The applied discount codes and gift cards, and fields to add more. */
function CartCodes({ cart, memberCode }: CodesProps) {
  const { appliedGiftCards } = cart;
  const discountCodes = cart.discountCodes.filter(({ code }) => !isSameCode(memberCode)(code));
  const [wasOpened, setOpened] = useState(false);
  return (
    <div>
      {/* Announces an accepted code, whose field is only cleared. */}
      <div aria-live="polite" aria-relevant="additions">
        {(discountCodes.length > 0 || appliedGiftCards.length > 0) && (
          <ul className={checkoutLinkStyles.list} aria-label="Discount codes and gift cards">
            {discountCodes.map(({ code, applicable }) => (
              <CodeRow
                key={code}
                title={code}
                effect={applicable ? "applied" : "doesn't apply to this cart"}
                isOff={!applicable}
                name={`discount code ${code}`}
                remove={() => removeCode(code).then(focusSummary)}
              />
            ))}
            {appliedGiftCards.map(({ id, lastCharacters, presentmentAmountUsed }) => (
              <CodeRow
                key={id}
                title={`Gift card ending in ${lastCharacters}`}
                effect={`${priceText(centsOf(presentmentAmountUsed.amount))} applied`}
                name={`gift card ending in ${lastCharacters}`}
                remove={() => removeGiftCard(id).then(focusSummary)}
              />
            ))}
          </ul>
        )}
      </div>
      <details className={checkoutLinkStyles.more} onToggle={() => setOpened(true)}>
        <summary id={summaryId}>Discount code or gift card</summary>
        {wasOpened && <CodeForms fallback={<Outline height={150} />} />}
      </details>
    </div>
  );
}

type CodeRowProps = {
  title: string;
  /** What the code does in this cart. */
  effect: string;
  /** The code does not apply. */
  isOff?: boolean;
  /** Completes the accessible name "Remove …". */
  name: string;
  /** Rejects on failure. */
  remove: () => Promise<unknown>;
};

type State = { is: "idle" } | { is: "removing" } | { is: "failed" };

/** An applied discount code or gift card. */
function CodeRow({ title, effect, isOff, name, remove }: CodeRowProps) {
  const [state, setState] = useState<State>({ is: "idle" });

  const removeCode = async () => {
    setState({ is: "removing" });
    // After a success this row is unmounted.
    await remove().then(
      () => setState({ is: "idle" }),
      () => setState({ is: "failed" }),
    );
  };

  return (
    <li className={checkoutLinkStyles.row}>
      <span className={checkoutLinkStyles.text}>
        <b>{title}</b>{" "}
        <span className={isOff ? checkoutLinkStyles.off : checkoutLinkStyles.on}>{effect}</span>
        {state.is === "failed" && <span role="alert">{changeFailedText}</span>}
      </span>
      <Button
        variant="txt"
        small
        aria-label={`Remove ${name}`}
        busy={state.is === "removing"}
        onClick={() => void removeCode()}
      >
        Remove
      </Button>
    </li>
  );
}
