import { marketplacePath } from "../../links/shop.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import styles from "./cart-content.module.css";
import { CartLines, titleId, wayOnId } from "./cart-lines.tsx";
import { useCartCount } from "./count.ts";
import { refreshCart } from "./opening.ts";
import { things } from "./reading.ts";
import { ReceiptCard } from "./receipt-card.tsx";
import { openCart, type CartState, type OpenCart } from "./state.ts";
import { useCart } from "./use-cart.ts";
import { shownLines } from "./visible-lines.ts";

/** The cart, however it stands. */
export function CartContent() {
  return (
    <div className={styles.place}>
      <CartAs of={useCart()} />
    </div>
  );
}

function CartAs({ of }: { of: CartState }) {
  if (of.is === "opening") return <Opening />;
  return of.is === "failed" ? <Failed /> : <Open of={of} />;
}

function Open({ of }: { of: OpenCart }) {
  const { cart, gone, problem } = of;
  const lines = shownLines(of);
  const retry = () => {
    // What is tried again no longer stands there.
    focusFirst(of);
    problem?.retry();
  };
  return (
    <div className="stack">
      {gone && <Notice tone="due">{gone}</Notice>}
      {problem && <Notice onRetry={retry}>{problem.words}</Notice>}
      {cart && lines.length > 0 ? (
        <div className="split">
          <CartLines lines={lines} />
          <ReceiptCard cart={cart} of={of} />
        </div>
      ) : (
        <EmptyState
          drawing="cart"
          title="Your Cart is Empty"
          sentence="Carriers, bowls, beds and tags for the road are a few steps away."
          action={
            <LinkButton look="go" to={marketplacePath} id={wayOnId}>
              Go to the Marketplace
            </LinkButton>
          }
        />
      )}
    </div>
  );
}

/** Gives the focus to the first line, or to the way on where there is none. */
function focusFirst(of: OpenCart): void {
  const first = shownLines(of)[0];
  focusSoon(first ? titleId(first.line.id) : wayOnId);
}

function Failed() {
  const count = useCartCount();
  const retry = async () => {
    await refreshCart();
    const open = openCart();
    if (open) focusFirst(open);
  };
  const kept = count > 1 ? `The ${things(count)} in it are kept` : "What lies in it is kept";
  return (
    <Notice onRetry={() => void retry()}>
      {navigator.onLine
        ? `Your cart could not be loaded. ${kept}.`
        : `You are offline. ${kept}, and the cart opens when you are back.`}
    </Notice>
  );
}

function Opening() {
  return (
    <div aria-busy>
      <noscript>
        <p>The cart needs scripts. Turn them on in your browser to see what lies in it.</p>
      </noscript>
      <p className="sr">Your cart is being loaded.</p>
      <AfterAWhile>
        <div className="split">
          <div className={`card pad ${styles.lines}`}>
            <SkeletonLine />
            <SkeletonLine />
          </div>
          <Skeleton height={300} />
        </div>
      </AfterAWhile>
    </div>
  );
}

function SkeletonLine() {
  return (
    <div className={styles.line}>
      <Skeleton width={84} height={84} rounded />
      <div className="stack tight">
        <Skeleton width={180} height={20} />
        <Skeleton width={80} height={16} />
        <Skeleton width={120} height={28} />
      </div>
    </div>
  );
}
