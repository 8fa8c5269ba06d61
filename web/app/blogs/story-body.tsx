import { Fragment } from "react";
import { sections, type Blog } from "#contracts/blogs.ts";
import { paragraphs } from "../talk/words.ts";
import { classes } from "../ui/classes.ts";
import { Leash } from "../ui/heading.tsx";
import { pullQuote } from "./pull-quote.ts";
import styles from "./story-body.module.css";
import { isTall, ratioOf } from "./story-face.ts";
import { StoryPicture } from "./story-picture.tsx";
import { pictureOf } from "./story-words.ts";

const sectionSizes = "(min-width: 940px) 900px, calc(100vw - 40px)";

/** The sections of a story under their titles, with their pictures; the first picture stands above all of them. */
export function StoryBody({ blog }: { blog: Blog }) {
  return (
    <div className={styles.body}>
      {sections.map(({ content, title }, index) => {
        const picture = index === 0 ? undefined : pictureOf(blog, index);
        const text = paragraphs(blog[content]);
        if (text.length === 0 && !picture) return null;
        return (
          <Fragment key={content}>
            <div className={styles.title}>
              <h2>{title}</h2>
              <Leash />
            </div>
            {picture && (
              <div className={classes(styles.picture, isTall(picture.size) && styles.tall)}>
                <StoryPicture
                  {...picture}
                  place={title}
                  alt={`Picture to “${title}”`}
                  sizes={sectionSizes}
                  style={{ aspectRatio: ratioOf(picture.size) }}
                />
              </div>
            )}
            <Words text={text} opens={index === 0} />
          </Fragment>
        );
      })}
    </div>
  );
}

type WordsProps = { text: readonly string[]; opens: boolean };

function Words({ text, opens }: WordsProps) {
  const quote = pullQuote(text);
  return text.map((words, index) => (
    // A text is shown whole and anew; its paragraphs never move.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {quote?.before === index && (
        // It stands in the text already, so those who listen hear it once.
        <p className={styles.quote} aria-hidden>
          {quote.words}
        </p>
      )}
      <p className={classes(styles.words, opens && index === 0 && styles.opening)}>{words}</p>
    </Fragment>
  ));
}
