import type { Besty } from "#contracts/community/gallery.ts";
import { lazy } from "../data/lazy/lazy.tsx";
import styles from "./besties-section.module.css";
import type { Section } from "./sections.ts";

const BestiesStrip = lazy(async () => (await import("./besties-strip.tsx")).BestiesStrip, {
  when: "visible",
});

const TripMonth = lazy(async () => (await import("./trip-month.tsx")).TripMonth, {
  when: "visible",
});

type BestiesProps = { section: Section<readonly Besty[]>; today: string };

/**
 * Random photos of pets; beside them, on wide screens, the coming months. `today` is the date on which the page was
 * rendered, `YYYY-MM-DD`.
 */
export function Besties({ section, today }: BestiesProps) {
  return (
    <div className={`wrap ${styles.columns}`}>
      <section aria-label="Besties">
        <BestiesStrip section={section} />
      </section>
      <section className={styles.tripMonth} aria-label="Pick a month">
        <TripMonth today={today} />
      </section>
    </div>
  );
}
