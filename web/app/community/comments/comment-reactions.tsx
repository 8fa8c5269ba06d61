import { CircleCheck, Heart } from "lucide-react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Comment } from "#contracts/community/comments.ts";
import { counted } from "#format/plurals.ts";
import { numberText } from "#format/numbers.ts";
import { errorMessage } from "../../data/errors.ts";
import { logInPath } from "../../data/safe-next.ts";
import { useUserId } from "../../data/session.ts";
import actions from "../../ui/actions.module.css";
import { classes } from "../../ui/classes.ts";
import type { Comments } from "./use-comments.ts";

const action = classes(actions.action, actions.small);

type ReactionsProps = {
  comment: Comment;
  comments: Comments;
  path: string;
  /** For the author of a question: whether this is the accepted answer. */
  isAnswer?: boolean | undefined;
};

/** The heart of a comment, and for the author of a question the button that accepts it. */
export function CommentReactions({ comment, comments, path, isAnswer }: ReactionsProps) {
  const { _id, liked = false, likeCount } = comment;
  const userId = useUserId();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [failed, setFailed] = useState<string>();
  const attempt = (work: Promise<void>) => {
    setFailed(undefined);
    work.catch((error: unknown) => setFailed(errorMessage(error)));
  };
  const like = () => {
    if (userId === undefined) return void navigate(logInPath(`${path}${search}#c-${_id}`));
    attempt(comments.like(comment, !liked));
  };
  return (
    <>
      <button
        type="button"
        className={classes(action, actions.like, "num")}
        aria-pressed={liked}
        aria-label={`Like this comment, ${counted(likeCount, "like")}`}
        onClick={like}
      >
        <Heart size={16} aria-hidden />
        {likeCount > 0 && <span>{numberText(likeCount)}</span>}
      </button>
      {isAnswer !== undefined && (
        <button
          type="button"
          className={action}
          aria-pressed={isAnswer}
          onClick={() => attempt(comments.accept(isAnswer ? null : _id))}
        >
          <CircleCheck size={16} aria-hidden />
          {isAnswer ? "Unmark as answer" : "Accept answer"}
        </button>
      )}
      {failed && (
        <p className={actions.problem} role="alert">
          Couldn't save this. {failed}
        </p>
      )}
    </>
  );
}
