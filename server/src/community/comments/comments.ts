import { AppError } from "#contracts/kernel/errors.ts";
import { type Comment, commentDepthMax } from "#contracts/community/comments.ts";
import { uuidv7 } from "uuidv7";
import { once } from "../../platform/db/idempotency.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import { admitPost, rejectUnverified } from "../publishing/service.ts";
import type { Db } from "../../platform/schema.ts";
import * as store from "./comment-store.ts";
import { presentComment } from "./present.ts";
import type { Subject } from "./subject.ts";

type Deps = { events: Events; subject: Subject };
type Text = { text: string; parentId?: string | null | undefined };

/**
 * Creates a comment or a reply; a retry with the same `key` returns the first one. Throws NOT_FOUND
 * (subject), VALIDATION (unknown parent), TOO_DEEP, NOT_VERIFIED, DUPLICATE.
 */
export function createComment(
  { events, subject }: Deps,
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
      if (!(await store.lockSubject(trx, subject, subjectId))) throw subject.notFound();
      const depth = parentId ? (await depthOf(trx, subject, subjectId, parentId)) + 1 : 1;
      if (depth > commentDepthMax) {
        throw new AppError(
          "TOO_DEEP",
          `Replies can only go ${commentDepthMax} levels deep. Reply to an earlier comment.`,
        );
      }
      await admitPost(trx, publish, session, { kind: "comment", texts: [text] });
      const id = uuidv7();
      const place = { subjectId, parentId: parentId || null, depth };
      const comment = { id, ...place, text, authorId: session.userId };
      const row = await store.insertComment(trx, subject, comment);
      publish(subject.commented("comment.posted", subjectId, id));
      return presentComment(row);
    }),
  );
}

/** Changes a comment's text. Throws NOT_FOUND, NOT_YOURS, NOT_VERIFIED. */
export function updateComment(
  { events, subject }: Deps,
  session: Session,
  subjectId: string,
  id: string,
  text: string,
): Promise<Comment> {
  return events.write(async (trx, publish) => {
    await ownComment(trx, { subject, subjectId, session, id });
    rejectUnverified(session, { texts: [text] });
    await store.updateCommentText(trx, subject, id, text);
    publish(subject.commented("comment.changed", subjectId, id));
    return presentComment(await store.getComment(trx, subject, id));
  });
}

/** Deletes a comment, or leaves a tombstone while it has replies. Throws NOT_FOUND, NOT_YOURS. */
export function deleteComment(
  { events, subject }: Deps,
  session: Session,
  subjectId: string,
  id: string,
): Promise<{ _id: string }> {
  return events.write(async (trx, publish) => {
    const comment = await ownComment(trx, { subject, subjectId, session, id });
    if (await store.hasReplies(trx, subject, id)) await store.replaceByTombstone(trx, subject, id);
    else await removeBranch(trx, { subject, subjectId, id }, comment.parent_id);
    await store.decrementCommentCount(trx, subject, subjectId);
    publish(subject.commented("comment.deleted", subjectId, id));
    return { _id: id };
  });
}

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

async function depthOf(trx: Db, subject: Subject, subjectId: string, parentId: string) {
  const parent = await store.findCommentForChange(trx, subject, subjectId, parentId);
  if (parent && !parent.deleted_at) return parent.depth;
  const message = "The comment you're replying to was deleted.";
  throw new AppError("VALIDATION", message, { fields: { parentId: message } });
}

async function ownComment(
  trx: Db,
  { subject, subjectId, session, id }: CommentLocation & { session: Session },
) {
  // Locks the subject before its comments, in the order of all transactions, to avoid deadlocks.
  await store.lockSubject(trx, subject, subjectId);
  const comment = await store.findCommentForChange(trx, subject, subjectId, id);
  if (!comment || comment.deleted_at) {
    throw new AppError("NOT_FOUND", "This comment doesn't exist or was deleted.");
  }
  if (comment.author_id !== session.userId) {
    throw new AppError("NOT_YOURS", "You can only change your own comments.");
  }
  return comment;
}
