import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Comment } from "#contracts/community/comments.ts";
import { AuthorFace, AuthorLink, useAuthor } from "../../accounts/viewer/index.ts";
import { useReaderId } from "../../data/session.ts";
import { classes } from "../../ui/classes.ts";
import { When } from "../../ui/when.tsx";
import { appealPath } from "../../links/account.ts";
import styles from "./comments.module.css";
import { MentionText } from "./mention-text.tsx";
import { isPending } from "./use-comments.ts";

type CommentViewProps = {
  comment: Comment;
  /** The path of its page. */
  path: string;
  /** The person replied to, if the tree does not show it. */
  to?: ReactNode;
  /** Replaces the text, such as a form to edit it. */
  children?: ReactNode;
  actions?: ReactNode;
  marked?: boolean;
  /** The author of the question has accepted it. */
  isAnswer?: boolean;
};

/** Of a person whom the reader blocked or muted or who blocked them, or hidden by moderators: it doesn't tell which. */
const hiddenText = "This comment is hidden.";

/** One comment with its author and time. */
export function CommentView(props: CommentViewProps) {
  const { comment, path, to, children, actions, marked, isAnswer } = props;
  const { _id, createdAt, updatedAt, deleted } = comment;
  const author = useAuthor(comment.author);
  const id = `c-${_id}`;
  if (deleted) {
    return (
      <div className={classes(styles.comment, styles.gone)} id={id} tabIndex={-1}>
        <span className={styles.hole} aria-hidden />
        <p>
          {comment.removed && (
            <>
              Moderators removed your comment. <Link to={appealPath(_id)}>Read why</Link>
            </>
          )}
          {!comment.removed && (comment.hidden ? hiddenText : "This comment was deleted.")}
        </p>
      </div>
    );
  }
  return (
    <div
      className={classes(
        styles.comment,
        marked && styles.marked,
        isPending(comment) && styles.pending,
      )}
      id={id}
      tabIndex={-1}
    >
      <AuthorFace author={author} />
      <div className={styles.main}>
        <p className={styles.head}>
          <b>
            <AuthorLink author={author} />
          </b>{" "}
          {to && <span className={styles.to}>{to}</span>}{" "}
          {isPending(comment) ? (
            <span className="meta">Posting...</span>
          ) : (
            <Link className={`meta ${styles.when}`} to={`${path}#${id}`}>
              <When moment={createdAt} />
            </Link>
          )}
          {updatedAt !== createdAt && <span className="meta"> · edited</span>}
        </p>
        {isAnswer && (
          <p className={styles.answer}>
            <CircleCheck size={16} aria-hidden />
            Accepted answer
          </p>
        )}
        {comment.hidden && <HiddenNote comment={comment} />}
        {children ?? <CommentText comment={comment} />}
        {actions}
      </div>
    </div>
  );
}

/** Why others don't see a comment, for its author and moderators. */
function HiddenNote({ comment: { _id, author, held } }: Pick<CommentViewProps, "comment">) {
  const isOwn = useReaderId() === author?._id;
  const seenBy = isOwn ? "Only you can see it." : "Only its author and moderators can see it.";
  return (
    <p className="meta">
      {held ? "Waiting for review." : "Moderators hid this comment."} {seenBy}{" "}
      {isOwn && !held && <Link to={appealPath(_id)}>Read why</Link>}
    </p>
  );
}

export const CommentText = ({ comment: { text, mentions } }: Pick<CommentViewProps, "comment">) => (
  <p className={styles.text}>
    <MentionText text={text} mentions={mentions} />
  </p>
);
