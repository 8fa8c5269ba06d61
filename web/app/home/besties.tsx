import type { Besty } from "#contracts/community/gallery.ts";
import { lazy } from "../data/lazy/lazy.tsx";
import styles from "./beside-besties.module.css";
import type { Part } from "./parts.ts";

const BestiesStrip = lazy(async () => (await import("./besties-strip.tsx")).BestiesStrip, {
  when: "visible",
});

const When = lazy(async () => (await import("./when.tsx")).When, { when: "visible" });

type BestiesProps = { part: Part<readonly Besty[]>; today: string };

/**
 * Photos of everybody's pets at random, which stand still until the page has nothing better to do; beside them, where
 * there is room, the months to come. `today` is the day the page was made, `YYYY-MM-DD`.
 */
export function Besties({ part, today }: BestiesProps) {
  return (
    <div className={`wrap ${styles.beside}`}>
      <section aria-label="Besties">
        <BestiesStrip part={part} />
      </section>
      <section className={styles.when} aria-label="When?">
        <When today={today} />
      </section>
    </div>
  );
}
