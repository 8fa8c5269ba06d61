import { MessageCircle } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { counted } from "#format/plurals.ts";
import { numberText } from "#format/numbers.ts";
import { AuthorLink, useAuthor, useSeen } from "../../accounts/viewer/index.ts";
import { profilePath } from "../../links/account.ts";
import actions from "../../ui/actions.module.css";
import {
  LikeButton,
  LikeProblem,
  MentionText,
  useLike,
  useReturnedLike,
} from "../comments/index.ts";
import { LazyPostMenu } from "../post-menu/index.ts";
import { classes } from "../../ui/classes.ts";
import { Postcard } from "../../ui/postcard.tsx";
import { When } from "../../ui/when.tsx";
import styles from "./cards.module.css";
import type { ListedHoot } from "./growing.ts";
import { MarkedText } from "../../ui/marked-text.tsx";
import { hootPath, isPlace } from "../../links/hoots.ts";
import { hootSubject } from "./subject.ts";
import { preview } from "./text.ts";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { CategoryTag } from "./category-tag.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";

type HootCardProps = {
  hoot: ListedHoot;
  level?: "h2" | "h3";
  /** In lists, so that neighbors about one place differ. */
  turn?: number | undefined;
  /** With a picture, it has no text. */
  brief?: boolean;
};

/** A hoot as a postcard that links to it. */
export function HootCard({ hoot, level, turn, brief }: HootCardProps) {
  const { _id, title, text, category, createdAt, commentCount, marked } = hoot;
  const author = useAuthor(hoot.author);
  // A page may show one hoot twice.
  const id = useId();
  const like = useLike(hootSubject(_id), hoot);
  const place = placeOf(hoot);
  const hasFront = hoot.photos !== undefined || hoot.gifUrl !== null || place !== undefined;
  return (
    <Postcard
      id={id}
      level={level}
      to={hootPath(_id)}
      title={marked ? <MarkedText parts={marked.title} /> : title}
      tag={<CategoryTag category={category} />}
      face={author}
      faceTo={author ? profilePath(author._id) : undefined}
      front={
        hasFront && (
          <div>
            <CardFront hoot={hoot} place={place} turn={turn} />
          </div>
        )
      }
      foot={
        <>
          <span className={`meta ${styles.by}`}>
            <AuthorLink author={author} />
            <When moment={createdAt} />
          </span>
          <span className={styles.cardActions}>
            <LikeButton like={like} />
            <Link
              className={classes(actions.action, "num")}
              to={`${hootPath(_id)}#comments`}
              aria-label={counted(commentCount, "comment")}
            >
              <MessageCircle size={20} aria-hidden />
              <span>{numberText(commentCount)}</span>
            </Link>
            <LazyPostMenu kind="hoot" id={_id} author={author} />
          </span>
          <LikeProblem like={like} />
        </>
      }
    >
      {!(brief && hasFront) && (
        <p className={classes(styles.excerpt, !hasFront && styles.ruled)}>
          {marked ? (
            <MarkedText parts={marked.text} />
          ) : (
            <MentionText text={preview(text)} mentions={hoot.mentions} />
          )}
        </p>
      )}
    </Postcard>
  );
}

/** The place that a hoot is tagged with: its category, or where its route leads, as the page of its documents says. */
const placeOf = ({ category, route }: ListedHoot): string | undefined => {
  if (isPlace(category)) return category;
  const destination = route?.documents?.split("/").at(-1);
  return destination && decodeURIComponent(destination);
};

/** How many of the two before are about the same place, so that each of them differs. */
const turnOf = (places: readonly (string | undefined)[], index: number): number =>
  places.slice(Math.max(index - 2, 0), index).filter((place) => place === places[index]).length;

type HootGridProps = {
  hoots: readonly ListedHoot[];
  level?: "h2" | "h3";
  /** How many of the first are rendered even off screen, so that a scroll position can be restored. */
  drawn?: number;
  busy?: boolean;
  /** How many more are loading. */
  coming?: number;
};

/** A grid of postcards. */
export function HootGrid({ hoots, level, drawn = Infinity, busy, coming = 0 }: HootGridProps) {
  useReturnedLike("hoot", hootSubject);
  const seen = useSeen("hoot", hoots);
  const places = seen.map(placeOf);
  return (
    <ul className={styles.grid} aria-busy={busy || undefined}>
      {seen.map((hoot, index) => (
        <li key={hoot._id} className={classes(styles.place, index >= drawn && styles.later)}>
          <HootCard hoot={hoot} level={level} turn={turnOf(places, index)} />
        </li>
      ))}
      {Array.from({ length: coming }, (_, index) => (
        <li key={`coming-${index}`} aria-hidden>
          <CardSkeleton />
        </li>
      ))}
    </ul>
  );
}

/** The outline of a postcard that is loading. */
function CardSkeleton() {
  return (
    <AfterAWhile>
      <div className={styles.coming} aria-hidden>
        <Skeleton width={90} height={26} />
        <Skeleton height={26} />
        <div className="stack tight">
          <Skeleton />
          <Skeleton />
          <Skeleton width="60%" />
        </div>
        <Skeleton height={30} />
      </div>
    </AfterAWhile>
  );
}

const CardFront = lazy(async () => (await import("./photos.tsx")).CardFront, { when: "visible" });
