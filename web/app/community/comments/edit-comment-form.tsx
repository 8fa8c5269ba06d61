import { useEffect, useRef } from "react";
import type { Comment } from "#contracts/community/comments.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { TextArea } from "../../ui/field.tsx";
import { commentCodec } from "./comment-codec.ts";
import type { Comments } from "./use-comments.ts";

type EditCommentFormProps = { comment: Comment; comments: Comments; onDone: () => void };

/** Edits the member's own comment in place. */
export function EditCommentForm({ comment, comments, onDone }: EditCommentFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const edit = useEdit(commentCodec, comment, {
    draftKey: `comment-edit:${comment._id}`,
    update: ({ body }) => comments.edit(comment, body.text),
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
