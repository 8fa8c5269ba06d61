import { ScanLine } from "lucide-react";
import { dayText } from "../../ui/day-text.ts";
import { chipText } from "./pet-text.ts";
import styles from "./records.module.css";

/** The microchip at the beginning of the line; it never runs out. */
export function ChipRow({ number, since }: { number: string; since: string | null }) {
  return (
    <li className={styles.row}>
      <span className={`${styles.dot} ${styles.plain}`}>
        <ScanLine size={16} aria-hidden />
      </span>
      <div className={styles.words}>
        <h3 className={`${styles.title} num`}>Microchip {chipText(number)}</h3>
        {since && <p className="meta">{dayText(since)}</p>}
      </div>
    </li>
  );
}
