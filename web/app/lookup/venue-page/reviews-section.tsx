import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  type Review,
  deleteReview,
  listReviews,
  markHelpful,
  unmarkHelpful,
} from "#contracts/lookup/venue-reviews.ts";
import { counted } from "#format/plurals.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Queries, queryKeyOf } from "../../data/queries.tsx";
import { logInPath } from "../../data/safe-next.ts";
import { useUserId } from "../../data/session.ts";
import { useReader } from "../../data/reader.ts";
import { venuePath } from "../../links/venues.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { GrowingList } from "../../ui/growing-list.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { ratingText } from "../venues/index.ts";
import { ReviewItem, reviewId } from "./review-item.tsx";
import { sumsOf } from "./review-codec.ts";
import styles from "./reviews.module.css";
import { useQueryClient, type InfiniteData } from "@tanstack/react-query";
import type { AnswerOf } from "#contracts/kernel/endpoint.ts";
import { call } from "../../data/browser.ts";
import { ignoreNotFound } from "../../data/errors.ts";
import { nextId } from "../../data/lists.ts";
import { useLoadedList } from "../../data/loaded-list.ts";

const ReviewForm = lazy(async () => (await import("./review-form.tsx")).ReviewForm);

type ReviewsProps = {
  venueId: string;
  /** Of the place. */
  name: string;
  first: ReviewPage;
};

/** What travelers write about their visits, in sums and one by one, and the form to add one's own. */
export const ReviewsSection = (props: ReviewsProps) => (
  <Queries>
    <Reviews {...props} />
  </Queries>
);

const sectionId = "reviews";
const addHash = "#add-visit";

/** A new visit, or the review that is edited. */
type Open = { is: "new" } | { is: "edit"; review: Review } | undefined;

function Reviews({ venueId, name, first }: ReviewsProps) {
  const { list, reload, replace, vote, remove } = useReviews(venueId, first);
  const [open, setOpen] = useState<Open>();
  const [deleting, setDeleting] = useState<Review>();
  const userId = useUserId();
  const navigate = useNavigate();
  const returned = useReturned(() => setOpen({ is: "new" }));
  const summary = list.data?.pages[0]?.summary ?? first.summary;

  const add = () => {
    if (userId === undefined) return void navigate(logInPath(`${venuePath(venueId)}${addHash}`));
    setOpen({ is: "new" });
  };
  const close = () => {
    setOpen(undefined);
    focusSoon(open?.is === "edit" ? `edit-${open.review._id}` : "add-visit");
  };
  const saved = async (review: Review) => {
    setOpen(undefined);
    replace(review);
    await reload();
    focusSoon(reviewId(review));
  };
  return (
    <section className={styles.section} aria-labelledby={sectionId} ref={returned}>
      <div className="row apart">
        <h2 id={sectionId} tabIndex={-1}>
          {summary.travelers > 0 ? `${counted(summary.travelers, "traveler")} went` : "Reviews"}
        </h2>
        {open?.is !== "new" && (
          <Button
            id="add-visit"
            className="screen-only"
            icon={<Plus size={20} aria-hidden />}
            onClick={add}
          >
            Add your visit
          </Button>
        )}
      </div>
      <Sums summary={summary} />
      {open?.is === "new" && (
        <ReviewForm
          fallback={<Skeleton height={720} rounded />}
          venueId={venueId}
          review={null}
          onSaved={(review) => void saved(review)}
          onClose={close}
        />
      )}
      {list.isRefetchError && (
        <Notice busy={list.isFetching} onRetry={() => void reload()}>
          Couldn't load the newest reviews. Try again.
        </Notice>
      )}
      <GrowingList
        query={list}
        rows="reviews"
        idOf={reviewId}
        empty={
          <p className={styles.none}>
            No reviews yet. Have you been here with a pet? Tell others how it was.
          </p>
        }
      >
        {(reviews) => (
          <ul className={styles.reviews}>
            {reviews.map((review) =>
              open?.is === "edit" && open.review._id === review._id ? (
                <li key={review._id} className={styles.editing}>
                  <ReviewForm
                    fallback={<Skeleton height={720} rounded />}
                    venueId={venueId}
                    review={review}
                    onSaved={(changed) => void saved(changed)}
                    onClose={close}
                  />
                </li>
              ) : (
                <ReviewItem
                  key={review._id}
                  review={review}
                  place={name}
                  onVote={vote}
                  onEdit={() => setOpen({ is: "edit", review })}
                  onDelete={() => setDeleting(review)}
                />
              ),
            )}
          </ul>
        )}
      </GrowingList>
      <ConfirmDialog
        open={deleting !== undefined}
        title={`Delete your review of ${name}?`}
        sentence="This also deletes its photos, and can't be undone."
        action="Delete review"
        busyText="Deleting…"
        onConfirm={async () => {
          if (!deleting) return;
          await remove(deleting);
          toast("Review deleted.");
          focusSoon(sectionId);
        }}
        onClose={() => setDeleting(undefined)}
      />
    </section>
  );
}

/** What enough travelers answered, each as a bar. */
function Sums({ summary }: { summary: ReviewPage["summary"] }) {
  const reader = useReader();
  const sums = sumsOf(summary);
  const rating = summary.average === null ? undefined : ratingText(summary, reader);
  if (!rating && sums.length === 0) return null;
  return (
    <div className={`card pad ${styles.sums}`}>
      {rating && <p className={styles.average}>{rating}</p>}
      {sums.length > 0 && (
        <dl>
          {sums.map(({ label, yes, of }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span className={styles.bar} aria-hidden>
                  <span style={{ width: `${(100 * yes) / of}%` }} />
                </span>
                <b>
                  {yes} of {of}
                </b>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** Opens the form for a guest who comes back from logging in. Its element is the target of the address. */
function useReturned(openForm: () => void) {
  const section = useRef<HTMLElement>(null);
  const userId = useUserId();
  const { hash } = useLocation();
  const [isDone, setDone] = useState(false);
  const isReturned = userId !== undefined && hash === addHash;
  if (isReturned && !isDone) {
    setDone(true);
    openForm();
  }
  useEffect(() => {
    if (isReturned) section.current?.scrollIntoView({ block: "start" });
  }, [isReturned]);
  return section;
}

type ReviewPage = AnswerOf<typeof listReviews>;

/** The reviews of a place as the reader sees them, and the ways to change them. */
function useReviews(venueId: string, first: ReviewPage) {
  const client = useQueryClient();
  const params = { id: venueId };
  const { list, queryKey } = useLoadedList<ReviewPage, string>({
    key: queryKeyOf(listReviews, { params }),
    first,
    fetchPage: (before, signal) =>
      call(listReviews, { params, query: before === undefined ? {} : { before }, signal }),
    next: nextId,
  });
  const replace = (review: Review) =>
    client.setQueryData<InfiniteData<ReviewPage>>(
      queryKey,
      (pages) =>
        pages && {
          ...pages,
          pages: pages.pages.map((page) => ({
            ...page,
            data: page.data.map((each) => (each._id === review._id ? review : each)),
          })),
        },
    );
  return {
    list,
    /** The sums change with a review, too. */
    reload: () => list.refetch(),
    replace,
    async vote({ _id: reviewId, helpful }: Review): Promise<void> {
      const endpoint = helpful ? unmarkHelpful : markHelpful;
      replace(await call(endpoint, { params: { id: venueId, reviewId } }));
    },
    async remove({ visitedOn }: Review): Promise<void> {
      const query = { year: visitedOn.slice(0, 4) };
      await call(deleteReview, { params, query }).catch(ignoreNotFound);
      await list.refetch();
    },
  };
}
