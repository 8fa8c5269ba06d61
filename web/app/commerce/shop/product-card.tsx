import type { ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "../../ui/classes.ts";
import type { ProductCard as Card } from "./card.ts";
import { priceText } from "../../ui/money.ts";
import { productPath } from "../../links/shop.ts";
import styles from "./product-card.module.css";
import { ProductPicture } from "../pictures/index.ts";

type ProductCardProps = {
  card: Card;
  level?: "h2" | "h3";
  /** A taller picture, for artwork. */
  tall?: boolean;
  /** Its picture loads at once. */
  eager?: boolean;
  /** Only picture, title and price. */
  small?: boolean;
};

/** A product with picture and price, which links to its page. */
export function ProductCard({ card, level = "h3", tall, eager, small }: ProductCardProps) {
  const Title = level;
  const { id, title, summary, picture, soldOut } = card;
  return (
    <article className={classes(styles.card, tall && styles.tall, small && styles.small)}>
      <div className={styles.picture}>
        <ProductPicture picture={picture} sizes="(max-width: 767px) 45vw, 280px" eager={eager} />
        {soldOut && <span className={styles.badge}>Sold out</span>}
      </div>
      <Title className={styles.title}>{title}</Title>
      {!small && summary && <p className={styles.summary}>{summary}</p>}
      <Price price={card} />
      <Link className={classes("cover-link", styles.link)} to={productPath(id)} prefetch="intent">
        <span className={classes(small && "sr")}>View Details</span>
        <span className="sr">: {title}</span>
      </Link>
    </article>
  );
}

/** The price, and the earlier one if it was higher. */
export function Price({ price }: { price: Pick<Card, "price" | "isFrom" | "compareAt"> }) {
  return (
    <p className={`${styles.price} num`}>
      {price.isFrom && <span className={styles.from}>From </span>}
      <CurrentPrice isReduced={price.compareAt !== null}>{priceText(price.price)}</CurrentPrice>
      {price.compareAt !== null && (
        <s>
          <span className="sr">, was </span>
          {priceText(price.compareAt)}
        </s>
      )}
    </p>
  );
}

const CurrentPrice = ({ isReduced, children }: { isReduced: boolean; children: ReactNode }) => (
  <b className={classes(isReduced && styles.reduced)}>{children}</b>
);
