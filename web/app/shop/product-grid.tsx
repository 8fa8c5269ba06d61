import type { ReactNode } from "react";
import { classes } from "../ui/classes.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import type { ProductCard as Card } from "./card.ts";
import { ProductCard } from "./product-card.tsx";
import styles from "./product-grid.module.css";

type ProductGridProps = {
  cards: readonly Card[];
  level?: "h2" | "h3";
  framed?: boolean;
};

/** Products beside and below each other. */
export function ProductGrid({ cards, level, framed }: ProductGridProps) {
  return (
    <Grid>
      {cards.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} level={level} framed={framed} />
        </li>
      ))}
    </Grid>
  );
}

/** So many cards that are still to come, in their final size. */
export function WaitingGrid({ count, framed }: { count: number; framed?: boolean }) {
  return (
    <Grid>
      {Array.from({ length: count }, (_, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are all the same
        <li key={place} className={styles.waiting} aria-hidden>
          <div className={classes(styles.square, framed && styles.tall)}>
            <Skeleton rounded height="100%" />
          </div>
          <Skeleton width="80%" height={22} />
          <Skeleton height={38} />
          <Skeleton width="30%" height={24} />
          <Skeleton width="45%" height={24} />
        </li>
      ))}
    </Grid>
  );
}

const Grid = ({ children }: { children: ReactNode }) => <ul className={styles.grid}>{children}</ul>;
