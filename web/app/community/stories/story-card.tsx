import { useId } from "react";
import { Link } from "react-router";
import { AuthorLink, useAuthor, useSeen } from "../../accounts/viewer/index.ts";
import { classes } from "../../ui/classes.ts";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { When } from "../../ui/when.tsx";
import { LazyPostMenu } from "../post-menu/index.ts";
import { readingTime, type StorySummary } from "./story-list.ts";
import { blogPath } from "../../links/stories.ts";
import styles from "./story-card.module.css";
import { StoryPicture } from "./story-picture.tsx";

type StoryCardProps = { story: StorySummary; level?: "h2" | "h3" };

const cardSizes = "(min-width: 1040px) 350px, (min-width: 720px) 45vw, calc(100vw - 60px)";

/** A story as a photo print that links to it. */
export function StoryCard({ story, level = "h3" }: StoryCardProps) {
  const { _id, title, contentOneImage, moves, excerpt } = story;
  // A page may show one story twice.
  const id = useId();
  const Title = level;
  return (
    <article className={styles.card} aria-labelledby={id}>
      <span className={styles.frame}>
        <StoryPicture url={contentOneImage} moves={moves} place={title} sizes={cardSizes} />
      </span>
      <div className={styles.text}>
        <Title id={id} className={styles.title}>
          <Link className="cover-link" to={blogPath(_id)} prefetch="intent">
            {title}
          </Link>
        </Title>
        <p className={styles.excerpt}>{excerpt}</p>
        <div className={styles.foot}>
          <StoryBy story={story} />
          <LazyPostMenu kind="blog" id={_id} author={story.author} />
        </div>
      </div>
    </article>
  );
}

/** The author, reading time and date of a story. */
export function StoryBy({ story }: { story: StorySummary }) {
  const author = useAuthor(story.author);
  return (
    <p className={`meta ${styles.by}`}>
      <AuthorLink author={author} />
      <span aria-hidden>·</span>
      <span>{readingTime(story.readingMinutes)}</span>
      <span aria-hidden>·</span>
      <When moment={story.createdAt} />
    </p>
  );
}

type StoryGridProps = {
  stories: readonly StorySummary[];
  level?: "h2" | "h3";
  /** How many of the first are rendered even off screen. */
  drawn?: number;
  /** How many more are loading. */
  coming?: number;
  /** Always two side by side. */
  pair?: boolean;
};

/** A grid of stories. */
export function StoryGrid({ stories, level, drawn = Infinity, coming = 0, pair }: StoryGridProps) {
  const seen = useSeen("blog", stories);
  return (
    <ul className={classes(styles.grid, pair && styles.pair)} aria-busy={coming > 0 || undefined}>
      {seen.map((story, index) => (
        <li key={story._id} className={classes(index >= drawn && styles.later)}>
          <StoryCard story={story} level={level} />
        </li>
      ))}
      {Array.from({ length: coming }, (_, index) => (
        <li key={`coming-${index}`} aria-hidden>
          <CardToCome />
        </li>
      ))}
    </ul>
  );
}

/** The outline of a story that is loading. */
function CardToCome() {
  return (
    <AfterAWhile>
      <div className={classes(styles.card, styles.coming)}>
        <Skeleton height={220} />
        <div className={styles.text}>
          <Skeleton height={26} />
          <div className="stack tight">
            <Skeleton />
            <Skeleton />
            <Skeleton width="60%" />
          </div>
          <Skeleton width="70%" />
        </div>
      </div>
    </AfterAWhile>
  );
}
