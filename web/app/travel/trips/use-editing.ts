import { useState } from "react";
import { focusSoon } from "../../ui/focus-soon.ts";

/** `byUser`: somebody opened it; else it opened by itself. */
type Editing = { is: "viewing" } | { is: "editing"; byUser: boolean };

/**
 * Whether a section is being changed. Who opens it is led to its title, who closes it back to the button with
 * `buttonId`; a section that opens by itself leaves the focus where it is.
 */
export function useEditing(buttonId: string, opensByItself: () => boolean) {
  const [editing, setEditing] = useState<Editing>(() =>
    opensByItself() ? { is: "editing", byUser: false } : { is: "viewing" },
  );

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

/** Leads to what just appeared. */
export const takeFocus = (title: HTMLElement | null): void => title?.focus();
