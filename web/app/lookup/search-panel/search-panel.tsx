import type { ServiceListings } from "#reference/choices.ts";
import { late } from "../../ui/late.ts";
import { Later, useGate } from "../../ui/later.tsx";
import styles from "./search-panel.module.css";

const Panel = late(async () => ({ default: (await import("./panel.tsx")).Panel }));

/** The panel of the home page. Its forms and tabs are whole without scripts; it comes alive after the page did. */
export function SearchPanel({ known }: { known?: ServiceListings | undefined }) {
  const { frame, gate } = useGate();
  return (
    <section ref={frame} className={styles.frame} aria-label="Look it up before you go">
      <Later gate={gate} of={Panel} known={known} />
    </section>
  );
}
