import { useState } from "react";
import { hasDraft } from "../../forms/has-draft.ts";
import { useEditRequest } from "../../forms/queue/use-edit-request.ts";
import { focusSoon } from "../../ui/focus-soon.ts";

/** `byUser`: opened by a click; else opened automatically. */
type Editing = { is: "viewing" } | { is: "editing"; byUser: boolean };

/**
 * Whether a section is being edited; it opens by itself if it has a draft, or is due. Opening moves the focus to its title, closing moves it back to the button with
 * `buttonId`; a section that opens automatically leaves the focus where it is.
 */
export function useEditing(buttonId: string, draftKey: string, isDue = false) {
  const [editing, setEditing] = useState<Editing>(() =>
    isDue || hasDraft(draftKey) ? { is: "editing", byUser: false } : { is: "viewing" },
  );
  useEditRequest((key) => {
    if (key === draftKey) setEditing({ is: "editing", byUser: true });
  });

  return {
    open: editing.is === "editing",
    /** Whether the title of the form takes the focus, by `takeFocus` as its `ref`. */
    byUser: editing.is === "editing" && editing.byUser,
    begin: () => setEditing({ is: "editing", byUser: true }),
    end: () => {
      setEditing({ is: "viewing" });
      focusSoon(buttonId);
    },
  };
}

/** Moves the focus to an element that just appeared. */
export const takeFocus = (title: HTMLElement | null): void => title?.focus();
