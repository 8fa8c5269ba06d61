import type { CallOptions } from "#contracts/kernel/client.ts";
import type { Comment } from "#contracts/community/comments.ts";

/** The likes and comments of a hoot or a story. */
export type WithComments = {
  _id: string;
  /** IDs of users, newest first; only the newest of many. */
  likes: string[];
  likeCount: number;
  comments: Comment[];
  commentCount: number;
  version: number;
  /** Set for hoots that ask something. */
  question?: boolean;
  acceptedId?: string | null;
  author?: { _id: string } | null;
};

export type Likes = Pick<WithComments, "likes" | "likeCount">;

export type NewComment = { text: string; parentId: string | null };

/** How a comment is sent: once, and later without a network. */
export type SendOptions = Pick<CallOptions, "key" | "offline">;

/** What is queued of the comments on a hoot or a story. */
export const commentsTarget = (subjectId: string): string => `comments:${subjectId}`;

/** A hoot or a story: its path, and the calls for its likes and comments. */
export type Subject<T extends WithComments = WithComments> = {
  kind: "hoot" | "blog";
  id: string;
  /** The path of its page. */
  path: string;
  get: () => Promise<T>;
  /** Likes or unlikes it; returns the new likes. */
  like: (liked: boolean) => Promise<Likes>;
  comment: (comment: NewComment, options: SendOptions) => Promise<Comment>;
  changeComment: (commentId: string, text: string, options?: SendOptions) => Promise<Comment>;
  deleteComment: (commentId: string, options: SendOptions) => Promise<unknown>;
  /** Likes or unlikes a comment. */
  likeComment: (commentId: string, liked: boolean) => Promise<Comment>;
  /** Accepts a comment as the answer, or none; absent where nothing can be answered. */
  acceptAnswer?: (commentId: string | null) => Promise<unknown>;
};

/** Key of the draft of a comment, or of a reply to `parentId`. */
export const commentKey = (subjectId: string, parentId: string | null): string =>
  parentId ? `reply-${parentId}` : `comment-${subjectId}`;

export const commentEditKey = (id: string): string => `comment-edit:${id}`;
