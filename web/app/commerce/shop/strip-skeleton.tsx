import { SkeletonGrid } from "./product-grid.tsx";
import styles from "./strip.module.css";
import { productsLoading } from "./text.ts";

const skeletonCount = 8;

/** The strip while its products load. */
export function StripSkeleton() {
  return (
    <div className={styles.loading} aria-busy>
      <p className={styles.text}>{productsLoading}</p>
      <div className={styles.cards}>
        <SkeletonGrid count={skeletonCount} />
      </div>
    </div>
  );
}
