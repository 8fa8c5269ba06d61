import type { ReactNode } from "react";
import { classes } from "../../ui/classes.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { ProductCard as Card } from "./card.ts";
import { ProductCard } from "./product-card.tsx";
import styles from "./product-grid.module.css";

type ProductGridProps = {
  cards: readonly Card[];
  level?: "h2" | "h3";
  tall?: boolean;
  /** How many products are in sight at first: their pictures load before all others. */
  inSight?: number;
  /** Fills the last row if products don't. */
  filler?: ReactNode;
};

/** A grid of products. */
export function ProductGrid({ cards, level, tall, inSight = 0, filler }: ProductGridProps) {
  const grid = (
    <Grid even={filler !== undefined}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard card={card} level={level} tall={tall} eager={index < inSight} />
        </li>
      ))}
      {filler !== undefined && <li className={styles.filler}>{filler}</li>}
    </Grid>
  );
  return filler === undefined ? grid : <div className={styles.container}>{grid}</div>;
}

/** Skeletons of cards, in their final size. */
export function SkeletonGrid({ count, tall }: { count: number; tall?: boolean }) {
  return (
    <Grid>
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- all items are the same
        <li key={index} className={styles.skeleton} aria-hidden>
          <div className={classes(styles.square, tall && styles.tallPicture)}>
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

type GridProps = { even?: boolean; children: ReactNode };

const Grid = ({ even, children }: GridProps) => (
  <ul className={classes(styles.grid, even && styles.even)}>{children}</ul>
);
