import { useEffect } from "react";
import type { Order } from "#contracts/commerce/orders.ts";
import { useSite, useSiteName } from "../../data/site.ts";
import { Heading } from "../../ui/heading.tsx";
import { Chip } from "../../ui/tag.tsx";
import { orderNumberText, stateSentence, stateText } from "./order-text.ts";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import styles from "./orders.module.css";

/** The error of an order that could not be loaded. */
export const OrderError = ({ busy, onRetry }: { busy: boolean; onRetry: () => void }) => (
  <Notice busy={busy} onRetry={onRetry}>
    This order couldn't load. Try again.
  </Notice>
);

/** The skeleton of a page with an order. */
export const OrderPageSkeleton = ({ title }: { title: string }) => (
  <section className="wrap" aria-busy>
    <Heading level="h1">{title}</Heading>
    <OrderSkeleton />
  </section>
);

/** The skeleton of an order below its heading. */
export const OrderSkeleton = () => (
  <AfterAWhile>
    <div className={styles.columns}>
      <Skeleton height={420} />
      <Skeleton height={320} rounded />
    </div>
  </AfterAWhile>
);

type OrderHeadProps = {
  /** Undefined while it loads. The heading element stays the same, so that it keeps the focus. */
  order: Order | undefined;
  /** The title while the order loads. */
  loadingTitle: string;
  /** Explains the state to the buyer. */
  sentence?: string | undefined;
};

/** The number and state of an order. */
export function OrderHead({ order, loadingTitle, sentence }: OrderHeadProps) {
  const title = order && `Order ${orderNumberText(order)}`;
  const siteName = useSiteName();
  useEffect(() => {
    if (title) document.title = `${title} · ${siteName}`;
  }, [title, siteName]);
  const ships = useSite()?.shopShips === true;
  const state = order && stateText[order.state];
  return (
    <Heading
      level="h1"
      sentence={sentence ?? (order && stateSentence(order.state, ships))}
      action={state && <Chip tone={state.tone}>{state.label}</Chip>}
    >
      {title ?? loadingTitle}
    </Heading>
  );
}
