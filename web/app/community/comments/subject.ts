import type { Comment } from "#contracts/community/comments.ts";

/** What likes and comments hang on, as far as talking has to know it: a hoot, a story. */
export type WithComments = {
  _id: string;
  /** Ids of people, the newest first; not all of them where there are many. */
  likes: string[];
  likeCount: number;
  comments: Comment[];
  commentCount: number;
  version: number;
};

export type Likes = Pick<WithComments, "likes" | "likeCount">;

export type NewComment = { text: string; parentId: string | null };

/** One thing people talk about: where it stands, and how its likes and comments travel. */
export type Subject<T extends WithComments = WithComments> = {
  kind: "hoot" | "blog";
  id: string;
  /** Its page. */
  path: string;
  get: () => Promise<T>;
  /** The same as anybody sees it, which the server has ready. */
  fetchFresh: () => Promise<T>;
  /** Gives a like, or takes it back; answers the likes as they are then. */
  like: (liked: boolean) => Promise<Likes>;
  comment: (comment: NewComment, key: string) => Promise<Comment>;
  changeComment: (commentId: string, text: string) => Promise<Comment>;
  deleteComment: (commentId: string) => Promise<unknown>;
};
