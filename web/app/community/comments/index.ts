export { CommentForm } from "./comment-form.tsx";
export { CommentView } from "./comment-view.tsx";
export { CommentsSection } from "./comments-section.tsx";
export { LikeButton, LikeProblem } from "./like-button.tsx";
export type { Subject } from "./subject.ts";
export { useComments } from "./use-comments.ts";
export { useLike } from "./use-like.ts";
export { useReturnedLike } from "./use-returned-like.ts";
export { useWhole, wholeKey } from "./use-whole.ts";
