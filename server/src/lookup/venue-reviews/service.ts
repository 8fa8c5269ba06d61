import { utcDay } from "#contracts/kernel/days.ts";
import type { AnswerOf, ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/lookup/venue-reviews.ts";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import {
  admitPost,
  changePhotos,
  hasPhoto,
  listPhotoFiles,
  mustHold,
  type Photos,
  type PostingRules,
  rejectContent,
} from "../../accounts/publishing/service.ts";
import { allPages } from "../../platform/archive-part.ts";
import { closingOf } from "../../platform/closing.ts";
import { once } from "../../platform/db/idempotency.ts";
import { listPage } from "../../platform/db/list-page.ts";
import { rejectStale } from "../../platform/db/versions.ts";
import type { Events, Publish } from "../../platform/events.ts";
import type { ClosingHooks, Deletion } from "../../platform/feature.ts";
import { attemptBody } from "../../platform/files/changes.ts";
import type { Files } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import type { Wanted } from "../../platform/text/matching.ts";
import { canDelete, canEdit, canRead, isAuthor } from "./policy.ts";
import { presentRating, presentReview } from "./present.ts";
import * as store from "./store.ts";

type Deps = { events: Events; files: Files; posting: PostingRules };
type Body = ParsedInput<typeof contract.putReview>["body"];

/** A page of the reviews of a place that a viewer finds, newest first, and the summary of all. Throws NOT_FOUND. */
export async function listReviews(
  db: Db,
  viewer: Session | undefined,
  venueId: string,
  before: string | undefined,
): Promise<AnswerOf<typeof contract.listReviews>> {
  if (!(await store.hasVenue(db, venueId))) throw venueNotFound();
  const limit = contract.reviewsOnPage;
  const [rows, [rating], sums] = await Promise.all([
    store.listReviews(db, venueId, viewer, { before, limit: limit + 1 }),
    store.listRatings(db, [venueId]),
    store.sumAnswers(db, venueId),
  ]);
  return {
    ...listPage(rows, limit, presentReview),
    summary: { travelers: rating?.people ?? 0, ...presentRating(rating), ...sums },
  };
}

/** Reviews that contain the words, the newest first. */
export const findByWords = (
  db: Db,
  terms: readonly Wanted[],
  limit: number,
  viewer: Session | undefined,
) => store.findByWords(db, terms, limit, viewer?.userId);

/** One for each year since the first one that can be reviewed, and more. */
const ownMax = 200;

/** The caller's reviews of a place, the latest visit first. */
export async function listOwn(
  db: Db,
  owner: Pick<Session, "userId">,
  venueId: string,
): Promise<{ data: contract.Review[] }> {
  const rows = await store.listOwn(db, owner, { venueId, before: undefined, limit: ownMax });
  const sorted = rows.toSorted((one, other) => other.visited_on.localeCompare(one.visited_on));
  return { data: sorted.map(presentReview) };
}

/** All reviews of a person, newest first. */
export const listAllOwn = (
  db: Db,
  owner: Pick<Session, "userId">,
): AsyncIterable<contract.Review> =>
  allPages(async (before) => {
    const rows = await store.listOwn(db, owner, { before, limit: ownMax + 1 });
    return listPage(rows, ownMax, presentReview);
  });

type Rating = Pick<contract.ReviewSummary, "average" | "count">;

/** The ratings of places by their IDs, the same for every viewer. The average is null below three people. */
export async function ratingsOf(
  db: Db,
  venueIds: readonly string[],
): Promise<(venueId: string) => Rating> {
  const rows = venueIds.length === 0 ? [] : await store.listRatings(db, venueIds);
  const byVenue = new Map(rows.map((row) => [row.venue_id, row]));
  return (venueId) => presentRating(byVenue.get(venueId));
}

type Visit = {
  venueId: string;
  body: Body;
  photos: Photos;
  ifVersion: number | undefined;
  key: string | undefined;
};

/**
 * Reviews a visit; in a year that the caller has reviewed, it replaces that review. A retry with the same `key` returns
 * the first answer. Throws NOT_FOUND, VALIDATION for a day to come and for a pet of others, CONFLICT where `ifVersion` is
 * stale, QUOTA, and what new and unverified accounts may not post: NOT_VERIFIED, RATE_LIMITED, DUPLICATE.
 */
export function putReview(
  { events, files, posting }: Deps,
  session: Session,
  { venueId, body, photos, ifVersion, key }: Visit,
): Promise<contract.Review> {
  const { userId: authorId } = session;
  const call = `putReview ${venueId}`;
  const attempt = { ownerId: authorId, key, call, body: attemptBody(body, photos) };
  return events.write((trx, publish) =>
    once(trx, attempt, async () => {
      if (!(await store.hasVenue(trx, venueId))) throw venueNotFound();
      rejectDay(body.visitedOn);
      if (body.petId && !(await store.lockPet(trx, body.petId, session)))
        throw invalid("petId", "Select one of your pets.");
      await store.lockOwn(trx, authorId, venueId);
      const year = Number(body.visitedOn.slice(0, 4));
      const before = await store.findOwnForChange(trx, session, venueId, year);
      const texts = textsOf(body);
      const columns = columnsOf(body);
      const id = before?.id ?? uuidv7();
      let held: boolean;
      if (canEdit.allows(session, before)) {
        const stale = "This review was changed elsewhere. Reload to see the newer version.";
        await rejectStale(ifVersion, before, stale, () => getOwn(trx, session, id));
        rejectContent(session, texts, { hasPhotos: hasPhoto(photos) });
        held = before.hidden_at === null && (await mustHold(trx, posting, session, texts));
        await store.updateReview(trx, id, columns, held);
      } else {
        // The same text may be about the visit of another year.
        const about = venueId;
        const post = { kind: "review", texts, about, hasPhotos: hasPhoto(photos) } as const;
        ({ held } = await admitPost(trx, publish, posting, session, post));
        const row = { id, venue_id: venueId, author_id: authorId, ...columns };
        await store.insertReview(trx, row, held);
      }
      const { photoTable } = store;
      const target = { files, publish, ownerId: authorId, photoTable, postId: id };
      await changePhotos(trx, target, { photos, alts: body });
      const what = held ? "review.deleted" : before ? "review.changed" : "review.posted";
      publish({ what, reviewId: id, venueId, actorId: authorId });
      return getOwn(trx, session, id);
    }),
  );
}

/** The texts that readers see. */
const textsOf = ({ text, photoOneAlt, photoTwoAlt, photoThreeAlt, photoFourAlt }: Body) => ({
  text,
  photoOneAlt,
  photoTwoAlt,
  photoThreeAlt,
  photoFourAlt,
});

function columnsOf(body: Body): store.ReviewColumns {
  const { fee } = body;
  return {
    pet_id: body.petId ?? null,
    stars: body.stars,
    text: body.text,
    visited_on: body.visitedOn,
    allowed: body.allowed ?? null,
    fee_amount: fee === undefined ? null : (fee?.amount ?? 0),
    fee_currency: fee?.currency ?? null,
    max_kg: body.maxKg ?? null,
    max_pets: body.maxPets ?? null,
    fenced: body.fenced ?? null,
    water: body.water ?? null,
  };
}

const hourMs = 60 * 60 * 1000;
/** The day where it is latest on Earth. */
const lastDay = () => utcDay(new Date(Date.now() + 14 * hourMs));

function rejectDay(day: string): void {
  if (day < contract.firstVisitDay)
    throw invalid("visitedOn", "Date of the visit must be in the year 2000 or later.");
  if (day > lastDay()) throw invalid("visitedOn", "Date of the visit can't be in the future.");
}

/** Deletes the caller's review of a year, or that of the latest visit, with its photos. Throws NOT_FOUND. */
export function deleteReview(
  { events, files }: Pick<Deps, "events" | "files">,
  session: Session,
  venueId: string,
  year: number | undefined,
): Promise<{ _id: string }> {
  return events.write(async (trx, publish) => {
    const review = await store.findOwnForChange(trx, session, venueId, year);
    if (!canDelete.allows(session, review)) throw reviewNotFound();
    const { id } = review;
    await files.drop(trx, publish, await listPhotoFiles(trx, store.photoTable, id));
    await store.deleteReview(trx, id);
    publish({ what: "review.deleted", reviewId: id, venueId, actorId: session.userId });
    return { _id: id };
  });
}

type ReviewParams = { id: string; reviewId: string };

/** Marks a review as helpful; no-op if it is. Throws NOT_FOUND, and VALIDATION for one's own. */
export const markHelpful = (events: Events, session: Session, params: ReviewParams) =>
  vote(events, session, params, async (trx, publish, authorId) => {
    const { id: venueId, reviewId } = params;
    const actorId = session.userId;
    if (!(await store.insertVote(trx, reviewId, actorId))) return;
    publish({ what: "review.helpful", reviewId, venueId, actorId, authorId });
  });

/** Removes the caller's mark; no-op if there is none. Throws NOT_FOUND. */
export const unmarkHelpful = (events: Events, session: Session, params: ReviewParams) =>
  vote(events, session, params, async (trx, publish) => {
    const { id: venueId, reviewId } = params;
    const actorId = session.userId;
    if (!(await store.deleteVote(trx, reviewId, actorId))) return;
    publish({ what: "review.changed", reviewId, venueId, actorId });
  });

function vote(
  events: Events,
  session: Session,
  { id: venueId, reviewId }: ReviewParams,
  change: (trx: Trx, publish: Publish, authorId: string) => Promise<void>,
): Promise<contract.Review> {
  return events.write(async (trx, publish) => {
    const rule = canRead(session);
    const review = await store.findForVote(trx, reviewId, rule);
    if (!review || review.venue_id !== venueId) throw reviewNotFound();
    const { author_id: authorId } = review;
    if (isAuthor.allows(session, { author_id: authorId }))
      throw invalid("reviewId", "You can't mark your own review as helpful.");
    await change(trx, publish, authorId);
    const row = await store.findReview(trx, reviewId, session, rule);
    if (!row) throw reviewNotFound();
    return presentReview(row);
  });
}

/** The caller's own review that was just written, whatever moderators decided about it. */
async function getOwn(trx: Trx, session: Session, id: string): Promise<contract.Review> {
  const row = await store.findReview(trx, id, session, sql`true`);
  if (!row) throw new Error("A review that was just written is not there.");
  return presentReview(row);
}

/** Deletes the reviews and votes of an account that is being deleted. Its files go with the account. */
export async function deleteTracesOf(trx: Trx, { id }: Deletion, publish: Publish): Promise<void> {
  publishChanges(publish, id, await store.deleteVotesOf(trx, id));
  publishChanges(publish, id, await store.deleteAllOf(trx, { userId: id }));
}

const closing = closingOf("venue_reviews", isAuthor);

/** While an account can come back, its reviews neither show nor count. */
export const closingHooks: ClosingHooks = {
  async hide(trx, person, publish) {
    await closing.hide(trx, person, publish);
    publishChanges(publish, person.id, await store.listPlaced(trx, { userId: person.id }));
  },
  async show(trx, person, publish) {
    await closing.show(trx, person, publish);
    publishChanges(publish, person.id, await store.listPlaced(trx, { userId: person.id }));
  },
};

/** Makes what shows or counts these reviews stale. */
function publishChanges(publish: Publish, actorId: string, all: readonly store.PlacedReview[]) {
  for (const { id: reviewId, venue_id: venueId } of all)
    publish({ what: "review.changed", reviewId, venueId, actorId });
}

const venueNotFound = () => new AppError("NOT_FOUND", "This place doesn't exist.");
const reviewNotFound = () => new AppError("NOT_FOUND", "This review doesn't exist or was deleted.");
const invalid = (field: string, message: string) =>
  new AppError("VALIDATION", message, { fields: { [field]: message } });
