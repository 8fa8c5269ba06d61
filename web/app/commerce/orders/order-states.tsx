import { AppError } from "#contracts/kernel/errors.ts";
import { Heading } from "../../ui/heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import styles from "./checkout.module.css";

/** Whether there is no such order, for who asks at least. */
export const isMissing = (error: unknown): boolean =>
  error instanceof AppError && error.code === "NOT_FOUND";

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
