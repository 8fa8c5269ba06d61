import * as contract from "#contracts/community/stories.ts";
import { commentsInList, likesShown } from "#contracts/community/hoots.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { uuidv7 } from "uuidv7";
import { once } from "../../platform/db/idempotency.ts";
import type { Events } from "../../platform/events.ts";
import { attemptBody, replacedFiles } from "../../platform/files/changes.ts";
import type { Files } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import { findHiddenReason } from "../moderation/service.ts";
import {
  admitPost,
  listChanges,
  listMilestones,
  mapTitles,
  mustHold,
  type PostingRules,
  rejectContent,
} from "../../accounts/publishing/service.ts";
import type { Wanted } from "../../platform/text/matching.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { rejectStale } from "../../platform/db/versions.ts";
import * as commentService from "../comments/service.ts";
import {
  storyColumns,
  type Changes,
  type Draft,
  isAnything,
  pictureColumns,
  type Pictures,
} from "./columns.ts";
import { presentStory } from "./present.ts";
import { canDelete, canEdit } from "./policy.ts";
import * as store from "./store.ts";
import { aboutStories, storyNotFound } from "./subject.ts";

export { aboutStories };

type Deps = { events: Events; files: Files; posting: PostingRules };
type Viewer = Session | undefined;

const inLists = (viewer: Viewer) => ({
  viewer: viewer?.userId,
  likes: likesShown,
  comments: commentsInList,
});

type Listing = { before?: string | undefined; author?: string | undefined; limit?: number };

/** The newest stories, or those before one; optionally of one author. `limit` defaults to 100. */
export async function listStories(
  db: Db,
  viewer: Viewer,
  listing: Listing,
): Promise<contract.Story[]> {
  const { limit = contract.newestStories } = listing;
  const rows = await store.listStories(db, { ...listing, limit }, inLists(viewer));
  return rows.map((row) => presentStory(row, viewer?.userId));
}

/** `count` distinct random stories, or all if there are fewer. */
export async function randomStories(
  db: Db,
  viewer: Viewer,
  count: number,
): Promise<contract.Story[]> {
  const randomKeys = Array.from({ length: count }, () => Math.random());
  const rows = await store.listRandomStories(db, randomKeys, inLists(viewer));
  return rows.map((row) => presentStory(row, viewer?.userId));
}

/** Stories with all words in title or text, the last one as a prefix; unsorted. */
export async function searchStories(
  db: Db,
  terms: readonly Wanted[],
  limit: number,
  viewer: Viewer,
) {
  const rows = await store.findStoriesByWords(db, terms, limit, viewer?.userId);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    text: [row.content_one, row.content_two, row.content_three, row.content_four].join("\n"),
    image: row.image_one,
  }));
}

/** One story with all its comments. Throws NOT_FOUND. */
export async function getStory(db: Db, viewer: Viewer, id: string): Promise<contract.Story> {
  const row = await store.findStory(db, id, { viewer, likes: likesShown });
  if (!row) throw storyNotFound();
  const comments =
    // The count leaves out hidden comments, which their authors see.
    row.comment_count > 0 || viewer
      ? await commentService.listComments(db, aboutStories, id, viewer)
      : [];
  const hidden = row.hidden && !row.held ? await findHiddenReason(db, "blog", id) : undefined;
  return { ...presentStory(row, viewer?.userId), comments, ...(hidden && { hidden }) };
}

/** Titles of stories that a viewer may open, by ID. */
export const findTitles = (db: Db, ids: readonly string[], viewer: Viewer) =>
  mapTitles(db, "blogs", ids, viewer?.userId);

/** Ids at which sitemaps of `step` stories begin, newest first. */
export const milestones = (db: Db, step: number): Promise<string[]> =>
  listMilestones(db, "blogs", step);

/** Ids and times of last change from a story on, newest first. */
export const lastChanges = (db: Db, from: string, limit: number) =>
  listChanges(db, "blogs", from, limit);

/**
 * Publishes a story; a retry with the same `key` returns the first one. Throws QUOTA, NOT_VERIFIED, DUPLICATE, and
 * RATE_LIMITED and VALIDATION for new accounts.
 */
export function createStory(
  { events, files, posting }: Deps,
  session: Session,
  draft: Draft,
  pictures: Pictures,
  key?: string,
): Promise<contract.Story> {
  const { userId } = session;
  const attemptedBody = attemptBody(draft, pictures);
  return events.write((trx, publish) =>
    once(trx, { ownerId: userId, key, call: "createBlog", body: attemptedBody }, async () => {
      const { title, contentOne } = draft;
      const post = { kind: "story", texts: textsOf(draft) } as const;
      const { held } = await admitPost(trx, publish, posting, session, post);
      await files.attach(trx, userId, Object.values(pictures));
      const id = uuidv7();
      const firstColumns = { title, content_one: contentOne };
      await store.insertStory(
        trx,
        {
          ...storyColumns(draft, pictures),
          ...firstColumns,
          id,
          author_id: userId,
        },
        held,
      );
      // A held story is published once a moderator releases it.
      if (!held) publish({ what: "blog.posted", blogId: id, actorId: userId });
      return getStory(trx, session, id);
    }),
  );
}

/** The texts of a story that readers see. */
const textsOf = ({ title, contentOne, contentTwo, contentThree, contentFour }: Changes) => ({
  title,
  contentOne,
  contentTwo,
  contentThree,
  contentFour,
});

type Edit = {
  id: string;
  changes: Changes;
  pictures: Pictures;
  ifVersion: number | undefined;
};

/**
 * Updates the fields that are sent. Throws NOT_FOUND, NOT_YOURS, VALIDATION where the first picture would be
 * removed, QUOTA, and CONFLICT where `ifVersion` is stale.
 */
export function updateStory(
  { events, files, posting }: Deps,
  session: Session,
  { id, changes, pictures, ifVersion }: Edit,
): Promise<contract.Story> {
  return events.write(async (trx, publish) => {
    const before = await lockStory(trx, canEdit, session, id);
    const stale = "This story was changed elsewhere. Reload to see the newer version.";
    await rejectStale(ifVersion, before, stale, () => getStory(trx, session, id));
    if (pictures.contentOneImage === null) throw firstPictureMissing();
    const columns = storyColumns(changes, pictures);
    const texts = textsOf(changes);
    rejectContent(session, texts);
    if (isAnything(columns)) {
      // Replaced files are dropped first, so that a full quota does not prevent replacing.
      await files.drop(trx, publish, replacedFiles(pictureColumns, before, columns));
      await files.attach(trx, session.userId, Object.values(pictures));
      const held = before.hidden_at === null && (await mustHold(trx, posting, session, texts));
      await store.updateStory(trx, id, columns, held);
      const what = held ? "blog.deleted" : "blog.changed";
      publish({ what, blogId: id, actorId: session.userId });
    }
    return getStory(trx, session, id);
  });
}

/** Deletes a story with its pictures, comments and likes. Throws NOT_FOUND, NOT_YOURS. */
export function deleteStory(
  { events, files }: Deps,
  session: Session,
  id: string,
): Promise<{ _id: string }> {
  return events.write(async (trx, publish) => {
    const story = await lockStory(trx, canDelete, session, id);
    await files.drop(trx, publish, replacedFiles(pictureColumns, story));
    await store.deleteStory(trx, id);
    publish({ what: "blog.deleted", blogId: id, actorId: session.userId });
    return { _id: id };
  });
}

type LikeDeps = { db: Db; likes: commentService.Likes };

/** Likes a story; no-op if already liked. Throws NOT_FOUND. */
export async function likeStory(
  { db, likes }: LikeDeps,
  session: Session,
  id: string,
): Promise<contract.Story> {
  await likes.like(session, id);
  return getStory(db, session, id);
}

/** Removes a like; no-op if there is none. Throws NOT_FOUND. */
export async function unlikeStory(
  { db, likes }: LikeDeps,
  session: Session,
  id: string,
): Promise<contract.Story> {
  await likes.unlike(session, id);
  return getStory(db, session, id);
}

/** Deletes the likes of an account that is being deleted. */
export const deleteLikesOf = (trx: Trx, { id }: { id: string }): Promise<void> =>
  commentService.deleteLikesOf(trx, aboutStories, id);

/**
 * A story with which the caller may do this, locked until the transaction ends. Throws NOT_FOUND where they may not read
 * it either, and NOT_YOURS.
 */
async function lockStory(
  trx: Trx,
  isAllowed: typeof canEdit,
  session: Session,
  id: string,
): Promise<store.StoryForChange> {
  const story = await store.findStoryForChange(trx, id);
  if (isAllowed.allows(session, story)) return story;
  if ((await findTitles(trx, [id], session)).size === 0) throw storyNotFound();
  throw new AppError("NOT_YOURS", "You can only change your own stories.");
}

function firstPictureMissing(): AppError {
  const message = "You can replace the first photo but not remove it.";
  return new AppError("VALIDATION", message, { fields: { contentOneImage: message } });
}
