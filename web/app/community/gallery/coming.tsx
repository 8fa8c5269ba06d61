import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import styles from "./gallery-section.module.css";

/** The outline of photos until they have loaded. */
export const Coming = () => (
  <div aria-busy className={styles.coming}>
    <AfterAWhile>
      <div className={styles.squares}>
        {[1, 2, 3, 4].map((square) => (
          <Skeleton key={square} width={190} height={190} rounded />
        ))}
      </div>
    </AfterAWhile>
  </div>
);
