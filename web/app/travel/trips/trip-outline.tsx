import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import styles from "./trip-page.module.css";

/** The outline of a trip's page until it has loaded. */
export const TripOutline = () => (
  <section aria-busy>
    <h1 className="sr">Your trip</h1>
    <AfterAWhile>
      <div className={styles.outline}>
        <Skeleton height={340} />
      </div>
      <div className={`wrap split ${styles.parts}`}>
        <div className="stack loose">
          <Skeleton height={260} rounded />
          <Skeleton height={220} rounded />
        </div>
        <Skeleton height={360} rounded />
      </div>
    </AfterAWhile>
  </section>
);
