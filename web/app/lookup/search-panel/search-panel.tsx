import type { KnownIn } from "#reference/choices.ts";
import { late } from "../../ui/late.ts";
import { Later, useGate } from "../../ui/later.tsx";
import styles from "./search-panel.module.css";

const Panel = late(async () => ({ default: (await import("./panel.tsx")).Panel }));

/** The search panel of the home page. It works without scripts and hydrates after the page. */
export function SearchPanel({ serviceCities }: { serviceCities?: KnownIn | undefined }) {
  const { frame, gate } = useGate();
  return (
    <section ref={frame} className={styles.frame} aria-label="Look it up before you go">
      <Later gate={gate} of={Panel} serviceCities={serviceCities} />
    </section>
  );
}
