import { Link } from "react-router";
import type { ArticleCard } from "#reference/articles.ts";
import { classes } from "../../ui/classes.ts";
import { articlePath } from "../../links/lookup.ts";
import { ScenePoster } from "./scene-poster.tsx";
import styles from "./articles.module.css";
import { dayText } from "#format/dates.ts";

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

type WideCardProps = {
  article: ArticleCard;
  /** The label above the title. */
  kicker: string;
  /** Larger, at the top of a page. */
  large?: boolean;
};

/** An article with its text beside its poster. */
export function WideCard({ article, kicker, large }: WideCardProps) {
  const { id, title, excerpt, thumbnail } = article;
  return (
    <article className={classes(styles.card, large && styles.large)} aria-labelledby={`wide-${id}`}>
      <div className={styles.poster}>
        <ScenePoster scene={thumbnail} shape="landscape" eager={large} />
      </div>
      <div className={styles.wideCardText}>
        <p className={styles.wideCardKicker}>{kicker}</p>
        <h2 id={`wide-${id}`}>
          <Link className="cover-link" to={articlePath(id)} prefetch="intent">
            {title}
          </Link>
        </h2>
        <p className="lede">{excerpt}</p>
        <Byline article={article} />
      </div>
    </article>
  );
}
