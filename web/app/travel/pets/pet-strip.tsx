import type { ReactNode } from "react";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import styles from "./pets.module.css";

type PetStripProps = {
  label: string;
  /** The strip takes the focus if nothing in it does, so that keys can scroll it. */
  focusable?: boolean;
  /** One list item each. */
  children: ReactNode;
};

/** Cards in a row that scrolls sideways. */
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

/** The outline of the strip until the pets have loaded. */
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
