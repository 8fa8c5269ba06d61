import { PawPrint, Pencil, ThumbsUp, Trash2, Star } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { type Review, starsMax } from "#contracts/lookup/venue-reviews.ts";
import { dayText } from "#format/dates.ts";
import { numberText } from "#format/numbers.ts";
import { counted } from "#format/plurals.ts";
import { AuthorFace, AuthorLink, useAuthor } from "../../accounts/viewer/index.ts";
import { LazyHootPhotos } from "../../community/hoots/index.ts";
import { heldText, LazyReportButton } from "../../community/reports/index.ts";
import { errorMessage } from "../../data/errors.ts";
import { useReader } from "../../data/reader.ts";
import { logInPath } from "../../data/safe-next.ts";
import { useUserId } from "../../data/session.ts";
import { venuePath } from "../../links/venues.ts";
import actions from "../../ui/actions.module.css";
import { classes } from "../../ui/classes.ts";
import { Notice } from "../../ui/notice.tsx";
import { reviewFacts } from "./review-codec.ts";
import styles from "./reviews.module.css";

type ReviewItemProps = {
  review: Review;
  /** The name of the place. */
  place: string;
  onVote: (review: Review) => Promise<void>;
  onEdit: () => void;
  onDelete: () => void;
};

export const reviewId = ({ _id }: Pick<Review, "_id">): string => `r-${_id}`;

/** One review with its author, its pet and what was true. */
export function ReviewItem({ review, place, onVote, onEdit, onDelete }: ReviewItemProps) {
  const { stars, text, visitedOn, pet, photos, hidden, held } = review;
  const author = useAuthor(review.author);
  const reader = useReader();
  const facts = reviewFacts(review, reader);
  const day = dayText(visitedOn, "medium", reader);
  return (
    <li className={styles.review} id={reviewId(review)} tabIndex={-1}>
      <AuthorFace author={author} />
      <div className={styles.body}>
        <p className={styles.by}>
          <AuthorLink author={author} />
          {pet && (
            <span className={styles.pet}>
              {pet.portrait ? (
                <img src={pet.portrait} alt="" width={24} height={24} loading="lazy" />
              ) : (
                <PawPrint size={16} aria-hidden />
              )}
              with <bdi>{pet.petName}</bdi>
            </span>
          )}
          <time className="meta" dateTime={visitedOn}>
            {day}
          </time>
        </p>
        <Stars stars={stars} />
        {hidden && (
          <Notice tone="due">
            {held ? heldText("review") : "Moderators hid this review. Others can't see it."}
          </Notice>
        )}
        <p className={styles.text} dir="auto">
          {text}
        </p>
        {facts.length > 0 && (
          <ul className={styles.tags} aria-label="About this visit">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {photos && (
          <div className={styles.photos}>
            <LazyHootPhotos photos={photos} title={`${place}, ${day}`} />
          </div>
        )}
        <Actions review={review} onVote={onVote} onEdit={onEdit} onDelete={onDelete} />
      </div>
    </li>
  );
}

const action = classes(actions.action, actions.small);

function Actions({ review, onVote, onEdit, onDelete }: Omit<ReviewItemProps, "place">) {
  const { _id, venueId, author, helpfulCount, helpful = false } = review;
  const userId = useUserId();
  const navigate = useNavigate();
  const [failed, setFailed] = useState<string>();
  const isOwn = userId !== undefined && userId === author?._id;
  const vote = () => {
    if (userId === undefined)
      return void navigate(logInPath(`${venuePath(venueId)}#${reviewId(review)}`));
    setFailed(undefined);
    onVote(review).catch((error: unknown) => setFailed(errorMessage(error)));
  };
  return (
    <div className={classes(styles.actions, "screen-only")}>
      {isOwn ? (
        <>
          {helpfulCount > 0 && (
            <span className="meta">
              {counted(helpfulCount, "person", "people")} found it helpful
            </span>
          )}
          <button type="button" className={action} onClick={onEdit} id={`edit-${_id}`}>
            <Pencil size={16} aria-hidden />
            Edit
          </button>
          <button type="button" className={action} onClick={onDelete}>
            <Trash2 size={16} aria-hidden />
            Delete
          </button>
        </>
      ) : (
        <>
          <button
            type="button"
            className={classes(action, styles.helpful, "num")}
            aria-pressed={helpful}
            aria-label={`Helpful, ${counted(helpfulCount, "vote")}`}
            onClick={vote}
          >
            <ThumbsUp size={16} aria-hidden />
            Helpful{helpfulCount > 0 && ` (${numberText(helpfulCount)})`}
          </button>
          <LazyReportButton kind="review" id={_id} small />
        </>
      )}
      {failed && (
        <p className={actions.problem} role="alert">
          Couldn't save this. {failed}
        </p>
      )}
    </div>
  );
}

/** Stars as a drawing, and as text for screen readers. */
const Stars = ({ stars }: { stars: number }) => (
  <span className={styles.stars}>
    <span className="sr">
      {stars} of {starsMax} stars
    </span>
    {Array.from({ length: starsMax }, (_, place) => (
      <Star
        key={place}
        size={18}
        aria-hidden
        className={place < stars ? styles.filled : undefined}
      />
    ))}
  </span>
);
