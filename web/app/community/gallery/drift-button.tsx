import { Pause, Play } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import styles from "./drift-button.module.css";
import type { Drift } from "./use-drift.ts";

/** Stops a strip that moves by itself, and lets it go on. Its room is kept where there is nothing to stop. */
export function DriftButton({ drift: { able, on, toggle } }: { drift: Drift }) {
  return (
    <span className={able ? styles.place : styles.none}>
      <Button
        small
        icon={on ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
        aria-label={on ? "Pause scrolling" : "Resume scrolling"}
        onClick={toggle}
      >
        {on ? "Pause" : "Resume"}
      </Button>
    </span>
  );
}
