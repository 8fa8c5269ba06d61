import { useState } from "react";
import { focusSoon } from "../../ui/focus-soon.ts";

/** `byUser`: opened by a click; else opened automatically. */
type Editing = { is: "viewing" } | { is: "editing"; byUser: boolean };

/**
 * Whether a section is being edited. Opening moves the focus to its title, closing moves it back to the button with
 * `buttonId`; a section that opens automatically leaves the focus where it is.
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

/** Moves the focus to an element that just appeared. */
export const takeFocus = (title: HTMLElement | null): void => title?.focus();
