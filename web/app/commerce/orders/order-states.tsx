import { Heading } from "../../ui/heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import styles from "./checkout.module.css";

/** The order is there and did not come. */
export const OrderTrouble = ({ busy, onRetry }: { busy: boolean; onRetry: () => void }) => (
  <Notice busy={busy} onRetry={onRetry}>
    The order could not be loaded.
  </Notice>
);

/** The shape of an order. */
export const OrderOutline = ({ title }: { title: string }) => (
  <section className="wrap" aria-busy>
    <Heading level="h1">{title}</Heading>
    <OrderWaiting />
  </section>
);

/** The shape of an order below its heading. */
export const OrderWaiting = () => (
  <AfterAWhile>
    <div className={styles.sides}>
      <Skeleton height={420} />
      <Skeleton height={320} rounded />
    </div>
  </AfterAWhile>
);
