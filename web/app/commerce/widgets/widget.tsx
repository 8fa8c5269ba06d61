import type { WidgetPlace } from "#contracts/kernel/widgets.ts";
import { classes } from "../../ui/classes.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import styles from "./widget.module.css";

const Placed = lazy(async () => (await import("./placed.tsx")).Placed, { when: "visible" });

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
  const breadth = shownAt[place];
  return (
    <div className={classes(styles.place, breadth && styles[breadth])}>
      <Placed place={place} />
    </div>
  );
}
