import type { ReactNode } from "react";
import type { OrderCard as Card } from "#contracts/commerce/orders.ts";
import { errorCode } from "../../data/errors.ts";
import { grow, useGrowingList } from "../../data/lists.ts";
import { Button } from "../../ui/button.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import styles from "./order-cards.module.css";
import { OrderCard } from "./order-card.tsx";

type Page = { data: Card[]; hasMore: boolean };

type GrowingOrdersProps = {
  /** Names the list among all that was asked for. */
  place: readonly unknown[];
  fetchPage: (before: string | undefined, signal: AbortSignal) => Promise<Page>;
  pathOf: (id: string) => string;
  label: string;
  /** Shown where there is none. */
  empty: ReactNode;
  /** Shown to who may not see them any more. */
  forbidden?: ReactNode;
  forAdmins?: boolean;
};

/** Orders, the newest first, and more of them at the press of a button. */
export function GrowingOrders(props: GrowingOrdersProps) {
  const { place, fetchPage, pathOf, label, empty, forbidden, forAdmins } = props;
  const orders = useGrowingList({
    key: place,
    fetchPage,
    next: ({ data, hasMore }) => (hasMore ? data.at(-1)?._id : undefined),
  });
  const { data, error, isError, isFetching } = orders;
  if (forbidden && errorCode(error) === "ADMIN_ONLY") return forbidden;
  const found = data?.pages.flatMap((page) => page.data) ?? [];
  if (!data) {
    return isError ? (
      <Notice busy={isFetching} onRetry={() => void orders.refetch()}>
        The orders could not be loaded.
      </Notice>
    ) : (
      <OrdersOutline />
    );
  }
  if (found.length === 0) return empty;
  const growOn = async () => {
    const pages = await grow(orders);
    const next = pages.flatMap((page) => page.data)[found.length];
    if (next) focusSoon(`order-${next._id}`);
  };
  return (
    <>
      <ul className={styles.orders} aria-label={label}>
        {found.map((order) => (
          <OrderCard key={order._id} of={order} to={pathOf(order._id)} forAdmins={forAdmins} />
        ))}
      </ul>
      <div className={styles.more}>
        {isError ? (
          <Notice busy={isFetching} onRetry={() => void growOn()}>
            The older orders could not be loaded.
          </Notice>
        ) : (
          orders.hasNextPage && (
            <Button
              busy={orders.isFetchingNextPage}
              busyText="Loading…"
              onClick={() => void growOn()}
            >
              Older orders
            </Button>
          )
        )}
      </div>
    </>
  );
}

/** The shape of a list of orders. */
export const OrdersOutline = () => (
  <div aria-busy>
    <AfterAWhile>
      <div className={styles.orders}>
        <Skeleton height={140} rounded />
        <Skeleton height={140} rounded />
      </div>
    </AfterAWhile>
  </div>
);
