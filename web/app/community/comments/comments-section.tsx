import { useEffect, useRef, useState, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { noComments, type Comment } from "#contracts/community/comments.ts";
import { counted } from "#format/plurals.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { excerpt } from "../../ui/text.ts";
import { useSession } from "../../data/browser.ts";
import { takeIntent } from "../../data/intent.ts";
import { isQueued, queuedText } from "../../data/queue/queued.ts";
import { useUserId } from "../../data/session.ts";
import { PendingWrites } from "../../forms/queue/pending-writes.tsx";
import { useEditRequest } from "../../forms/queue/use-edit-request.ts";
import { LazyThreadMenu } from "../notifications/index.ts";
import styles from "./comments.module.css";
import { LazyCommentForm } from "./lazy-comment-form.tsx";
import { replyTree } from "./reply-tree.ts";
import { Thread, type OpenForm, type OpenForms } from "./thread.tsx";
import {
  commentEditKey,
  commentKey,
  commentsTarget,
  type Subject,
  type WithComments,
  type NewComment,
} from "./subject.ts";
import { useComments } from "./use-comments.ts";
import { wholeKey } from "./use-whole.ts";

const NewComments = lazy(async () => (await import("./new-comments.tsx")).NewComments, {
  when: "idle",
});

type CommentsSectionProps = { subject: Subject; content: WithComments };

/** All comments of a hoot or a story as a tree, with a form to add one. */
export function CommentsSection({ subject, content }: CommentsSectionProps) {
  const { commentCount, question = false, acceptedId = null } = content;
  const userId = useUserId();
  const answer = question
    ? { acceptedId, isChosenByReader: userId !== undefined && content.author?._id === userId }
    : undefined;
  const comments = useComments(subject, wholeKey(subject));
  const [open, setOpenForms] = useState<OpenForms>(new Map());
  const [returned, setReturned] = useState<string>();
  const [deleting, setDeleting] = useState<Comment>();
  const [newCount, setNewCount] = useState(0);
  const removed = useRef(false);
  const pointedAt = usePointedComment();

  const setOpen = (commentId: string, form: OpenForm | undefined) =>
    setOpenForms((previous) => {
      const next = new Map(previous);
      if (form) next.set(commentId, form);
      else next.delete(commentId);
      return next;
    });

  useReturnedComment(subject.id, ({ text, parentId }) => {
    if (parentId === null) setReturned(text);
    else setOpen(parentId, { is: "reply", returned: text });
  });

  useEditRequest((key) => {
    for (const { _id } of content.comments) {
      if (key === commentKey(subject.id, _id)) setOpen(_id, { is: "reply" });
      if (key === commentEditKey(_id)) setOpen(_id, { is: "edit" });
    }
  });

  const remove = async (comment: Comment) => {
    try {
      await comments.remove(comment);
    } catch (error) {
      if (!isQueued(error)) throw error;
      return toast(queuedText);
    }
    toast("Comment deleted.");
    removed.current = true;
  };

  const closeDialog = () => {
    setDeleting(undefined);
    if (!removed.current) return;
    removed.current = false;
    // The button that opened the dialog is gone with its comment, so the focus moves to the title.
    focusSoon("comments", { preventScroll: true });
  };

  return (
    <section className={styles.section} aria-labelledby="comments">
      <NewComments subject={subject} content={content} open={open} onCount={setNewCount} />
      <div className="row apart">
        <h2 className={styles.heading} id="comments" tabIndex={-1}>
          {commentCount > 0 ? counted(commentCount, "comment") : "Comments"}
        </h2>
        <LazyThreadMenu kind={subject.kind} id={subject.id} />
      </div>
      <LazyCommentForm
        subjectId={subject.id}
        path={subject.path}
        post={comments.post}
        label="Your comment"
        action="Post comment"
        returned={returned}
        onSent={show}
      />
      <PendingWrites target={commentsTarget(subject.id)} />
      {content.comments.length > 0 ? (
        <Thread
          nodes={replyTree(content.comments)}
          subject={subject}
          comments={comments}
          open={open}
          setOpen={setOpen}
          onDelete={setDeleting}
          pointedAt={pointedAt}
          answer={answer}
        />
      ) : (
        newCount === 0 && <p className={styles.none}>{noComments}</p>
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        title={`Delete “${excerpt(deleting?.text ?? "")}”?`}
        sentence="This can't be undone. Replies will stay."
        action="Delete comment"
        busyText="Deleting..."
        onConfirm={() => deleting && remove(deleting)}
        onClose={closeDialog}
      />
    </section>
  );
}

/** Scrolls to a comment that was just posted. */
function show(id: string): void {
  document.getElementById(`c-${id}`)?.scrollIntoView({ block: "nearest" });
}

/** The comment in the hash of the URL. It is scrolled into view and focused. */
function usePointedComment(): string | undefined {
  const { hash } = useLocation();
  const id = hash.startsWith("#c-") ? hash.slice(3) : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const comment = document.getElementById(`c-${id}`);
    comment?.scrollIntoView({ block: "center" });
    comment?.focus({ preventScroll: true });
  }, [id]);
  return id;
}

/** Takes the comment on this page that a guest wrote before logging in. */
function useReturnedComment(id: string, take: (comment: NewComment) => void): void {
  const session = useSession();
  const isMember = session.is === "member";
  const takeIt = useEffectEvent(take);
  useEffect(() => {
    if (!isMember) return;
    const intent = takeIntent((stored) => "comment" in stored && stored.comment === id);
    if (!intent || !("comment" in intent)) return;
    takeIt({ text: intent.text, parentId: intent.parentId ?? null });
  }, [isMember, id]);
}
