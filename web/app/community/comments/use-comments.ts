import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import type { Comment } from "#contracts/community/comments.ts";
import type { Author } from "#contracts/kernel/author.ts";
import { freshKey } from "../../data/idempotency.ts";
import { excerpt } from "../../ui/text.ts";
import { withChanged, withComment, withoutComment } from "./with-comments.ts";
import {
  commentsTarget,
  type NewComment,
  type SendOptions,
  type Subject,
  type WithComments,
} from "./subject.ts";

const pendingPrefix = "pending-";

/** True for a comment that is being sent. */
export const isPending = (comment: Comment): boolean => comment._id.startsWith(pendingPrefix);

const pendingComment = ({ text, parentId }: NewComment, author: Author): Comment => {
  const createdAt = new Date().toISOString();
  const _id = pendingPrefix + freshKey();
  return { _id, text, parentId, author, createdAt, updatedAt: createdAt, likeCount: 0 };
};

/** Changes the comments of one subject: at once in the cached copy under `copyKey`, then on the server. */
export function useComments(subject: Subject, copyKey: QueryKey) {
  const client = useQueryClient();
  const change = (edit: (copy: WithComments) => WithComments) =>
    client.setQueryData<WithComments>(copyKey, (copy) => copy && edit(copy));

  return {
    /** Shows the comment while it is sent, and removes it if that fails. */
    async post(comment: NewComment, author: Author, options: SendOptions): Promise<Comment> {
      await client.cancelQueries({ queryKey: copyKey });
      const pending = pendingComment(comment, author);
      change((copy) => withComment(copy, pending));
      try {
        const sent = await subject.comment(comment, options);
        change((copy) => withComment(withChanged(copy, pending._id, sent), sent));
        return sent;
      } catch (error) {
        change((copy) => withoutComment(copy, pending._id));
        throw error;
      }
    },

    async edit(comment: Comment, text: string, options?: SendOptions): Promise<Comment> {
      const changed = await subject.changeComment(comment._id, text, options);
      change((copy) => withChanged(copy, comment._id, changed));
      return changed;
    },

    /** Shows the like at once, and takes it back if that fails. */
    async like(comment: Comment, liked: boolean): Promise<void> {
      const { _id, likeCount } = comment;
      const { liked: _before, ...rest } = comment;
      const decided = { ...rest, likeCount: likeCount + (liked ? 1 : -1) };
      change((copy) => withChanged(copy, _id, liked ? { ...decided, liked: true } : decided));
      try {
        const sent = await subject.likeComment(_id, liked);
        change((copy) => withChanged(copy, _id, sent));
      } catch (error) {
        change((copy) => withChanged(copy, _id, comment));
        throw error;
      }
    },

    /** Marks a comment as the accepted answer, or none. */
    async accept(id: string | null): Promise<void> {
      await subject.acceptAnswer?.(id);
      change((copy) => ({ ...copy, acceptedId: id }));
    },

    async remove(comment: Comment): Promise<void> {
      const offline = {
        label: `Delete comment: “${excerpt(comment.text)}”`,
        target: commentsTarget(subject.id),
        page: subject.path,
      };
      await subject.deleteComment(comment._id, { key: freshKey(), offline });
      change((copy) => withoutComment(copy, comment._id));
    },
  };
}

export type Comments = ReturnType<typeof useComments>;
