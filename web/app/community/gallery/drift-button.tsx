import { Pause, Play } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import styles from "./drift-button.module.css";
import type { Drift } from "./use-drift.ts";

/** Pauses and resumes a moving strip. Its space is reserved even if the strip does not move. */
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
