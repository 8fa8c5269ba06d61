import type { WidgetPlace } from "#contracts/kernel/widgets.ts";
import { classes } from "../../ui/classes.ts";
import { late } from "../../ui/late.ts";
import { Later, useGate } from "../../ui/later.tsx";
import styles from "./widget.module.css";

const WidgetContent = late(async () => ({
  default: (await import("./widget-content.tsx")).WidgetContent,
}));

/** The widths at which a widget is visible, if not at all. */
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
  const { frame, gate } = useGate();
  const width = visibleAt[place];
  return (
    <div ref={frame} className={classes(styles.place, width && styles[width])}>
      <Later gate={gate} of={WidgetContent} place={place} />
    </div>
  );
}
