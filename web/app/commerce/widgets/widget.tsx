import type { WidgetPlace } from "#contracts/kernel/widgets.ts";
import { classes } from "../../ui/classes.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import styles from "./widgets.module.css";

const WidgetContent = lazy(async () => (await import("./widget-content.tsx")).WidgetContent, {
  when: "visible",
});

/** The widths at which a widget is visible, unless it always is. */
const visibleAt: Partial<Record<WidgetPlace, "above480" | "above768" | "upTo480">> = {
  "home-flights": "above480",
  "home-travel": "upTo480",
  "profile-flights": "above768",
  "plans-activities": "above480",
  "plans-flights": "above768",
};

/**
 * A partner's widget at a place, or a card of our own with a plain link if none is configured. Nothing of either is
 * fetched before it is near the viewport.
 */
export function Widget({ place }: { place: WidgetPlace }) {
  const width = visibleAt[place];
  return (
    <div className={classes(styles.place, width && styles[width])}>
      <WidgetContent place={place} />
    </div>
  );
}
