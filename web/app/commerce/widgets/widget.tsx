import type { WidgetPlace } from "#contracts/kernel/widgets.ts";
import { classes } from "../../ui/classes.ts";
import { late } from "../../ui/late.ts";
import { Later, useGate } from "../../ui/later.tsx";
import styles from "./widget.module.css";

const Placed = late(async () => ({ default: (await import("./placed.tsx")).Placed }));

/** Where a widget is not shown at every breadth. */
const shownAt: Partial<Record<WidgetPlace, "above480" | "above768" | "upTo480">> = {
  "home-flights": "above480",
  "home-travel": "upTo480",
  "profile-flights": "above768",
  "plans-activities": "above480",
  "plans-flights": "above768",
};

/**
 * A partner's widget at a place, or a card of our own with a plain link where none is set up. Nothing of either is
 * fetched before somebody comes near.
 */
export function Widget({ place }: { place: WidgetPlace }) {
  const { frame, gate } = useGate();
  const breadth = shownAt[place];
  return (
    <div ref={frame} className={classes(styles.place, breadth && styles[breadth])}>
      <Later gate={gate} of={Placed} place={place} />
    </div>
  );
}
