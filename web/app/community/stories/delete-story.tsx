import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  storyDeleteFailed,
  confirmStoryDelete,
  deleteStory,
  type Story,
} from "#contracts/community/stories.ts";
import { isNotFound, reworded } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import actions from "../../ui/actions.module.css";
import { wholeKey } from "../comments/index.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { blogsPath } from "../../links/stories.ts";

type DeleteStoryProps = {
  blog: Pick<Story, "_id" | "title">;
  /** Called before the page is left. */
  onGone?: () => void;
};

/** The button that deletes the member's own story, with a confirmation. */
export function DeleteStory({ blog: { _id, title }, onGone }: DeleteStoryProps) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = async () => {
    await call(deleteStory, { params: { id: _id } }).catch(failure);
    onGone?.();
    await navigate(blogsPath);
    client.removeQueries({ queryKey: wholeKey({ kind: "blog", id: _id }) });
    toast("Story deleted.");
  };
  return (
    <>
      <button type="button" className={actions.action} onClick={() => setAsking(true)}>
        <Trash2 size={20} aria-hidden />
        Delete Blog
      </button>
      <ConfirmDialog
        open={asking}
        title={`Delete “${title}”?`}
        sentence={`${confirmStoryDelete} This also deletes its photos, comments and likes.`}
        action="Delete Blog"
        busyText="Deleting..."
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

// A story that is already gone counts as deleted.
function failure(error: unknown): void {
  if (!isNotFound(error)) throw reworded(error, () => storyDeleteFailed);
}
