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

type OrderListProps = {
  queryKey: readonly unknown[];
  fetchPage: (before: string | undefined, signal: AbortSignal) => Promise<Page>;
  pathOf: (id: string) => string;
  label: string;
  /** Shown if there are no orders. */
  empty: ReactNode;
  /** Shown to a person who is no longer an admin. */
  forbidden?: ReactNode;
  forAdmins?: boolean;
};

/** Orders, newest first, with a button to load older ones. */
export function OrderList(props: OrderListProps) {
  const { queryKey, fetchPage, pathOf, label, empty, forbidden, forAdmins } = props;
  const query = useGrowingList({
    key: queryKey,
    fetchPage,
    next: ({ data, hasMore }) => (hasMore ? data.at(-1)?._id : undefined),
  });
  const { data, error, isError, isFetching } = query;
  if (forbidden && errorCode(error) === "ADMIN_ONLY") return forbidden;
  const orders = data?.pages.flatMap((page) => page.data) ?? [];
  if (!data) {
    return isError ? (
      <Notice busy={isFetching} onRetry={() => void query.refetch()}>
        The orders could not be loaded.
      </Notice>
    ) : (
      <OrderListSkeleton />
    );
  }
  if (orders.length === 0) return empty;
  const loadOlder = async () => {
    const pages = await grow(query);
    const next = pages.flatMap((page) => page.data)[orders.length];
    if (next) focusSoon(`order-${next._id}`);
  };
  return (
    <>
      <ul className={styles.orders} aria-label={label}>
        {orders.map((order) => (
          <OrderCard key={order._id} order={order} to={pathOf(order._id)} forAdmins={forAdmins} />
        ))}
      </ul>
      <div className={styles.more}>
        {isError ? (
          <Notice busy={isFetching} onRetry={() => void loadOlder()}>
            The older orders could not be loaded.
          </Notice>
        ) : (
          query.hasNextPage && (
            <Button
              busy={query.isFetchingNextPage}
              busyText="Loading…"
              onClick={() => void loadOlder()}
            >
              Older orders
            </Button>
          )
        )}
      </div>
    </>
  );
}

/** The skeleton of a list of orders. */
export const OrderListSkeleton = () => (
  <div aria-busy>
    <AfterAWhile>
      <div className={styles.orders}>
        <Skeleton height={140} rounded />
        <Skeleton height={140} rounded />
      </div>
    </AfterAWhile>
  </div>
);
