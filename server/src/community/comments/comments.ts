import { AppError } from "#contracts/kernel/errors.ts";
import { type Comment, commentDepthMax } from "#contracts/community/comments.ts";
import { uuidv7 } from "uuidv7";
import { once } from "../../platform/db/idempotency.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import {
  admitPost,
  mustHold,
  type PostingRules,
  rejectContent,
} from "../../accounts/publishing/service.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { deleteLikes, insertLikes } from "./like-store.ts";
import * as store from "./comment-store.ts";
import { canDelete, canEdit } from "./policy.ts";
import { withMentions } from "./mentions.ts";
import { presentComment } from "./present.ts";
import { likeableComments, type Subject } from "./subject.ts";

type Deps = { events: Events; subject: Subject; posting: PostingRules };
type Text = { text: string; parentId?: string | null | undefined };

/**
 * Creates a comment or a reply; a retry with the same `key` returns the first one. Throws NOT_FOUND
 * (subject), VALIDATION (unknown parent, too many links), TOO_DEEP, NOT_VERIFIED, DUPLICATE, RATE_LIMITED.
 */
export function createComment(
  { events, subject, posting }: Deps,
  session: Session,
  subjectId: string,
  { text, parentId }: Text,
  key?: string,
): Promise<Comment> {
  const body = { [`${subject.name}Id`]: subjectId, text, parentId };
  const call = subject.name === "hoot" ? "createComment" : "createBlogComment";
  const attempt = { ownerId: session.userId, key, call, body };
  return events.write((trx, publish) =>
    once(trx, attempt, async () => {
      const viewer = session.userId;
      if (!(await store.lockOpenSubject(trx, subject, subjectId, viewer))) throw subject.notFound();
      const parent = { subject, subjectId, id: parentId ?? "" };
      const depth = parentId ? (await depthOf(trx, parent, viewer)) + 1 : 1;
      if (depth > commentDepthMax) {
        throw new AppError(
          "TOO_DEEP",
          `Replies can only go ${commentDepthMax} levels deep. Reply to an earlier comment.`,
        );
      }
      const post = { kind: "comment", texts: { text } } as const;
      const { held } = await admitPost(trx, publish, posting, session, post);
      const id = uuidv7();
      const thread = { subjectId, parentId: parentId || null, depth };
      const comment = { id, ...thread, text, authorId: session.userId };
      const row = await store.insertComment(trx, subject, comment, held);
      // A held comment is published once a moderator releases it.
      if (!held) {
        publish(subject.commented("comment.posted", subjectId, { commentId: id, actorId: viewer }));
      }
      return presentWhole(trx, viewer, row);
    }),
  );
}

/** Changes a comment's text. Throws NOT_FOUND, NOT_YOURS, NOT_VERIFIED. */
export function updateComment(
  { events, subject, posting }: Deps,
  session: Session,
  subjectId: string,
  id: string,
  text: string,
): Promise<Comment> {
  return events.write(async (trx, publish) => {
    const { is_hidden } = await lockComment(trx, canEdit, { subject, subjectId, session, id });
    rejectContent(session, { text });
    const held = !is_hidden && (await mustHold(trx, posting, session, { text }));
    // The post before its comments, in the order of all transactions.
    if (held) await store.decrementCommentCount(trx, subject, subjectId);
    await store.updateCommentText(trx, subject, id, { text, held });
    const actorId = session.userId;
    const what = held ? "comment.deleted" : "comment.changed";
    publish(subject.commented(what, subjectId, { commentId: id, actorId }));
    return presentWhole(trx, actorId, await store.getComment(trx, subject, id, actorId));
  });
}

/**
 * Deletes a comment, or leaves a tombstone while it has replies; a retry with the same `key` returns the first answer.
 * Throws NOT_FOUND, NOT_YOURS.
 */
export function deleteComment(
  { events, subject }: Omit<Deps, "posting">,
  session: Session,
  subjectId: string,
  id: string,
  key?: string,
): Promise<{ _id: string }> {
  const { userId: actorId } = session;
  const call = subject.name === "hoot" ? "deleteComment" : "deleteStoryComment";
  const attempt = { ownerId: actorId, key, call, body: { subjectId, id } };
  return events.write((trx, publish) =>
    once(trx, attempt, async () => {
      const comment = await lockComment(trx, canDelete, { subject, subjectId, session, id });
      if (await store.hasReplies(trx, subject, id)) {
        await store.replaceByTombstone(trx, subject, id);
      } else await removeBranch(trx, { subject, subjectId, id }, comment.parent_id);
      // A hidden comment is not counted.
      if (!comment.is_hidden) await store.decrementCommentCount(trx, subject, subjectId);
      publish(subject.commented("comment.deleted", subjectId, { commentId: id, actorId }));
      return { _id: id };
    }),
  );
}

/** A comment with the members whom it mentions. */
async function presentWhole(trx: Trx, viewer: string, row: store.CommentRow): Promise<Comment> {
  const comment = presentComment(row);
  const [whole = comment] = await withMentions(trx, viewer, [comment]);
  return whole;
}

type CommentParams = { id: string; commentId: string };

type LikeDeps = Omit<Deps, "posting">;

/** Likes a comment; no-op if already liked. Throws NOT_FOUND. */
export const likeComment = (deps: LikeDeps, session: Session, params: CommentParams) =>
  changeLike(deps, session, params, { change: insertLikes, what: "comment.liked" });

/** Removes a like from a comment; no-op if there is none. Throws NOT_FOUND. */
export const unlikeComment = (deps: LikeDeps, session: Session, params: CommentParams) =>
  changeLike(deps, session, params, { change: deleteLikes, what: "comment.changed" });

/** Changes the caller's like of a comment, and publishes what happened if that changed anything. */
function changeLike(
  { events, subject }: LikeDeps,
  session: Session,
  { id: subjectId, commentId: id }: CommentParams,
  { change, what }: { change: typeof insertLikes; what: "comment.liked" | "comment.changed" },
): Promise<Comment> {
  return events.write(async (trx, publish) => {
    await lockSeenComment(trx, session, { subject, subjectId, id });
    const { userId: actorId } = session;
    const own = { id, profileId: actorId, isModerator: session.isModerator };
    if ((await change(trx, likeableComments(subject), [own])).length > 0) {
      publish(subject.commented(what, subjectId, { commentId: id, actorId }));
    }
    return presentWhole(trx, actorId, await store.getComment(trx, subject, id, actorId));
  });
}

/** Throws NOT_FOUND for a comment that the caller doesn't see. */
async function lockSeenComment(
  trx: Trx,
  { userId: viewer }: Session,
  { subject, subjectId, id }: CommentLocation,
): Promise<void> {
  if (!(await store.lockOpenSubject(trx, subject, subjectId, viewer))) throw subject.notFound();
  if (!(await store.lockSeenComment(trx, subject, { subjectId, id, viewer }))) {
    throw commentNotFound();
  }
}

const commentNotFound = () =>
  new AppError("NOT_FOUND", "This comment doesn't exist or was deleted.");

type CommentLocation = { subject: Subject; subjectId: string; id: string };

/** Removes a comment without replies, and the tombstones above it that have none left. */
async function removeBranch(
  trx: Db,
  { subject, subjectId, id }: CommentLocation,
  parentId: string | null,
) {
  await store.deleteComment(trx, subject, id);
  let ancestorId = parentId;
  while (ancestorId) {
    const parent = await store.findCommentForChange(trx, subject, subjectId, ancestorId);
    if (!parent?.deleted_at || (await store.hasReplies(trx, subject, ancestorId))) return;
    await store.deleteComment(trx, subject, ancestorId);
    ancestorId = parent.parent_id;
  }
}

async function depthOf(trx: Db, { subject, subjectId, id }: CommentLocation, viewer: string) {
  const parent = await store.findCommentForChange(trx, subject, subjectId, id);
  if (parent && !parent.deleted_at) {
    // Somebody whom the author can't meet, or what moderators have hidden.
    if (await store.lockSeenComment(trx, subject, { subjectId, id, viewer })) return parent.depth;
    throw commentNotFound();
  }
  const message = "The comment you're replying to was deleted.";
  throw new AppError("VALIDATION", message, { fields: { parentId: message } });
}

/** A comment with which the caller may do this, locked until the transaction ends. Throws NOT_FOUND, NOT_YOURS. */
async function lockComment(
  trx: Trx,
  isAllowed: typeof canEdit,
  { subject, subjectId, session, id }: CommentLocation & { session: Session },
) {
  // Locks the subject before its comments, in the order of all transactions, to avoid deadlocks.
  await store.lockSubject(trx, subject, subjectId);
  const comment = await store.findCommentForChange(trx, subject, subjectId, id);
  if (!comment || comment.deleted_at) throw commentNotFound();
  if (!isAllowed.allows(session, comment)) {
    // Comments of people whom the caller doesn't meet are missing.
    await lockSeenComment(trx, session, { subject, subjectId, id });
    throw new AppError("NOT_YOURS", "You can only change your own comments.");
  }
  return comment;
}
