import type { ReactNode } from "react";
import { classes } from "../../ui/classes.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { ProductCard as Card } from "./card.ts";
import { ProductCard } from "./product-card.tsx";
import styles from "./product-grid.module.css";

type ProductGridProps = {
  cards: readonly Card[];
  level?: "h2" | "h3";
  hung?: boolean;
};

/** Products beside and below each other. */
export function ProductGrid({ cards, level, hung }: ProductGridProps) {
  return (
    <Grid hung={hung}>
      {cards.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} level={level} hung={hung} />
        </li>
      ))}
    </Grid>
  );
}

/** So many cards that are still to come, in their final size. */
export function WaitingGrid({ count, hung }: { count: number; hung?: boolean }) {
  return (
    <Grid hung={hung}>
      {Array.from({ length: count }, (_, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are all the same
        <li key={place} className={styles.waiting} aria-hidden>
          <div className={classes(styles.square, hung && styles.tall)}>
            <Skeleton rounded height="100%" />
          </div>
          <Skeleton width="80%" height={23} />
          <Skeleton height={42} />
          <Skeleton width="30%" height={25} />
          <Skeleton width="45%" height={24} />
        </li>
      ))}
    </Grid>
  );
}

const Grid = ({ hung, children }: { hung: boolean | undefined; children: ReactNode }) => (
  <ul className={classes(styles.grid, hung && styles.wall)}>{children}</ul>
);
