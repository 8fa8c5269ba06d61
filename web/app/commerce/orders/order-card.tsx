import { Link } from "react-router";
import type { OrderCard as Card } from "#contracts/commerce/orders.ts";
import { priceText } from "../../ui/money.ts";
import { ProductPicture } from "../pictures/index.ts";
import { Chip } from "../../ui/tag.tsx";
import styles from "./order-cards.module.css";
import { dayText, nameOf, orderNumberText, stateText, things } from "./order-text.ts";

type OrderCardProps = {
  order: Card;
  to: string;
  /** Also shows the recipient. */
  forAdmins?: boolean;
};

/** An order in a list. */
export function OrderCard({ order, to, forAdmins }: OrderCardProps) {
  const { state, lines, total, createdAt } = order;
  const { label, tone } = stateText[state];
  return (
    <li className={`card pad ${styles.order}`}>
      <div className="stack tight">
        <div className={styles.head}>
          <h2 className={styles.name}>
            <Link id={`order-${order._id}`} to={to}>
              Order {orderNumberText(order)}
            </Link>
          </h2>
          <Chip tone={tone}>{label}</Chip>
        </div>
        <div className={styles.content}>
          <span className={styles.pictures}>
            {lines.map(({ image }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines of an order never change
              <span key={index} className={styles.picture}>
                <ProductPicture
                  picture={
                    image === null ? null : { src: image, alt: "", width: null, height: null }
                  }
                  sizes="56px"
                />
              </span>
            ))}
          </span>
          <div className={styles.text}>
            <p>{summaryText(order)}</p>
            <p className="meta">
              {forAdmins && `${order.recipient} · ${order.email} · `}
              {dayText(createdAt)}
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
  return [...first, ...(others > 0 ? [`${things(others)} more`] : [])].join(" and ");
}
