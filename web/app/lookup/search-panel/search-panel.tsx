import type { KnownIn } from "#reference/choices.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import styles from "./search-panel.module.css";

const Panel = lazy(async () => (await import("./panel.tsx")).Panel, { when: "visible" });

/** The panel of the home page. Its forms and tabs are whole without scripts; it comes alive after the page did. */
export function SearchPanel({ known }: { known?: KnownIn | undefined }) {
  return (
    <section className={styles.frame} aria-label="Look it up before you go">
      <Panel known={known} />
    </section>
  );
}
