import { useEffect, useRef } from "react";
import type { Comment } from "#contracts/community/comments.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { TextArea } from "../../ui/field.tsx";
import { excerpt } from "../../ui/text.ts";
import { commentCodec } from "./comment-form.tsx";
import { commentEditKey, commentsTarget, type Subject } from "./subject.ts";
import type { Comments } from "./use-comments.ts";

type EditCommentFormProps = {
  comment: Comment;
  subject: Pick<Subject, "id" | "path">;
  comments: Comments;
  onDone: () => void;
};

/** Edits the member's own comment in place. */
export function EditCommentForm({ comment, subject, comments, onDone }: EditCommentFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const edit = useEdit(commentCodec, comment, {
    draftKey: commentEditKey(comment._id),
    offline: {
      label: ({ text }) => `Edited comment: “${excerpt(text)}”`,
      target: commentsTarget(subject.id),
      page: subject.path,
      changedId: comment._id,
    },
    update: ({ body, key, offline }) => comments.edit(comment, body.text, { key, offline }),
    onSaved: onDone,
    onClose: onDone,
  });
  return (
    <EditForm
      name={`edit-${comment._id}`}
      edit={edit}
      className="stack tight"
      action="Save"
      variant="pri"
      small
    >
      <TextArea
        {...edit.field("text")}
        ref={field}
        rows={2}
        onKeyDown={(event) => event.key === "Escape" && edit.cancel?.()}
      />
    </EditForm>
  );
}
