import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useMe } from "../../accounts/viewer/index.ts";
import { useSession } from "../../data/browser.ts";
import { storeIntent } from "../../data/intent.ts";
import { logInPath } from "../../data/safe-next.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { LoggedOutNotice } from "../../forms/logged-out-notice.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import { LazyMentionList } from "../notifications/index.ts";
import { heldToast } from "../reports/index.ts";
import styles from "./comments.module.css";
import { excerpt } from "../../ui/text.ts";
import { commentKey, commentsTarget, type Subject } from "./subject.ts";
import type { Comments } from "./use-comments.ts";
import { Comment, commentBody, commentChange, commentMax } from "#contracts/community/comments.ts";
import { codec } from "../../forms/codec.ts";
import { text } from "../../forms/fields.ts";

export type CommentFormProps = {
  subjectId: Subject["id"];
  /** The path of the subject's page. */
  path: string;
  post: Comments["post"];
  label: string;
  action: string;
  /** The comment to reply to. */
  parentId?: string | null;
  /** Text that a guest wrote before logging in. It is posted at once. */
  returned?: string | undefined;
  onSent?: (commentId: string) => void;
  onCancel?: () => void;
};

/** The form for a comment or a reply. The comment appears before the response, and its text returns if posting fails. */
export function CommentForm(props: CommentFormProps) {
  const { subjectId, path, post, label, action, parentId = null, returned } = props;
  const { onSent, onCancel } = props;
  const session = useSession();
  const me = useMe();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const name = commentKey(subjectId, parentId);
  const logIn = logInPath(`${path}#${parentId ? `c-${parentId}` : "comments"}`);
  const edit = useEdit(commentCodec, null, {
    draftKey: name,
    optimistic: true,
    offline: {
      label: ({ text }) => `${parentId ? "Reply" : "Comment"}: “${excerpt(text)}”`,
      target: commentsTarget(subjectId),
      page: path,
      editFields: ["text"],
      onQueued: () => onCancel?.(),
    },
    create: async ({ body: { text }, key, offline }) => {
      if (me) return post({ text, parentId }, me, { key, offline });
      storeIntent({ comment: subjectId, text, parentId });
      await navigate(logIn);
      return undefined;
    },
    onSaved: ({ _id, held }) => {
      toast(held ? heldToast : parentId ? "Reply posted." : "Comment posted.");
      onSent?.(_id);
    },
    failure: ({ message }) => ({ title: `Couldn't post it. ${message}`, message: "" }),
  });

  // Text typed before hydration belongs to the draft, too.
  const takeWritten = useEffectEvent(() => {
    const text = field.current?.value ?? "";
    if (text !== edit.values.text) edit.set({ text });
  });
  useLayoutEffect(() => takeWritten(), []);

  const isReply = onCancel !== undefined;
  useEffect(() => {
    if (isReply) field.current?.focus();
  }, [isReply]);

  usePostReturned(me && returned, (text) => {
    edit.set({ text });
    element.current?.requestSubmit();
  });

  const { is: state } = edit.form.state;
  return (
    <EditForm
      ref={element}
      name={name}
      edit={edit}
      className={styles.form}
      hidden={isReply && state === "sending"}
      draftAt={{ key: name, path: `${path}#${parentId ? `c-${parentId}` : "comments"}` }}
      summary={false}
      action={action}
      variant="pri"
      small={isReply}
      busyText="Posting..."
      footClass={styles.buttons}
      leave={false}
      above={
        session.is === "guest" &&
        state === "rejected" && <LoggedOutNotice logIn={logIn} to="post" tone="blocked" />
      }
      note={!isReply && <DraftState isDirty={edit.dirty} />}
      beside={
        onCancel && (
          // The draft stays, for the next reply.
          <Button variant="txt" small onClick={onCancel}>
            Cancel
          </Button>
        )
      }
    >
      <TextArea
        {...edit.field("text")}
        ref={field}
        label={label}
        rows={2}
        onKeyDown={(event) => event.key === "Escape" && onCancel?.()}
      />
      <LazyMentionList field={field} onText={(text) => edit.set({ text })} />
    </EditForm>
  );
}

/** Where the draft is, and that guests will log in. */
const DraftState = ({ isDirty }: { isDirty: boolean }) => (
  <span className={`meta ${styles.note}`}>
    <span className="guest-only">
      {isDirty ? "You'll log in to post. Your draft is saved." : "You'll log in to post."}
    </span>
    <span className="member-only">{isDirty && "Draft saved on this device"}</span>
  </span>
);

/** Posts the text that a guest wrote before logging in, once. */
function usePostReturned(returned: string | undefined, post: (text: string) => void): void {
  const isPosted = useRef(false);
  const postLatest = useEffectEvent(post);
  useEffect(() => {
    if (!returned || isPosted.current) return;
    isPosted.current = true;
    postLatest(returned);
  }, [returned]);
}

/** How a comment is written and edited. */
export const commentCodec = codec({
  noun: "comment",
  resource: Comment,
  create: commentBody,
  update: commentChange,
  fields: { text: text("Edit your comment", { max: commentMax, always: true }) },
});
