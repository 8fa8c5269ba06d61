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
  /** Something for the wall: taller. */
  hung?: boolean;
  /** As wide as a thumb: picture, name and price. */
  small?: boolean;
};

/** What a product looks like and costs; all of it leads to its page. */
export function ProductCard({ card, level = "h3", hung, small }: ProductCardProps) {
  const Title = level;
  const { id, title, words, picture, soldOut } = card;
  return (
    <article className={classes(styles.card, hung && styles.hung, small && styles.small)}>
      <div className={styles.picture}>
        <ProductPicture of={picture} sizes="(max-width: 767px) 45vw, 280px" />
        {soldOut && <span className={styles.badge}>Sold out</span>}
      </div>
      <Title className={styles.title}>{title}</Title>
      {!small && words && <p className={styles.words}>{words}</p>}
      <Price of={card} />
      <Link className={styles.link} to={productPath(id)} prefetch="intent">
        View Details<span className="sr">: {title}</span>
      </Link>
    </article>
  );
}

/** What it costs, and what it cost before. */
export function Price({ of }: { of: Pick<Card, "price" | "isFrom" | "compareAt"> }) {
  return (
    <p className={`${styles.price} num`}>
      {of.isFrom && <span className={styles.from}>from </span>}
      <Now isLess={of.compareAt !== null}>{priceText(of.price)}</Now>
      {of.compareAt !== null && (
        <s>
          <span className="sr">, before </span>
          {priceText(of.compareAt)}
        </s>
      )}
    </p>
  );
}

const Now = ({ isLess, children }: { isLess: boolean; children: ReactNode }) => (
  <b className={classes(isLess && styles.less)}>{children}</b>
);
