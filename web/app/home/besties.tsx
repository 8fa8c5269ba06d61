import type { Besty } from "#contracts/community/gallery.ts";
import { late } from "../ui/late.ts";
import { Later, useGate } from "../ui/later.tsx";
import styles from "./beside-besties.module.css";
import type { Part } from "./parts.ts";

const BestiesStrip = late(async () => ({
  default: (await import("./besties-strip.tsx")).BestiesStrip,
}));

const When = late(async () => ({ default: (await import("./when.tsx")).When }));

type BestiesProps = { part: Part<readonly Besty[]>; today: string };

/**
 * Photos of everybody's pets at random, which stand still until the page has nothing better to do; beside them, where
 * there is room, the months to come. `today` is the day the page was made, `YYYY-MM-DD`.
 */
export function Besties({ part, today }: BestiesProps) {
  const { frame, gate } = useGate();
  const { frame: whenFrame, gate: whenGate } = useGate();
  return (
    <div className={`wrap ${styles.beside}`}>
      <section ref={frame} aria-label="Besties">
        <Later gate={gate} of={BestiesStrip} part={part} />
      </section>
      <section ref={whenFrame} className={styles.when} aria-label="When?">
        <Later gate={whenGate} of={When} today={today} />
      </section>
    </div>
  );
}
