import { Fragment } from "react";
import { sections } from "#contracts/community/story-names.ts";
import type { Story } from "#contracts/community/stories.ts";
import { paragraphs } from "../../ui/text.ts";
import { classes } from "../../ui/classes.ts";
import { Leash } from "../../ui/heading.tsx";
import { pictureOf } from "./pictures.ts";
import { pullQuotes, type PullQuote } from "./pull-quote.ts";
import styles from "./story-body.module.css";
import { PlayablePicture } from "./playable-picture.tsx";
import { isTall, ratioOf } from "./story-face.ts";

const sectionSizes = "(min-width: 940px) 900px, calc(100vw - 40px)";

/** The sections of a story with their titles and pictures; the first picture is in the header. */
export function StoryBody({ blog }: { blog: Story }) {
  const texts = sections.map(({ content }) => paragraphs(blog[content]));
  const quotes = pullQuotes(texts);
  return (
    <div className={styles.body}>
      {sections.map(({ content, title }, index) => {
        const picture = index === 0 ? undefined : pictureOf(blog, index);
        const text = texts[index] ?? [];
        if (text.length === 0 && !picture) return null;
        return (
          <Fragment key={content}>
            <div className={styles.title}>
              <h2>{title}</h2>
              <Leash />
            </div>
            {picture && (
              <div className={classes(styles.picture, isTall(picture.size) && styles.tall)}>
                <PlayablePicture
                  {...picture}
                  place={title}
                  sizes={sectionSizes}
                  style={{ aspectRatio: ratioOf(picture.size) }}
                />
              </div>
            )}
            <Text text={text} quote={quotes[index]} opens={index === 0} />
          </Fragment>
        );
      })}
    </div>
  );
}

type TextProps = {
  text: readonly string[];
  quote: PullQuote | undefined;
  /** Whether it opens the story, with a drop cap. */
  opens: boolean;
};

/** Shorter paragraphs are too small for a drop cap. */
const longEnoughToOpen = 160;

function Text({ text, quote, opens }: TextProps) {
  return text.map((paragraph, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- paragraphs never change their order
    <Fragment key={index}>
      {quote?.before === index && (
        // It repeats the text, so screen readers skip it.
        <p className={styles.quote} aria-hidden>
          {quote.text}
        </p>
      )}
      <p
        className={classes(
          styles.paragraph,
          opens && index === 0 && isOpening(paragraph) && styles.opening,
        )}
      >
        {paragraph}
      </p>
    </Fragment>
  ));
}

const isOpening = (paragraph: string): boolean =>
  paragraph.length >= longEnoughToOpen && /^\p{L}/u.test(paragraph);
