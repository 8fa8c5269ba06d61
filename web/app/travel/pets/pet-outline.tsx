import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import styles from "./pet-page.module.css";

/** The outline of a pet's page until it has loaded. */
export const PetOutline = () => (
  <section className={`wrap ${styles.page}`} aria-busy>
    <h1 className="sr">Your pet</h1>
    <AfterAWhile>
      <div className={styles.head}>
        <Skeleton width={148} height={148} />
        <div className="stack tight">
          <Skeleton width={220} height={40} />
          <Skeleton width={280} height={22} />
        </div>
      </div>
      <div className={`split ${styles.parts}`}>
        <Skeleton height={420} rounded />
        <Skeleton height={320} rounded />
      </div>
    </AfterAWhile>
  </section>
);
