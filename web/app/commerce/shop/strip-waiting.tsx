import { WaitingGrid } from "./product-grid.tsx";
import styles from "./strip.module.css";
import { productsLoading } from "./text.ts";

const waitingCount = 8;

/** What stands in the strip's place until its products come. */
export function StripWaiting() {
  return (
    <div className={styles.waiting} aria-busy>
      <p className={styles.words}>{productsLoading}</p>
      <div className={styles.cards}>
        <WaitingGrid count={waitingCount} />
      </div>
    </div>
  );
}
