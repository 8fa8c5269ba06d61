import { useId } from "react";
import { Link } from "react-router";
import { classes } from "../../ui/classes.ts";
import type { StorySummary } from "./story-list.ts";
import { blogPath } from "../../links/stories.ts";
import { StoryBy } from "./story-card.tsx";
import { StoryPicture } from "./story-picture.tsx";
import styles from "./wide-story.module.css";

type WideStoryProps = {
  story: StorySummary;
  /** The label above its title. */
  kicker: string;
  /** Larger, at the top of a page. */
  large?: boolean;
};

const sizes = "(min-width: 768px) 380px, calc(100vw - 60px)";
const largeSizes = "(min-width: 1216px) 650px, (min-width: 768px) 55vw, calc(100vw - 60px)";

/** One story with its text beside its picture. */
export function WideStory({ story, kicker, large }: WideStoryProps) {
  const { _id, title, contentOneImage, moves, excerpt } = story;
  const id = useId();
  return (
    <article className={classes(styles.story, large && styles.large)} aria-labelledby={id}>
      <span className={styles.frame}>
        <StoryPicture
          url={contentOneImage}
          moves={moves}
          place={title}
          sizes={large ? largeSizes : sizes}
          eager={large}
        />
      </span>
      <div className={styles.text}>
        <p className={styles.kicker}>{kicker}</p>
        <h2 id={id}>
          <Link className="cover-link" to={blogPath(_id)} prefetch="intent">
            {title}
          </Link>
        </h2>
        <p className={classes("lede", styles.excerpt)}>{excerpt}</p>
        <StoryBy story={story} />
      </div>
    </article>
  );
}
