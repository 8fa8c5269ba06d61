import { dayText } from "#format/dates.ts";
import styles from "./articles.module.css";

type BylineProps = {
  article: { date: string; minutes: number };
  /** The date on which the facts were checked. */
  checked?: string;
};

/** The date, reading time and check date of an article. */
export function Byline({ article: { date, minutes }, checked }: BylineProps) {
  return (
    <p className={`meta ${styles.byline}`}>
      <time dateTime={date}>{dayText(date)}</time>
      <span aria-hidden>·</span>
      <span>{minutes} min read</span>
      {checked && (
        <>
          <span aria-hidden>·</span>
          <span>
            Last checked <time dateTime={checked}>{dayText(checked)}</time>
          </span>
        </>
      )}
    </p>
  );
}
