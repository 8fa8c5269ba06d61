import type { Comment } from "#contracts/community/comments.ts";
import { withPendingChanges } from "../../data/queue/pending-changes.ts";
import { useQueuedOf } from "../../data/queue/shown.ts";
import { CommentText } from "./comment-view.tsx";
import { commentsTarget, type Subject } from "./subject.ts";

type QueuedCommentProps = { comment: Comment; subjectId: Subject["id"] };

/** The text of the member's own comment with a change that waits for the network. */
export function QueuedComment({ comment, subjectId }: QueuedCommentProps) {
  return (
    <CommentText comment={withPendingChanges(comment, useQueuedOf(commentsTarget(subjectId)))} />
  );
}
