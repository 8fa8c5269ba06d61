import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import styles from "./card.module.css";

/** The shape of a postcard that is on its way. */
export function CardSkeleton() {
  return (
    <AfterAWhile>
      <div className={styles.coming} aria-hidden>
        <Skeleton width={90} height={26} />
        <Skeleton height={26} />
        <div className="stack tight">
          <Skeleton />
          <Skeleton />
          <Skeleton width="60%" />
        </div>
        <Skeleton height={30} />
      </div>
    </AfterAWhile>
  );
}
