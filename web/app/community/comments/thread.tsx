import { CornerUpLeft, Pencil, Trash2, CircleCheck, Heart } from "lucide-react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Comment } from "#contracts/community/comments.ts";
import { anonymous } from "#contracts/kernel/author.ts";
import { counted } from "#format/plurals.ts";
import { numberText } from "#format/numbers.ts";
import { useSession } from "../../data/browser.ts";
import { classes } from "../../ui/classes.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { PendingChanges } from "../../forms/queue/pending-changes.tsx";
import { errorMessage } from "../../data/errors.ts";
import { logInPath } from "../../data/safe-next.ts";
import { useUserId } from "../../data/session.ts";
import actions from "../../ui/actions.module.css";
import { LazyReportButton } from "../reports/index.ts";
import { CommentText, CommentView } from "./comment-view.tsx";
import styles from "./comments.module.css";
import { LazyCommentForm } from "./lazy-comment-form.tsx";
import type { CommentNode } from "./reply-tree.ts";
import { commentsTarget, type Subject } from "./subject.ts";
import { isPending, type Comments } from "./use-comments.ts";

const EditCommentForm = lazy(async () => (await import("./edit-comment-form.tsx")).EditCommentForm);

export type OpenForm = { is: "reply"; returned?: string } | { is: "edit" };

/** The open forms by the ids of their comments. Several can be open at once. */
export type OpenForms = ReadonlyMap<string, OpenForm>;

type ThreadSetting = {
  subject: Subject;
  comments: Comments;
  open: OpenForms;
  /** Opens the form of a comment, or closes it. */
  setOpen: (commentId: string, form: OpenForm | undefined) => void;
  onDelete: (comment: Comment) => void;
  pointedAt: string | undefined;
  /** Of a question: the accepted answer, and whether the reader may choose it. */
  answer?: { acceptedId: string | null; isChosenByReader: boolean } | undefined;
};

/** From this level on, phones stop indenting and show who a reply is to. */
const narrowDepth = 4;

/** Comments with their replies beneath, at most eight levels deep. */
export function Thread({ nodes, ...setting }: ThreadSetting & { nodes: readonly CommentNode[] }) {
  return (
    <ol className={styles.thread}>
      {nodes.map((node) => (
        <li key={node.comment._id} className={node.depth >= narrowDepth ? styles.deep : undefined}>
          <OneComment node={node} {...setting} />
          {node.replies.length > 0 && <Thread nodes={node.replies} {...setting} />}
        </li>
      ))}
    </ol>
  );
}

function OneComment({ node, ...setting }: ThreadSetting & { node: CommentNode }) {
  const { subject, comments, open, setOpen, pointedAt, answer } = setting;
  const { comment } = node;
  const close = () => {
    setOpen(comment._id, undefined);
    document.getElementById(`reply-to-${comment._id}`)?.focus();
  };
  const opened = open.get(comment._id);
  return (
    <CommentView
      comment={comment}
      path={subject.path}
      to={<RepliedTo node={node} />}
      marked={pointedAt === comment._id}
      isAnswer={answer?.acceptedId === comment._id}
      actions={
        !isPending(comment) && (
          <>
            {opened?.is !== "edit" && <Actions comment={comment} {...setting} />}
            {opened?.is === "reply" && (
              <div className={styles.reply}>
                <LazyCommentForm
                  subjectId={subject.id}
                  path={subject.path}
                  post={comments.post}
                  label={`Reply to ${comment.author?.username ?? anonymous}`}
                  action="Reply"
                  parentId={comment._id}
                  returned={opened.returned}
                  onSent={close}
                  onCancel={close}
                />
              </div>
            )}
          </>
        )
      }
    >
      {opened?.is === "edit" ? (
        <EditCommentForm
          fallback={comment.text}
          comment={comment}
          subject={subject}
          comments={comments}
          onDone={close}
        />
      ) : (
        <PendingChanges target={commentsTarget(subject.id)}>
          {(shown) => <CommentText comment={shown(comment)} />}
        </PendingChanges>
      )}
    </CommentView>
  );
}

function Actions(props: ThreadSetting & { comment: Comment }) {
  const { subject, comments, comment, open, setOpen, onDelete, answer } = props;
  const session = useSession();
  const isOwn = session.is === "member" && session.userId === comment.author?._id;
  const id = comment._id;
  const replying = open.get(id)?.is === "reply";
  const action = classes(actions.action, actions.small);
  const mayAccept = answer?.isChosenByReader && !isOwn;
  return (
    <div className={styles.actions}>
      <CommentReactions
        comment={comment}
        comments={comments}
        path={subject.path}
        isAnswer={mayAccept ? answer.acceptedId === id : undefined}
      />
      <button
        type="button"
        id={`reply-to-${id}`}
        className={action}
        aria-expanded={replying}
        onClick={() => setOpen(id, replying ? undefined : { is: "reply" })}
      >
        <CornerUpLeft size={16} aria-hidden />
        Reply
      </button>
      {!isOwn && <LazyReportButton kind="comment" id={id} small />}
      {isOwn && (
        <>
          <button type="button" className={action} onClick={() => setOpen(id, { is: "edit" })}>
            <Pencil size={16} aria-hidden />
            Edit
          </button>
          <button type="button" className={action} onClick={() => onDelete(comment)}>
            <Trash2 size={16} aria-hidden />
            Delete
          </button>
        </>
      )}
    </div>
  );
}

/** The person replied to, if the indentation does not show it. */
function RepliedTo({ node: { parent, depth, flattened } }: { node: CommentNode }) {
  if (!parent || depth < narrowDepth) return null;
  return (
    <span className={classes("meta", !flattened && "narrow-only")}>
      replying to {parent.author ? `@${parent.author.username}` : anonymous}
    </span>
  );
}

const action = classes(actions.action, actions.small);

type ReactionsProps = {
  comment: Comment;
  comments: Comments;
  path: string;
  /** For the author of a question: whether this is the accepted answer. */
  isAnswer?: boolean | undefined;
};

/** The heart of a comment, and for the author of a question the button that accepts it. */
function CommentReactions({ comment, comments, path, isAnswer }: ReactionsProps) {
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
