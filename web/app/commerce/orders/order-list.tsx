import type { ReactNode } from "react";
import type { OrderCard as Card } from "#contracts/commerce/orders.ts";
import { dayText } from "#format/dates.ts";
import { counted } from "#format/plurals.ts";
import { errorCode } from "../../data/errors.ts";
import { nextId, useGrowingList } from "../../data/lists.ts";
import { GrowingList } from "../../ui/growing-list.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import styles from "./orders.module.css";
import { Link } from "react-router";
import { priceText } from "../../ui/money.ts";
import { ProductPicture } from "../pictures/index.ts";
import { Chip } from "../../ui/tag.tsx";
import { nameOf, orderNumberText, stateText } from "./order-text.ts";

const linkId = (id: string) => `order-${id}`;

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
    next: nextId,
  });
  if (forbidden && errorCode(query.error) === "ADMIN_ONLY") return forbidden;
  return (
    <GrowingList
      query={query}
      rows="orders"
      outline={<OrderListSkeleton />}
      empty={empty}
      idOf={({ _id: id }) => linkId(id)}
    >
      {(orders) => (
        <ul className={styles.orders} aria-label={label}>
          {orders.map((order) => (
            <OrderCard key={order._id} order={order} to={pathOf(order._id)} forAdmins={forAdmins} />
          ))}
        </ul>
      )}
    </GrowingList>
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

type OrderCardProps = {
  order: Card;
  to: string;
  /** Also shows the recipient. */
  forAdmins?: boolean;
};

/** An order in a list. */
function OrderCard({ order, to, forAdmins }: OrderCardProps) {
  const { state, lines, total, createdAt } = order;
  const { label, tone } = stateText[state];
  return (
    <li className={`card pad ${styles.order}`}>
      <div className="stack tight">
        <div className={styles.head}>
          <h2 className={styles.name}>
            <Link className="cover-link" id={linkId(order._id)} to={to}>
              Order {orderNumberText(order)}
            </Link>
          </h2>
          <Chip tone={tone}>{label}</Chip>
        </div>
        <div className={styles.content}>
          <span className={styles.pictures}>
            {lines.map(({ image }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines of an order never change
              <span key={index} className={styles.orderCardsPicture}>
                <ProductPicture
                  picture={
                    image === null ? null : { src: image, alt: "", width: null, height: null }
                  }
                  sizes="56px"
                />
              </span>
            ))}
          </span>
          <div className={styles.orderCardsText}>
            <p>{summaryText(order)}</p>
            <p className="meta">
              {forAdmins && `${order.recipient} · ${order.email} · `}
              {dayText(createdAt, "long")}
            </p>
          </div>
        </div>
      </div>
      <b className={`num ${styles.total}`}>{priceText(total)}</b>
    </li>
  );
}

function summaryText({ lines, things: count }: Card): string {
  const named = lines.slice(0, 1);
  const others = count - named.reduce((sum, { quantity }) => sum + quantity, 0);
  const first = named.map((line) =>
    line.quantity > 1 ? `${line.quantity} × ${nameOf(line)}` : nameOf(line),
  );
  return [...first, ...(others > 0 ? [counted(others, "more item")] : [])].join(" and ");
}
