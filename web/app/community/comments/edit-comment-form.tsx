import { useEffect, useRef, useState } from "react";
import { commentChange, commentMax, type Comment } from "#contracts/community/comments.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { LeaveWarning } from "../../forms/leave-warning.tsx";
import { fieldErrors, useForm } from "../../forms/use-form.ts";
import { remaining } from "../../ui/remaining.ts";
import type { Comments } from "./use-comments.ts";

type EditCommentFormProps = { comment: Comment; comments: Comments; onDone: () => void };

/** Changes an own comment where it stands. */
export function EditCommentForm({ comment, comments, onDone }: EditCommentFormProps) {
  const [text, setText] = useState(comment.text);
  const field = useRef<HTMLTextAreaElement>(null);
  const saved = useRef(false);
  useEffect(() => field.current?.focus(), []);
  const form = useForm({
    check: () => fieldErrors(commentChange, { text: text.trim() }),
    send: async () => {
      await comments.edit(comment, text.trim());
      saved.current = true;
      onDone();
    },
  });
  return (
    <Form name={`edit-${comment._id}`} of={form} className="stack tight">
      <TextArea
        ref={field}
        name="text"
        label="Change your comment"
        rows={2}
        value={text}
        count={remaining(text, commentMax)}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && onDone()}
      />
      <div className="row">
        <SubmitButton of={form} look="pri" small busyText="Saving...">
          Save
        </SubmitButton>
        <Button look="txt" small onClick={onDone}>
          Cancel
        </Button>
      </div>
      <LeaveWarning when={() => !saved.current && text !== comment.text} />
    </Form>
  );
}
