import { useEffect } from "react";
import { requirePart } from "../../data/server.ts";
import { pageMeta } from "../../ui/meta.ts";
import { Heading } from "../../ui/heading.tsx";
import { marketplacePath } from "../../links/shop.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { onOtherPerson } from "../../data/session.ts";
import { onOtherTab } from "../../data/storage.ts";
import { useStore } from "../../data/store.ts";
import type { Route } from "./+types/cart-page";
import { CartLines, titleId, marketplaceLinkId } from "./cart-lines.tsx";
import { useCartCount } from "./cart-count.ts";
import { refreshCart } from "./refresh-cart.ts";
import { itemsText } from "./cart-model.ts";
import { ReceiptCard } from "./receipt-card.tsx";
import {
  openCart,
  type CartState,
  type OpenCart,
  updateOpenCart,
  cartState,
} from "./cart-state.ts";
import { tooManyInAll, visibleLines } from "./visible-lines.ts";
import styles from "./cart.module.css";

export function loader({ context }: Route.LoaderArgs) {
  requirePart(context, "shop");
  return null;
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your cart", hidden: true });

export default function CartPage() {
  return (
    <section className="wrap">
      <Heading level="h1" id="cart">
        Your cart
      </Heading>
      <CartContent />
    </section>
  );
}

/** The cart: loading, failed or open. */
function CartContent() {
  return (
    <div className={styles.page}>
      <CartView state={useCart()} />
    </div>
  );
}

function CartView({ state }: { state: CartState }) {
  if (state.is === "opening") return <Opening />;
  return state.is === "failed" ? <Failed /> : <Open state={state} />;
}

function Open({ state }: { state: OpenCart }) {
  const { cart, removedText, problem } = state;
  const lines = visibleLines(state);
  const tooMany = tooManyInAll(state, lines);
  const retry = () => {
    // The notice with the retry button disappears.
    focusFirst(state);
    problem?.retry();
  };
  return (
    <div className="stack">
      {tooMany && <Notice tone="due">{tooMany}</Notice>}
      {removedText && <Notice tone="due">{removedText}</Notice>}
      {problem && <Notice onRetry={retry}>{problem.message}</Notice>}
      {cart && lines.length > 0 ? (
        <div className="split">
          <CartLines lines={lines} />
          <ReceiptCard cart={cart} state={state} />
        </div>
      ) : (
        <EmptyState
          drawing="cart"
          title="Your Cart is Empty"
          sentence="Find carriers, bowls, beds and tags for your next trip."
          action={
            <LinkButton variant="go" to={marketplacePath} id={marketplaceLinkId}>
              Browse the marketplace
            </LinkButton>
          }
        />
      )}
    </div>
  );
}

/** Moves the focus to the first line, or to the link to the marketplace if there is none. */
function focusFirst(state: OpenCart): void {
  const first = visibleLines(state)[0];
  focusSoon(first ? titleId(first.line.id) : marketplaceLinkId);
}

function Failed() {
  const count = useCartCount();
  const retry = async () => {
    await refreshCart();
    const open = openCart();
    if (open) focusFirst(open);
  };
  const savedText = count > 1 ? `Your ${itemsText(count)} are saved` : "Your items are saved";
  return (
    <Notice onRetry={() => void retry()}>
      {navigator.onLine
        ? `Your cart couldn't load. ${savedText}. Try again.`
        : `You're offline. ${savedText}, and your cart will load when you're back online.`}
    </Notice>
  );
}

function Opening() {
  return (
    <div aria-busy>
      <noscript>
        <p>Turn on JavaScript in your browser to see your cart.</p>
      </noscript>
      <p className="sr">Loading your cart…</p>
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

const duplicateMs = 300;

/** The cart, reloaded when the page becomes visible again and when another tab changes it. */
function useCart(): CartState {
  useEffect(() => {
    const refresh = () => void refreshCart();
    // Returning to a page can trigger up to three events at once.
    let lastRefresh = Date.now();
    const onVisible = () => {
      if (document.visibilityState !== "visible" || Date.now() - lastRefresh <= duplicateMs) return;
      lastRefresh = Date.now();
      refresh();
    };
    refresh();
    const unsubscribe = onOtherPerson(refresh);
    const unfollow = onOtherTab((key) => {
      if (key === null || key.startsWith("private:cart")) refresh();
    });
    window.addEventListener("online", refresh);
    window.addEventListener("focus", onVisible);
    window.addEventListener("pageshow", onVisible);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      unsubscribe();
      unfollow();
      window.removeEventListener("online", refresh);
      window.removeEventListener("focus", onVisible);
      window.removeEventListener("pageshow", onVisible);
      document.removeEventListener("visibilitychange", onVisible);
      // Messages are not shown again at the next visit.
      updateOpenCart({ removedText: undefined, problem: undefined, lineMessages: new Map() });
    };
  }, []);
  return useStore(cartState);
}
