import type { ReactNode } from "react";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import styles from "./pet-strip.module.css";

type PetStripProps = {
  label: string;
  /** Where nothing in it takes the focus, the strip itself does, so that keys can move it. */
  focusable?: boolean;
  /** One list item each. */
  children: ReactNode;
};

/** Cards side by side, moved sideways by finger, wheel or keys. */
export function PetStrip({ label, focusable, children }: PetStripProps) {
  return (
    <ul
      className={styles.strip}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
      tabIndex={focusable ? 0 : undefined}
    >
      {children}
    </ul>
  );
}

/** The shape of the strip until the pets are here. */
export function StripOutline() {
  return (
    <div aria-busy>
      <AfterAWhile>
        <div className={styles.outline}>
          <Skeleton height={140} rounded />
          <Skeleton height={140} rounded />
        </div>
      </AfterAWhile>
    </div>
  );
}
