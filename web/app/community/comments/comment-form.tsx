import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
} from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { type ErrorCode } from "#contracts/kernel/errors.ts";
import { commentBody, commentMax } from "#contracts/community/comments.ts";
import { errorCode, errorMessage } from "../../data/errors.ts";
import { useSession } from "../../data/browser.ts";
import { storeIntent } from "../../data/intent.ts";
import { useOnce } from "../../data/idempotency.ts";
import { logInPath } from "../../data/safe-next.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { DraftNote, useDraft } from "../../forms/draft.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { Unverified } from "../../forms/unverified.tsx";
import { fieldErrors } from "../../forms/field-errors.ts";
import styles from "./comment-form.module.css";
import { remaining } from "../../ui/remaining.ts";
import { heldToast } from "../reports/index.ts";
import { LazyMentionList } from "../notifications/index.ts";
import type { Subject } from "./subject.ts";
import type { Comments } from "./use-comments.ts";
import { useMe } from "../../accounts/viewer/index.ts";

const CommentDraft = z.strictObject({ text: z.string() });
const empty = { text: "" };

type CommentFormProps = {
  subject: Subject;
  comments: Comments;
  label: string;
  action: string;
  /** The comment to reply to. */
  parentId?: string | null;
  /** Text that a guest wrote before logging in. It is posted at once. */
  returned?: string | undefined;
  onSent?: (commentId: string) => void;
  onCancel?: () => void;
};

type State =
  | { is: "writing" }
  | { is: "sending" }
  | { is: "wrong"; message: string }
  | { is: "rejected"; message: string; code: ErrorCode | undefined };

/** The form for a comment or a reply. It stores a draft, and restores the text if posting fails. */
export function CommentForm(props: CommentFormProps) {
  const { subject, comments, label, action, parentId = null, returned, onSent, onCancel } = props;
  const session = useSession();
  const me = useMe();
  const navigate = useNavigate();
  const sending = useOnce();
  const field = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<State>({ is: "writing" });
  const name = parentId ? `reply-${parentId}` : `comment-${subject.id}`;
  const draft = useDraft({ key: name, schema: CommentDraft, empty });
  const commentPath = `${subject.path}#${parentId ? `c-${parentId}` : "comments"}`;

  const send = async (text: string) => {
    const body = { text: text.trim(), parentId };
    const wrong = fieldErrors(commentBody, body)?.["text"];
    if (wrong) {
      setState({ is: "wrong", message: wrong });
      return field.current?.focus();
    }
    if (!me) {
      storeIntent({ comment: subject.id, text: body.text, parentId });
      return navigate(logInPath(commentPath));
    }
    setState({ is: "sending" });
    draft.discard();
    try {
      const sent = await comments.post(body, me, sending.keyFor(body));
      sending.done();
      setState({ is: "writing" });
      toast(sent.held ? heldToast : parentId ? "Reply posted." : "Comment posted.");
      onSent?.(sent._id);
    } catch (error) {
      draft.set({ text });
      const message = errorMessage(error);
      const code = errorCode(error);
      setState({ is: "rejected", message, code });
    }
  };

  // Text typed before hydration belongs to the draft, too.
  const takeWritten = useEffectEvent(() => {
    const text = field.current?.value ?? "";
    if (text !== draft.value.text) draft.set({ text });
  });
  useLayoutEffect(() => takeWritten(), []);

  const isReply = onCancel !== undefined;
  useEffect(() => {
    if (isReply) field.current?.focus();
  }, [isReply]);

  const sendReturned = useEffectEvent((text: string) => void send(text));
  const isMember = me !== undefined;
  const sentReturned = useRef(false);
  useEffect(() => {
    if (!returned || !isMember || sentReturned.current) return;
    sentReturned.current = true;
    sendReturned(returned);
  }, [returned, isMember]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state.is !== "sending") void send(draft.value.text);
  };

  // The same text would be rejected again.
  const mayRetry = session.is === "member" && state.is === "rejected" && state.code !== "DUPLICATE";

  return (
    <form
      method="post"
      name={name}
      className={styles.form}
      noValidate
      onSubmit={submit}
      hidden={isReply && state.is === "sending"}
    >
      <DraftNote draft={draft} />
      {state.is === "rejected" && (
        <Notice
          onRetry={mayRetry ? () => void send(draft.value.text) : undefined}
          actions={
            session.is === "guest" ? (
              <LinkButton small to={logInPath(commentPath)}>
                Log In
              </LinkButton>
            ) : (
              state.code === "NOT_VERIFIED" && (
                <Unverified draft={{ key: name, path: commentPath }} />
              )
            )
          }
        >
          {session.is === "guest"
            ? "You've been logged out. Log in to post. Your draft is saved."
            : `Couldn't post it. ${state.message}`}
        </Notice>
      )}
      <TextArea
        ref={field}
        id={`${name}-text`}
        name="text"
        label={label}
        rows={2}
        value={draft.value.text}
        error={state.is === "wrong" ? state.message : undefined}
        count={remaining(draft.value.text, commentMax)}
        onKeyDown={(event) => event.key === "Escape" && onCancel?.()}
        onChange={(event) => {
          if (state.is === "wrong") setState({ is: "writing" });
          draft.set({ text: event.target.value });
        }}
      />
      <LazyMentionList field={field} onText={(text) => draft.set({ text })} />
      <div className={styles.buttons}>
        {!isReply && (
          <span className={`meta ${styles.note}`}>
            <span className="guest-only">
              {draft.dirty
                ? "You'll log in to post. Your draft is saved."
                : "You'll log in to post."}
            </span>
            <span className="member-only">{draft.dirty && "Draft saved on this device"}</span>
          </span>
        )}
        <Button
          type="submit"
          variant="pri"
          small={isReply}
          busy={state.is === "sending"}
          busyText="Posting..."
        >
          {action}
        </Button>
        {onCancel && (
          <Button variant="txt" small onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
