import { Heading } from "../../ui/heading.tsx";
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
