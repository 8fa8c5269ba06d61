import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/community/hoots.ts";
import { uuidv7 } from "uuidv7";
import { once } from "../../platform/db/idempotency.ts";
import type { Events } from "../../platform/events.ts";
import { attemptBody } from "../../platform/files/changes.ts";
import type { Files } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import { findHiddenReason } from "../moderation/service.ts";
import { admitPost, mustHold, type PostingRules, rejectContent } from "../publishing/service.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import * as commentService from "../comments/service.ts";
import { changePhotos, hasPhoto, isPhotoChange, type Photos, splitAlts } from "./photos.ts";
import { deletePhotosOf, listPhotoFiles } from "./photo-store.ts";
import { presentFoundHoot, presentHoot } from "./present.ts";
import { listFollowedHoots } from "./followed-store.ts";
import * as store from "./store.ts";
import { aboutHoots, hootNotFound } from "./subject.ts";
import { countTagged } from "./tag-store.ts";
import { breedNamed, tagColumns } from "./tags.ts";

export { aboutHoots };

type Viewer = Session | undefined;
type Deps = { events: Events; files: Files; posting: PostingRules };
type Query<E> = ParsedInput<E> extends { query: infer Q } ? Q : never;
type Body<E> = ParsedInput<E> extends { body: infer B } ? B : never;

/** How many of the newest matches are ranked; a common word would rank the whole table. */
const rankedMax = 2_000;

const inLists = (viewer: Viewer) => ({
  viewer: viewer?.userId,
  likes: contract.likesShown,
  comments: contract.commentsInList,
});

/** Hoots of a list with their first comments, with the members whom both mention. */
async function presentAll(
  db: Db,
  viewer: Viewer,
  rows: readonly store.HootRow[],
): Promise<contract.Hoot[]> {
  const hoots = rows.map((row) => presentHoot(row, viewer?.userId));
  const comments = hoots.flatMap((hoot) => hoot.comments);
  const all = await commentService.withMentions(db, viewer?.userId, [...hoots, ...comments]);
  const mentions = new Map(all.map((thing) => [thing._id, thing.mentions]));
  const mentionsOf = ({ _id }: { _id: string }) => {
    const found = mentions.get(_id);
    return found && { mentions: found };
  };
  return hoots.map((hoot) => ({
    ...hoot,
    ...mentionsOf(hoot),
    comments: hoot.comments.map((comment) => ({ ...comment, ...mentionsOf(comment) })),
  }));
}

/** The newest hundred hoots. */
export async function listNewest(db: Db, viewer: Viewer): Promise<contract.Hoot[]> {
  const listing = { sort: "newest", limit: contract.newestCount } as const;
  const rows = await store.listHoots(db, listing, inLists(viewer));
  return presentAll(db, viewer, rows);
}

/** One page of hoots by number or cursor, with `hasMore`. */
export async function pageHoots(db: Db, viewer: Viewer, query: Query<typeof contract.pageHoots>) {
  const { page = 1, limit, breed, ...filters } = query;
  const listing = {
    ...filters,
    breed: breed && breedNamed(breed),
    limit: limit + 1,
    offset: (page - 1) * limit,
  };
  const rows = await store.listHoots(db, listing, inLists(viewer));
  return {
    data: await presentAll(db, viewer, rows.slice(0, limit)),
    hasMore: rows.length > limit,
  };
}

/** How many hoots with these tags the viewer sees. */
export async function countHoots(
  db: Db,
  viewer: Viewer,
  { breed, ...tags }: Query<typeof contract.countHoots>,
): Promise<{ count: number }> {
  const filter = { ...tags, breed: breed && breedNamed(breed) };
  const count = await countTagged(db, filter, {
    viewer: viewer?.userId,
    max: contract.hootCountMax,
  });
  return { count };
}

/** Hoots of the people whom the caller follows, newest first. */
export async function followedHoots(
  db: Db,
  viewer: Session,
  { limit, before, category }: Query<typeof contract.followedHoots>,
) {
  const sizes = { ...inLists(viewer), viewer: viewer.userId };
  const rows = await listFollowedHoots(db, { limit: limit + 1, before, category }, sizes);
  return {
    data: await presentAll(db, viewer, rows.slice(0, limit)),
    hasMore: rows.length > limit,
  };
}

/** `count` distinct random hoots, or all if there are fewer. */
export async function randomHoots(db: Db, viewer: Viewer, count: number): Promise<contract.Hoot[]> {
  const randomKeys = Array.from({ length: count }, () => Math.random());
  const rows = await store.listRandomHoots(db, randomKeys, inLists(viewer));
  return presentAll(db, viewer, rows);
}

/** Hoots that match all words, best first. */
export async function searchHoots(
  db: Db,
  viewer: Viewer,
  { q, limit, before }: Query<typeof contract.searchHoots>,
) {
  const search = { query: q, limit: limit + 1, before, newest: rankedMax };
  const rows = await store.searchHoots(db, search, inLists(viewer));
  return {
    data: rows.slice(0, limit).map((row) => presentFoundHoot(row, viewer?.userId)),
    hasMore: rows.length > limit,
  };
}

/** Hoots with all words in title or text, the last one as a prefix; unsorted. */
export async function findByWords(db: Db, texts: string, limit: number, viewer: Viewer) {
  const rows = await store.findHootsByWords(db, texts, limit, viewer?.userId);
  return rows.map(({ author, ...hoot }) => ({
    ...hoot,
    author: commentService.presentAuthor(author),
  }));
}

/** One hoot with all its comments. Throws NOT_FOUND. */
export async function getHoot(db: Db, viewer: Viewer, id: string): Promise<contract.Hoot> {
  const row = await store.findHoot(db, id, { viewer, likes: contract.likesShown });
  if (!row) throw hootNotFound();
  const comments =
    // The count leaves out hidden comments, which their authors see.
    row.comment_count > 0 || viewer
      ? await commentService.listComments(db, aboutHoots, id, viewer?.userId)
      : [];
  const hidden = row.hidden && !row.held ? await findHiddenReason(db, "hoot", id) : undefined;
  const [hoot] = await commentService.withMentions(db, viewer?.userId, [
    presentHoot(row, viewer?.userId),
  ]);
  if (!hoot) throw hootNotFound();
  return { ...hoot, comments, ...(hidden && { hidden }) };
}

/** Titles of hoots that a viewer may open, by ID. */
export const findTitles = async (db: Db, ids: readonly string[], viewer: Viewer) =>
  new Map((await store.listTitles(db, ids, viewer?.userId)).map(({ id, title }) => [id, title]));

/** Ids at which sitemaps of `step` hoots begin, newest first. */
export const milestones = async (db: Db, step: number): Promise<string[]> =>
  (await store.listMilestones(db, step)).map(({ id }) => id);

/** Ids and times of last change from a hoot on, newest first. */
export const lastChanges = (db: Db, from: string, limit: number) =>
  store.listChanges(db, from, limit);

/**
 * Creates a hoot; a retry with the same `key` returns the first one. Throws NOT_VERIFIED, DUPLICATE, QUOTA, and
 * RATE_LIMITED and VALIDATION for new accounts.
 */
export function createHoot(
  { events, files, posting }: Deps,
  session: Session,
  draft: Body<typeof contract.createHoot>,
  photos: Photos,
  key?: string,
): Promise<contract.Hoot> {
  const body = hasPhoto(photos) ? attemptBody(draft, photos) : draft;
  const attempt = { ownerId: session.userId, key, call: "createHoot", body };
  return events.write((trx, publish) =>
    once(trx, attempt, async () => {
      const { alts, rest } = splitAlts(draft);
      const { title, text, category, gifUrl = null, airline, route, breed } = rest;
      const pictures = { gifUrl, hasPhotos: hasPhoto(photos) };
      const post = { kind: "hoot", texts: { title, text, ...alts }, ...pictures } as const;
      const { held } = await admitPost(trx, publish, posting, session, post);
      const id = uuidv7();
      const author = { author_id: session.userId, gif_url: gifUrl };
      const columns = { ...author, ...tagColumns({ airline, route, breed }) };
      await store.insertHoot(trx, { id, title, text, category, ...columns }, held);
      const place = { files, publish, ownerId: session.userId, hootId: id };
      await changePhotos(trx, place, { photos, alts });
      // A held hoot is published once a moderator releases it.
      if (!held) publish({ what: "hoot.posted", hootId: id, actorId: session.userId });
      return getHoot(trx, session, id);
    }),
  );
}

type Edit = {
  id: string;
  changes: Body<typeof contract.updateHoot>;
  photos: Photos;
  ifVersion: number | undefined;
};

/**
 * Updates the fields that are sent. Throws NOT_FOUND, NOT_YOURS, NOT_VERIFIED, and CONFLICT where `ifVersion`
 * is stale; QUOTA.
 */
export function updateHoot(
  { events, files, posting }: Deps,
  session: Session,
  { id, changes, photos, ifVersion }: Edit,
): Promise<contract.Hoot> {
  return events.write(async (trx, publish) => {
    const { version, hidden_at } = await ownHoot(trx, session, id);
    if (ifVersion !== undefined && ifVersion !== version) {
      const current = await getHoot(trx, session, id);
      throw new AppError(
        "CONFLICT",
        "This hoot was changed elsewhere. Reload to see the newer version.",
        {
          current,
        },
      );
    }
    const { alts, rest } = splitAlts(changes);
    const { gifUrl, category, airline, route, breed, ...own } = rest;
    const texts = { ...own, ...alts };
    rejectContent(session, texts, { gifUrl, hasPhotos: hasPhoto(photos) });
    const columns = {
      ...own,
      ...tagColumns({ airline, route, breed }),
      ...(gifUrl === undefined ? {} : { gif_url: gifUrl }),
      ...(category === undefined ? {} : { category: category ?? contract.defaultCategory }),
    };
    const photoChange = { photos, alts };
    const isAnything = Object.values(columns).some((value) => value !== undefined);
    if (isAnything || isPhotoChange(photoChange)) {
      const held = hidden_at === null && (await mustHold(trx, posting, session, texts));
      await store.updateHoot(trx, id, columns, held);
      const place = { files, publish, ownerId: session.userId, hootId: id };
      await changePhotos(trx, place, photoChange);
      const what = held ? "hoot.deleted" : "hoot.changed";
      publish({ what, hootId: id, actorId: session.userId });
    }
    return getHoot(trx, session, id);
  });
}

/** Deletes a hoot with its photos, comments and likes. Throws NOT_FOUND, NOT_YOURS. */
export function deleteHoot(
  { events, files }: Deps,
  session: Session,
  id: string,
): Promise<{ _id: string }> {
  return events.write(async (trx, publish) => {
    await ownHoot(trx, session, id);
    await files.drop(trx, publish, await listPhotoFiles(trx, id));
    await store.deleteHoot(trx, id);
    publish({ what: "hoot.deleted", hootId: id, actorId: session.userId });
    return { _id: id };
  });
}

/**
 * Marks a comment as the answer to one's own question, or no comment. Throws NOT_FOUND, NOT_YOURS, and VALIDATION where
 * the hoot asks nothing or has no such comment.
 */
export function acceptAnswer(
  events: Events,
  session: Session,
  id: string,
  commentId: string | null,
): Promise<contract.Hoot> {
  return events.write(async (trx, publish) => {
    const { is_question, accepted_comment_id } = await ownHoot(trx, session, id);
    if (commentId !== null) {
      if (!is_question) throw wrongAnswer("Only questions can have an accepted answer.");
      const about = { subjectId: id, id: commentId, viewer: session.userId };
      if (!(await commentService.lockSeenComment(trx, aboutHoots, about))) {
        throw wrongAnswer("This comment doesn't exist or was deleted.");
      }
    }
    if (commentId !== accepted_comment_id) {
      await store.updateAccepted(trx, id, commentId);
      publish({ what: "hoot.changed", hootId: id, actorId: session.userId });
    }
    return getHoot(trx, session, id);
  });
}

const wrongAnswer = (message: string) =>
  new AppError("VALIDATION", message, { fields: { commentId: message } });

/** Likes a hoot; no-op if already liked. Throws NOT_FOUND. */
export function likeHoot(events: Events, session: Session, id: string): Promise<contract.Hoot> {
  return events.write(async (trx, publish) => {
    await commentService.like(trx, publish, { subject: aboutHoots, id, session });
    return getHoot(trx, session, id);
  });
}

/** Removes a like; no-op if there is none. Throws NOT_FOUND. */
export function unlikeHoot(events: Events, session: Session, id: string): Promise<contract.Hoot> {
  return events.write(async (trx, publish) => {
    await commentService.unlike(trx, publish, { subject: aboutHoots, id, session });
    return getHoot(trx, session, id);
  });
}

async function ownHoot(trx: Db, session: Session, id: string) {
  const hoot = await store.findHootForChange(trx, id);
  // Somebody whose hoots the caller doesn't meet has none for them.
  const isOwn = hoot?.author_id === session.userId;
  if (!hoot || (!isOwn && (await findTitles(trx, [id], session)).size === 0)) {
    throw hootNotFound();
  }
  if (!isOwn) {
    throw new AppError("NOT_YOURS", "You can only change your own hoots.");
  }
  return hoot;
}

/** Deletes the likes and photos of an account that is being deleted; its hoots stay without an author. */
export async function deleteTracesOf(trx: Trx, { id }: { id: string }): Promise<void> {
  await commentService.deleteLikesOf(trx, aboutHoots, id);
  await deletePhotosOf(trx, id);
}
