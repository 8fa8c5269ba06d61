import type { ReactNode } from "react";
import type { Hoot } from "#contracts/community/hoots.ts";
import { Poster } from "../../ui/poster.tsx";
import styles from "./lists.module.css";
import { isPlace } from "../../links/hoots.ts";

type BesidePosterProps = { hoot: Hoot | undefined; children: ReactNode };

/** Wide screens show a poster of the hoot's place beside it, or an open road if it has no place. */
export function BesidePoster({ hoot, children }: BesidePosterProps) {
  const place = hoot && isPlace(hoot.category) ? hoot.category : undefined;
  return (
    <div className={styles.beside}>
      <div className={styles.hoot}>{children}</div>
      <div className={`wide-only ${styles.poster}`} aria-hidden>
        <Poster place={place ?? ""} scene={place ? undefined : "car"} tilted>
          {place ?? "On the road"}
        </Poster>
      </div>
    </div>
  );
}
