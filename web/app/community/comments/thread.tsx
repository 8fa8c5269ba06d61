import { CornerUpLeft, Pencil, Trash2 } from "lucide-react";
import { Suspense } from "react";
import type { Comment } from "#contracts/community/comments.ts";
import { anonymous } from "#contracts/kernel/author.ts";
import { useSession } from "../../data/browser.ts";
import { classes } from "../../ui/classes.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import actions from "../../ui/actions.module.css";
import { CommentForm } from "./comment-form.tsx";
import { CommentView } from "./comment-view.tsx";
import styles from "./comments.module.css";
import type { CommentNode } from "./reply-tree.ts";
import type { Subject } from "./subject.ts";
import { isPending, type Comments } from "./use-comments.ts";

const EditCommentForm = lazy(async () => (await import("./edit-comment-form.tsx")).EditCommentForm);

/** One box at most is open under the comments. */
export type OpenBox =
  | { is: "none" }
  | { is: "reply"; id: string; returned?: string }
  | { is: "edit"; id: string };

type ThreadSetting = {
  subject: Subject;
  comments: Comments;
  open: OpenBox;
  setOpen: (open: OpenBox) => void;
  onDelete: (comment: Comment) => void;
  pointedAt: string | undefined;
};

/** From this level on phones stop indenting and tell who is answered. */
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
  const { subject, comments, open, setOpen, pointedAt } = setting;
  const { comment } = node;
  const close = () => {
    setOpen({ is: "none" });
    document.getElementById(`reply-to-${comment._id}`)?.focus();
  };
  const opened = open.is !== "none" && open.id === comment._id ? open : undefined;
  return (
    <CommentView
      comment={comment}
      path={subject.path}
      to={<Answered node={node} />}
      marked={pointedAt === comment._id}
      actions={
        !isPending(comment) && (
          <>
            {opened?.is !== "edit" && <Actions comment={comment} {...setting} />}
            {opened?.is === "reply" && (
              <div className={styles.reply}>
                <CommentForm
                  subject={subject}
                  comments={comments}
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
        <Suspense fallback={comment.text}>
          <EditCommentForm comment={comment} comments={comments} onDone={close} />
        </Suspense>
      ) : undefined}
    </CommentView>
  );
}

function Actions({ comment, open, setOpen, onDelete }: ThreadSetting & { comment: Comment }) {
  const session = useSession();
  const isOwn = session.is === "member" && session.userId === comment.author?._id;
  const id = comment._id;
  const replying = open.is === "reply" && open.id === id;
  const action = classes(actions.action, actions.small);
  return (
    <div className={styles.actions}>
      <button
        type="button"
        id={`reply-to-${id}`}
        className={action}
        aria-expanded={replying}
        onClick={() => setOpen(replying ? { is: "none" } : { is: "reply", id })}
      >
        <CornerUpLeft size={16} aria-hidden />
        Reply
      </button>
      {isOwn && (
        <>
          <button type="button" className={action} onClick={() => setOpen({ is: "edit", id })}>
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

/** Who is answered, where the indentation does not tell. */
function Answered({ node: { parent, depth, flattened } }: { node: CommentNode }) {
  if (!parent || depth < narrowDepth) return null;
  return (
    <span className={classes("meta", !flattened && "narrow-only")}>
      replying to {parent.author ? `@${parent.author.username}` : anonymous}
    </span>
  );
}
