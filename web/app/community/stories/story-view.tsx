import { MessageCircle, Pause, Pencil, Play } from "lucide-react";
import { type CSSProperties, Fragment, useState } from "react";
import { Link } from "react-router";
import { type Story, sections } from "#contracts/community/stories.ts";
import { counted } from "#format/plurals.ts";
import { AuthorByline, useAuthor } from "../../accounts/viewer/index.ts";
import { ShareButton } from "../../ui/share-button.tsx";
import { paragraphs } from "../../ui/text.ts";
import { classes } from "../../ui/classes.ts";
import { When } from "../../ui/when.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Leash } from "../../ui/heading.tsx";
import { LazyBookmarkButton } from "../bookmarks/index.ts";
import { LikeButton, LikeProblem, type Subject, useLike } from "../comments/index.ts";
import { LazyPostMenu } from "../post-menu/index.ts";
import { readingTime } from "./story-list.ts";
import { pictureOf } from "./pictures.ts";
import { type PullQuote, pullQuotes } from "./pull-quote.ts";
import actions from "../../ui/actions.module.css";
import styles from "./story-view.module.css";
import gif from "../../ui/gif.module.css";
import playable from "./stories.module.css";
import { StoryPicture, type StoryPictureProps, isTall, ratioOf } from "./story-picture.tsx";

// Only the author needs it.
const DeleteStory = lazy(async () => (await import("./delete-story.tsx")).DeleteStory);
const StoryRoute = lazy(async () => (await import("./story-route.tsx")).StoryRoute, {
  when: "visible",
});

const wideSizes = "(min-width: 1208px) 1168px, 100vw";
const tallSizes = "(min-width: 768px) 416px, 100vw";

type StoryViewProps = { blog: Story; subject: Subject; isOwn: boolean; onEdit: () => void };

/** A story, laid out like a magazine page. */
export function StoryView({ blog, subject, isOwn, onEdit }: StoryViewProps) {
  return (
    <article className={styles.story} aria-labelledby="story-title">
      <StoryHead blog={blog} path={subject.path} />
      <StoryBody blog={blog} />
      {blog.route && (
        <div className={styles.route}>
          <StoryRoute route={blog.route} />
        </div>
      )}
      <StoryActions blog={blog} subject={subject} isOwn={isOwn} onEdit={onEdit} />
    </article>
  );
}

/** Title, author and the first picture: below the text if it is wide, beside it if it is tall. */
function StoryHead({ blog, path }: { blog: Story; path: string }) {
  const { title, createdAt, updatedAt, readingMinutes } = blog;
  const author = useAuthor(blog.author);
  const { url = null, alt = "", size, moves } = pictureOf(blog, 0) ?? {};
  const tall = isTall(size);
  const shape: CSSProperties & { "--ratio": number } = { "--ratio": ratioOf(size) };
  return (
    <header className={classes(styles.head, tall ? styles.tall : styles.wide)}>
      <div className={styles.text}>
        <p className={`meta ${styles.meta}`}>
          <Link className={`meta ${styles.when}`} to={path}>
            <When moment={createdAt} />
          </Link>
          <span aria-hidden>·</span>
          <span>{readingTime(readingMinutes)}</span>
          {updatedAt !== createdAt && (
            <>
              <span aria-hidden>·</span>
              <span>edited</span>
            </>
          )}
        </p>
        <h1 id="story-title" tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <AuthorByline author={author} />
      </div>
      <div className={styles.face} style={shape}>
        <PlayablePicture
          url={url}
          size={size}
          moves={moves}
          place={title}
          alt={alt}
          sizes={tall ? tallSizes : wideSizes}
          eager
        />
      </div>
    </header>
  );
}

function StoryActions({ blog, subject, isOwn, onEdit }: StoryViewProps) {
  const like = useLike(subject, blog);
  return (
    <div className={styles.actions}>
      <LikeButton like={like} />
      <a className={`${actions.action} num`} href="#comments">
        <MessageCircle size={20} aria-hidden />
        {blog.commentCount > 0 ? counted(blog.commentCount, "comment") : "No comments"}
      </a>
      <ShareButton title={blog.title} path={subject.path} />
      <LazyBookmarkButton kind="blog" id={blog._id} />
      {!isOwn && blog.author && <LazyPostMenu kind="blog" id={blog._id} author={blog.author} />}
      {isOwn && (
        <>
          <button type="button" id="update-story" className={actions.action} onClick={onEdit}>
            <Pencil size={20} aria-hidden />
            Update
          </button>
          <DeleteStory blog={blog} />
        </>
      )}
      <LikeProblem like={like} />
    </div>
  );
}

const sectionSizes = "(min-width: 940px) 900px, calc(100vw - 40px)";

/** The sections of a story with their titles and pictures; the first picture is in the header. */
function StoryBody({ blog }: { blog: Story }) {
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
            <div className={styles.storyBodyTitle}>
              <h2>{title}</h2>
              <Leash />
            </div>
            {picture && (
              <div
                className={classes(styles.picture, isTall(picture.size) && styles.storyBodyTall)}
              >
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

/** A picture of a story; an animated one has a Play button. */
function PlayablePicture(props: Omit<StoryPictureProps, "playing">) {
  const [playing, setPlaying] = useState(false);
  if (!props.moves) return <StoryPicture {...props} />;
  return (
    <span className={playable.frame}>
      <StoryPicture {...props} playing={playing} />
      <button type="button" className={gif.play} onClick={() => setPlaying(!playing)}>
        {playing ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
        {playing ? "Pause" : "Play"}
      </button>
    </span>
  );
}
