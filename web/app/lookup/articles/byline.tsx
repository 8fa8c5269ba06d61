import { plainDate } from "../../ui/relative-time.ts";
import styles from "./byline.module.css";

type BylineProps = {
  of: { date: string; minutes: number };
  /** The day the facts were compared with their sources. */
  checked?: string;
};

/** When an article was published, how long it takes, and when it was checked. */
export function Byline({ of: { date, minutes }, checked }: BylineProps) {
  return (
    <p className={`meta ${styles.byline}`}>
      <time dateTime={date}>{plainDate(date)}</time>
      <span aria-hidden>·</span>
      <span>{minutes} min read</span>
      {checked && (
        <>
          <span aria-hidden>·</span>
          <span>
            Facts checked <time dateTime={checked}>{plainDate(checked)}</time>
          </span>
        </>
      )}
    </p>
  );
}
