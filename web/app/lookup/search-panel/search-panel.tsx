import type { ServiceListings } from "#reference/choices.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import styles from "./panel.module.css";

const Panel = lazy(async () => (await import("./panel.tsx")).Panel, { when: "visible" });

/** The search panel of the home page. It works without scripts and hydrates after the page. */
export function SearchPanel({ serviceCities }: { serviceCities?: ServiceListings | undefined }) {
  return (
    <section className={styles.frame} aria-label="Pet travel search">
      <Panel serviceCities={serviceCities} />
    </section>
  );
}
