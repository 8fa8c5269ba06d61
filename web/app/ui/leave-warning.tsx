import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { currentSession } from "../api/session.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type LeaveWarningProps = {
  /** Tells whether something would be lost, asked when somebody goes. */
  when: () => boolean;
  title?: string;
  sentence?: string;
};

/** Warns before unsaved edits are left, on the way to another page and to another site. */
export function LeaveWarning({
  when,
  title = "Leave without saving?",
  sentence = "What you changed here is not saved yet.",
}: LeaveWarningProps) {
  const leaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when() &&
      currentLocation.pathname !== nextLocation.pathname &&
      // An ended session leads to log-in by itself; the draft waits there.
      currentSession().is === "member",
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (when()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [when]);

  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title={title}
      sentence={sentence}
      action="Leave"
      keep="Stay here"
      onConfirm={() => {
        leaving.current = true;
        blocker.proceed?.();
      }}
      onClose={() => {
        if (!leaving.current) blocker.reset?.();
      }}
    />
  );
}
