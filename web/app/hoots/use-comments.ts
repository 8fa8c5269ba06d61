import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import type { Comment } from "#contracts/comments.ts";
import { createComment, deleteComment, updateComment, type Hoot } from "#contracts/hoots.ts";
import type { Author } from "#contracts/profiles.ts";
import { call } from "../api/browser.ts";
import { freshKey } from "../api/once.ts";
import { withChanged, withComment, withoutComment } from "./hoot-copy.ts";

export type NewComment = { text: string; parentId: string | null };

const pendingPrefix = "pending-";

/** True for a comment that is on its way. */
export const isPending = (comment: Comment): boolean => comment._id.startsWith(pendingPrefix);

const pendingComment = ({ text, parentId }: NewComment, author: Author): Comment => {
  const now = new Date().toISOString();
  const _id = pendingPrefix + freshKey();
  return { _id, text, parentId, author, createdAt: now, updatedAt: now };
};

/** Changes the comments of one hoot, in the copy under `copyKey` at once and then on the server. */
export function useComments(hootId: string, copyKey: QueryKey) {
  const client = useQueryClient();
  const change = (edit: (hoot: Hoot) => Hoot) =>
    client.setQueryData<Hoot>(copyKey, (copy) => copy && edit(copy));

  return {
    /** Shows the comment while it is sent, and takes it back where it is refused. */
    async post(comment: NewComment, author: Author, key: string): Promise<Comment> {
      await client.cancelQueries({ queryKey: copyKey });
      const pending = pendingComment(comment, author);
      change((hoot) => withComment(hoot, pending));
      try {
        const sent = await call(createComment, { params: { id: hootId }, body: comment, key });
        change((hoot) => withComment(withChanged(hoot, pending._id, sent), sent));
        return sent;
      } catch (error) {
        change((hoot) => withoutComment(hoot, pending._id));
        throw error;
      }
    },

    async edit(comment: Comment, text: string): Promise<void> {
      const params = { id: hootId, commentId: comment._id };
      const changed = await call(updateComment, { params, body: { text } });
      change((hoot) => withChanged(hoot, comment._id, changed));
    },

    async remove(comment: Comment): Promise<void> {
      await call(deleteComment, { params: { id: hootId, commentId: comment._id } });
      change((hoot) => withoutComment(hoot, comment._id));
    },
  };
}

export type Comments = ReturnType<typeof useComments>;
